extension SpecSchema {
  /// What an answer holds.
  static let returns = #"""
    "returns": {
      "description": "What an answer holds: a type, none, bytes, text, file, a stream, or a mapping by status and with headers.",
      "anyOf": [
        {"$ref": "#/$defs/type"},
        {"$ref": "#/$defs/stream"},
        {
          "description": "An answer in detail.",
          "type": "object",
          "properties": {
            "status": {
              "description": "What the answer holds, by status: 201, 2xx or default.",
              "type": "object",
              "patternProperties": {
                "^([1-5][0-9][0-9]|[1-5]xx|default)$": {"$ref": "#/$defs/content"}
              },
              "additionalProperties": false
            },
            "body": {"$ref": "#/$defs/content"},
            "headers": {
              "description": "Headers of the answer.",
              "type": "object",
              "propertyNames": {"$ref": "#/$defs/token"},
              "additionalProperties": {"$ref": "#/$defs/headerParameter"}
            }
          },
          "additionalProperties": false,
          "not": {"required": ["status", "body"]}
        }
      ]
    },
    "content": {
      "description": "What a body holds: a type, none, bytes, text, file, or a stream.",
      "anyOf": [{"$ref": "#/$defs/type"}, {"$ref": "#/$defs/stream"}]
    },
    "stream": {
      "description": "A stream of messages.",
      "type": "object",
      "properties": {
        "stream": {"$ref": "#/$defs/type", "description": "The type of each message."},
        "framing": {
          "description": "How messages are told apart: server-sent events, lines, or length-delimited protobuf.",
          "enum": ["sse", "lines", "delimited"]
        }
      },
      "required": ["stream", "framing"],
      "additionalProperties": false
    }
    """#
}
