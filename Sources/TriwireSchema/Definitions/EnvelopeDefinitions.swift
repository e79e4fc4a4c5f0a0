extension SpecSchema {
  /// Entries of `envelopes`.
  static let envelope = #"""
    "envelope": {
      "description": "Tells a business failure from a success.",
      "type": "object",
      "properties": {
        "doc": {"$ref": "#/$defs/doc"},
        "code": {"$ref": "#/$defs/path", "description": "Where the code stands."},
        "message": {"$ref": "#/$defs/path", "description": "Where the message stands."},
        "data": {
          "$ref": "#/$defs/path",
          "description": "Where the value stands that 'returns' describes; without it, the whole body."
        },
        "success": {
          "description": "The values of code that mean success.",
          "anyOf": [
            {"$ref": "#/$defs/anyText"},
            {"type": "array", "items": {"$ref": "#/$defs/anyText"}, "minItems": 1}
          ]
        },
        "failure": {
          "$ref": "#/$defs/path",
          "description": "Where a failure's own code stands, when that is another field than code."
        },
        "errors": {
          "description": "Named failures, by code.",
          "type": "object",
          "additionalProperties": {
            "type": ["string", "object"],
            "pattern": "^[A-Za-z_\\u0080-\\uFFFF][A-Za-z0-9_\\u0080-\\uFFFF-]*$",
            "properties": {"name": {"$ref": "#/$defs/name"}, "doc": {"$ref": "#/$defs/doc"}},
            "required": ["name"],
            "additionalProperties": false
          }
        },
        "refresh": {
          "description": "Errors after which the token provider is asked once and the call is tried again.",
          "anyOf": [
            {"$ref": "#/$defs/name"},
            {"type": "array", "items": {"$ref": "#/$defs/name"}}
          ]
        }
      },
      "required": ["code", "success"],
      "additionalProperties": false
    }
    """#
}
