extension SpecSchema {
  /// Parameters of every request.
  static let commonParameter = #"""
    "commonHeader": {
      "description": "A header of every request: a type, a constant, or a mapping.",
      "type": ["string", "object"],
      "minLength": 1,
      "properties": {
        \#(valueKeys),
        "style": {"$ref": "#/$defs/headerStyle"},
        "explode": {"$ref": "#/$defs/explode"},
        "value": {"$ref": "#/$defs/value"}
      },
      "additionalProperties": false,
      "dependentRequired": {"closed": ["enum"], "optional": ["enum"], "reserved": ["enum"]},
      "anyOf": [
        {"type": "string"},
        {"required": ["type"]},
        {"required": ["enum"]},
        {"required": ["value"]}
      ]
    },
    "commonQueryParameter": {
      "description": "A query parameter of every request: a type, a constant, or a mapping.",
      "type": ["string", "object"],
      "minLength": 1,
      "properties": {
        \#(valueKeys),
        "style": {"$ref": "#/$defs/queryStyle"},
        "explode": {"$ref": "#/$defs/explode"},
        "value": {"$ref": "#/$defs/value"}
      },
      "additionalProperties": false,
      "dependentRequired": {"closed": ["enum"], "optional": ["enum"], "reserved": ["enum"]},
      "anyOf": [
        {"type": "string"},
        {"required": ["type"]},
        {"required": ["enum"]},
        {"required": ["value"]}
      ]
    },
    "commonBodyField": {
      "description": "A field merged into every structured request body: a type, a constant, or a mapping.",
      "type": ["string", "object"],
      "minLength": 1,
      "properties": {
        \#(valueKeys),
        "number": {"$ref": "#/$defs/fieldNumber"},
        "packed": {"$ref": "#/$defs/packed"},
        "json": {"$ref": "#/$defs/jsonField"},
        "xml": {"$ref": "#/$defs/xmlField"},
        "proto": {"$ref": "#/$defs/protoName"},
        "value": {"$ref": "#/$defs/value"}
      },
      "additionalProperties": false,
      "dependentRequired": {"closed": ["enum"], "optional": ["enum"], "reserved": ["enum"]},
      "anyOf": [
        {"type": "string"},
        {"required": ["type"]},
        {"required": ["enum"]},
        {"required": ["value"]}
      ]
    },
    "value": {
      "$ref": "#/$defs/anyText",
      "description": "A constant that is sent with every request."
    }
    """#
}
