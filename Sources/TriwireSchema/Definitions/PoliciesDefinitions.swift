extension SpecSchema {
  /// `defaults` and what an endpoint may override.
  static let policies = #"""
    "defaults": {
      "description": "What every endpoint has unless it says otherwise.",
      "type": "object",
      "properties": {
        "wire": {"$ref": "#/$defs/wire"},
        "timeout": {"$ref": "#/$defs/duration", "description": "How long a call may take."},
        "retry": {"$ref": "#/$defs/retry"},
        "errors": {"$ref": "#/$defs/errors"},
        "envelope": {
          "$ref": "#/$defs/name",
          "description": "The name of an envelope, or none."
        },
        "auth": {"$ref": "#/$defs/name", "description": "The name of an auth scheme, or none."},
        "cache": {"$ref": "#/$defs/cache"},
        "encrypt": {"$ref": "#/$defs/encrypt"},
        "headers": {
          "description": "Headers of every request.",
          "type": "object",
          "propertyNames": {"$ref": "#/$defs/token"},
          "additionalProperties": {"$ref": "#/$defs/commonHeader"}
        },
        "query": {
          "description": "Query parameters of every request.",
          "type": "object",
          "additionalProperties": {"$ref": "#/$defs/commonQueryParameter"}
        },
        "body": {
          "description": "Fields of every structured request body.",
          "type": "object",
          "additionalProperties": {"$ref": "#/$defs/commonBodyField"}
        }
      },
      "additionalProperties": false
    },
    "wire": {
      "description": "A format for both directions, or one for each.",
      "anyOf": [
        {"$ref": "#/$defs/wireName"},
        {
          "description": "The format of each direction.",
          "type": "object",
          "properties": {
            "request": {
              "$ref": "#/$defs/wireName",
              "description": "The format of request bodies."
            },
            "response": {
              "description": "The formats of answers, preferred first; sent as Accept.",
              "anyOf": [
                {"$ref": "#/$defs/wireName"},
                {"type": "array", "items": {"$ref": "#/$defs/wireName"}, "minItems": 1}
              ]
            }
          },
          "additionalProperties": false
        }
      ]
    },
    "wireName": {"description": "A format.", "enum": ["json", "xml", "protobuf"]},
    "retry": {
      "description": "none, or when and how often to try again.",
      "anyOf": [
        {"const": "none"},
        {
          "description": "When and how often to try again.",
          "type": "object",
          "properties": {
            "attempts": {
              "description": "How many tries at most, the first included.",
              "type": "integer",
              "minimum": 1,
              "maximum": 100,
              "default": 3
            },
            "on": {
              "description": "What to try again after. Default: timeout, connection, 429, 502, 503, 504.",
              "anyOf": [
                {"$ref": "#/$defs/retryCause"},
                {"type": "array", "items": {"$ref": "#/$defs/retryCause"}}
              ]
            },
            "backoff": {
              "$ref": "#/$defs/duration",
              "description": "The wait before the second try; it doubles with each further one. Default: 200ms."
            }
          },
          "additionalProperties": false
        }
      ]
    },
    "retryCause": {
      "description": "timeout, connection, or a status such as 503 or 5xx.",
      "anyOf": [
        {"enum": ["timeout", "connection"]},
        {"type": "integer", "minimum": 100, "maximum": 599},
        {"type": "string", "pattern": "^([1-5][0-9][0-9]|[1-5]xx)$"}
      ]
    },
    "cache": {
      "description": "none, forever, http (as RFC 9111 says), or how long an answer may be used again.",
      "anyOf": [{"enum": ["none", "forever", "http"]}, {"$ref": "#/$defs/duration"}]
    },
    "errors": {
      "description": "What failures hold, by status: 404, 5xx or default.",
      "type": "object",
      "patternProperties": {"^([1-5][0-9][0-9]|[1-5]xx|default)$": {"$ref": "#/$defs/type"}},
      "additionalProperties": false
    },
    "encrypt": {
      "description": "Whether request and response pass through the client's PayloadCipher.",
      "type": "boolean",
      "default": false
    }
    """#
}
