extension SpecSchema {
  /// Entries of `endpoints`.
  static let endpoint = #"""
    "endpoint": {
      "description": "One endpoint.",
      "type": "object",
      "properties": {
        "doc": {"$ref": "#/$defs/doc"},
        "deprecated": {"$ref": "#/$defs/deprecated"},
        "swift": {"$ref": "#/$defs/identifier"},
        "route": {
          "description": "METHOD /path/{variable}/{rest*}; each variable is declared under path. {rest*} keeps slashes.",
          "type": "string",
          "pattern": "^[A-Z][A-Z0-9_-]*[ \\t]*/([^/?# \\t]+(/[^/?# \\t]+)*/?)?$",
          "examples": ["GET /pets/{id}"]
        },
        "group": {
          "$ref": "#/$defs/name",
          "description": "The group of methods it belongs to: client.<group>.<name>."
        },
        "path": {
          "description": "The route's variables.",
          "type": "object",
          "additionalProperties": {"$ref": "#/$defs/pathParameter"}
        },
        "query": {
          "description": "Query parameters.",
          "type": "object",
          "additionalProperties": {"$ref": "#/$defs/queryParameter"}
        },
        "headers": {
          "description": "Request headers.",
          "type": "object",
          "propertyNames": {"$ref": "#/$defs/token"},
          "additionalProperties": {"$ref": "#/$defs/headerParameter"}
        },
        "cookies": {
          "description": "Cookies.",
          "type": "object",
          "propertyNames": {"$ref": "#/$defs/token"},
          "additionalProperties": {"$ref": "#/$defs/cookieParameter"}
        },
        "body": {"$ref": "#/$defs/body"},
        "returns": {"$ref": "#/$defs/returns"},
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
        "accept": {
          "description": "Sent as Accept instead of what the wire says.",
          "type": "string",
          "pattern": "^[\\u0020-\\u007E]+$"
        },
        "contentType": {
          "$ref": "#/$defs/mediaType",
          "description": "Sent as Content-Type instead of what the wire says."
        },
        "paging": {"$ref": "#/$defs/paging"},
        "latest": {
          "description": "Whether a new call cancels the one in flight.",
          "type": "boolean",
          "default": false
        },
        "idempotency": {
          "$ref": "#/$defs/token",
          "description": "The header that carries a fresh key per call, the same on each retry."
        }
      },
      "required": ["route"],
      "additionalProperties": false
    }
    """#
}
