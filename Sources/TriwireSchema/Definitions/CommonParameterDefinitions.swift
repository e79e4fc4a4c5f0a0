extension SpecSchema {
  /// Parameters of every request.
  static let commonParameter = #"""
    "commonHeader": {
      "description": "A header of every request: a type, a constant, or a mapping.",
      "type": ["string", "object"],
      "minLength": 1,
      "properties": {
        "type": {"$ref": "#/$defs/fieldType"},
        "enum": {"$ref": "#/$defs/enumValues"},
        "closed": {"$ref": "#/$defs/closed"},
        "reserved": {"$ref": "#/$defs/reserved"},
        "optional": {"$ref": "#/$defs/optional"},
        "default": {
          "$ref": "#/$defs/anyText",
          "description": "The value when none is given; the same as '= value' behind the type."
        },
        "doc": {"$ref": "#/$defs/doc"},
        "deprecated": {"$ref": "#/$defs/deprecated"},
        "swift": {"$ref": "#/$defs/identifier"},
        "format": {"$ref": "#/$defs/format"},
        "min": {"$ref": "#/$defs/min"},
        "max": {"$ref": "#/$defs/max"},
        "minLength": {"$ref": "#/$defs/minLength"},
        "maxLength": {"$ref": "#/$defs/maxLength"},
        "pattern": {"$ref": "#/$defs/pattern"},
        "minItems": {"$ref": "#/$defs/minItems"},
        "maxItems": {"$ref": "#/$defs/maxItems"},
        "sensitive": {"$ref": "#/$defs/sensitive"},
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
        "type": {"$ref": "#/$defs/fieldType"},
        "enum": {"$ref": "#/$defs/enumValues"},
        "closed": {"$ref": "#/$defs/closed"},
        "reserved": {"$ref": "#/$defs/reserved"},
        "optional": {"$ref": "#/$defs/optional"},
        "default": {
          "$ref": "#/$defs/anyText",
          "description": "The value when none is given; the same as '= value' behind the type."
        },
        "doc": {"$ref": "#/$defs/doc"},
        "deprecated": {"$ref": "#/$defs/deprecated"},
        "swift": {"$ref": "#/$defs/identifier"},
        "format": {"$ref": "#/$defs/format"},
        "min": {"$ref": "#/$defs/min"},
        "max": {"$ref": "#/$defs/max"},
        "minLength": {"$ref": "#/$defs/minLength"},
        "maxLength": {"$ref": "#/$defs/maxLength"},
        "pattern": {"$ref": "#/$defs/pattern"},
        "minItems": {"$ref": "#/$defs/minItems"},
        "maxItems": {"$ref": "#/$defs/maxItems"},
        "sensitive": {"$ref": "#/$defs/sensitive"},
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
        "type": {"$ref": "#/$defs/fieldType"},
        "enum": {"$ref": "#/$defs/enumValues"},
        "closed": {"$ref": "#/$defs/closed"},
        "reserved": {"$ref": "#/$defs/reserved"},
        "optional": {"$ref": "#/$defs/optional"},
        "default": {
          "$ref": "#/$defs/anyText",
          "description": "The value when none is given; the same as '= value' behind the type."
        },
        "doc": {"$ref": "#/$defs/doc"},
        "deprecated": {"$ref": "#/$defs/deprecated"},
        "swift": {"$ref": "#/$defs/identifier"},
        "format": {"$ref": "#/$defs/format"},
        "min": {"$ref": "#/$defs/min"},
        "max": {"$ref": "#/$defs/max"},
        "minLength": {"$ref": "#/$defs/minLength"},
        "maxLength": {"$ref": "#/$defs/maxLength"},
        "pattern": {"$ref": "#/$defs/pattern"},
        "minItems": {"$ref": "#/$defs/minItems"},
        "maxItems": {"$ref": "#/$defs/maxItems"},
        "sensitive": {"$ref": "#/$defs/sensitive"},
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
