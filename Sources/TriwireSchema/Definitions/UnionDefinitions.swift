extension SpecSchema {
  /// Unions.
  static let union = #"""
    "union": {
      "description": "One of several types.",
      "type": "object",
      "properties": {
        "doc": {"$ref": "#/$defs/doc"},
        "deprecated": {"$ref": "#/$defs/deprecated"},
        "swift": {"$ref": "#/$defs/identifier"},
        "xml": {"$ref": "#/$defs/xmlType"},
        "json": {"$ref": "#/$defs/jsonMapping"},
        "proto": {"$ref": "#/$defs/protoName"},
        "codable": {"$ref": "#/$defs/codable"},
        "union": {
          "description": "Cases by key or tag, or a list of types of which the first that fits is taken.",
          "anyOf": [
            {
              "type": "object",
              "minProperties": 1,
              "additionalProperties": {"$ref": "#/$defs/unionCase"}
            },
            {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/unionCase"}}
          ]
        },
        "discriminator": {
          "$ref": "#/$defs/word",
          "description": "The field that tells the case."
        }
      },
      "required": ["union"],
      "additionalProperties": false
    },
    "unionCase": {
      "description": "A type, or a mapping with type.",
      "type": ["string", "object"],
      "minLength": 1,
      "properties": {
        "type": {"$ref": "#/$defs/type"},
        "doc": {"$ref": "#/$defs/doc"},
        "swift": {"$ref": "#/$defs/identifier"},
        "number": {"$ref": "#/$defs/fieldNumber"},
        "xml": {"$ref": "#/$defs/xmlField"}
      },
      "required": ["type"],
      "additionalProperties": false
    }
    """#
}
