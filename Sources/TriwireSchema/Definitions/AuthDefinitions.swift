extension SpecSchema {
  /// Entries of `auth`.
  static let auth = #"""
    "authScheme": {
      "description": "How the client proves who it is.",
      "type": "object",
      "oneOf": [
        {
          "description": "Authorization: Bearer …",
          "type": "object",
          "properties": {
            "scheme": {"description": "How the client proves who it is.", "const": "bearer"},
            "doc": {"$ref": "#/$defs/doc"}
          },
          "required": ["scheme"],
          "additionalProperties": false
        },
        {
          "description": "Authorization: Basic …",
          "type": "object",
          "properties": {
            "scheme": {"description": "How the client proves who it is.", "const": "basic"},
            "doc": {"$ref": "#/$defs/doc"}
          },
          "required": ["scheme"],
          "additionalProperties": false
        },
        {
          "description": "A key in a header.",
          "type": "object",
          "properties": {
            "scheme": {"description": "How the client proves who it is.", "const": "apiKey"},
            "doc": {"$ref": "#/$defs/doc"},
            "header": {"$ref": "#/$defs/token", "description": "The header's name."}
          },
          "required": ["scheme", "header"],
          "additionalProperties": false
        },
        {
          "description": "A key in the query.",
          "type": "object",
          "properties": {
            "scheme": {"description": "How the client proves who it is.", "const": "apiKey"},
            "doc": {"$ref": "#/$defs/doc"},
            "query": {"$ref": "#/$defs/word", "description": "The parameter's name."}
          },
          "required": ["scheme", "query"],
          "additionalProperties": false
        },
        {
          "description": "A key in a cookie.",
          "type": "object",
          "properties": {
            "scheme": {"description": "How the client proves who it is.", "const": "apiKey"},
            "doc": {"$ref": "#/$defs/doc"},
            "cookie": {"$ref": "#/$defs/token", "description": "The cookie's name."}
          },
          "required": ["scheme", "cookie"],
          "additionalProperties": false
        }
      ]
    }
    """#
}
