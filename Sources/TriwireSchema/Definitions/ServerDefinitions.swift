extension SpecSchema {
  /// Entries of `servers`.
  static let server = #"""
    "server": {
      "description": "A URL, or a mapping with url.",
      "type": ["string", "object"],
      "minLength": 1,
      "pattern": "^[\\u0021-\\u007E]+$",
      "properties": {
        "url": {
          "description": "May hold {variables}.",
          "type": "string",
          "pattern": "^[\\u0021-\\u007E]+$"
        },
        "doc": {"$ref": "#/$defs/doc"},
        "variables": {
          "description": "The URL's variables.",
          "type": "object",
          "additionalProperties": {"$ref": "#/$defs/serverVariable"}
        }
      },
      "required": ["url"],
      "additionalProperties": false
    },
    "serverVariable": {
      "description": "The default, or a mapping with default.",
      "type": ["string", "number", "boolean", "null", "object"],
      "properties": {
        "default": {
          "$ref": "#/$defs/anyText",
          "description": "The value unless the app gives one."
        },
        "values": {
          "description": "The values allowed; any when absent.",
          "anyOf": [
            {"$ref": "#/$defs/anyText"},
            {"type": "array", "items": {"$ref": "#/$defs/anyText"}}
          ]
        }
      },
      "required": ["default"],
      "additionalProperties": false
    }
    """#
}
