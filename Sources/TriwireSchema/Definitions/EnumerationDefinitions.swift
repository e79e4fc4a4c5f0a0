extension SpecSchema {
  /// Enumerations, declared or in place.
  static let enumeration = #"""
    "enumeration": {
      "description": "An enumeration; unknown values survive as .unknown unless it is closed.",
      "type": "object",
      "properties": {
        "doc": {"$ref": "#/$defs/doc"},
        "deprecated": {"$ref": "#/$defs/deprecated"},
        "swift": {"$ref": "#/$defs/identifier"},
        "xml": {"$ref": "#/$defs/xmlType"},
        "json": {"$ref": "#/$defs/jsonMapping"},
        "proto": {"$ref": "#/$defs/protoTypeName"},
        "codable": {"$ref": "#/$defs/codable"},
        "type": {
          "$ref": "#/$defs/type",
          "description": "The type of the values; string when absent."
        },
        "enum": {"$ref": "#/$defs/enumValues"},
        "closed": {
          "description": "Whether an unknown value is a decoding error instead of surviving as .unknown.",
          "type": "boolean",
          "default": false
        },
        "reserved": {
          "description": "Numbers that may not be used.",
          "anyOf": [
            {"$ref": "#/$defs/reservedNumber"},
            {"type": "array", "items": {"$ref": "#/$defs/reservedNumber"}}
          ]
        }
      },
      "required": ["enum"],
      "additionalProperties": false
    },
    "enumValues": {
      "description": "A list of wire texts, or a mapping of names to wire values.",
      "anyOf": [
        {
          "type": "array",
          "minItems": 1,
          "items": {
            "type": ["string", "number", "boolean", "null", "object"],
            "properties": {
              "value": {"$ref": "#/$defs/anyText", "description": "What travels."},
              "doc": {"$ref": "#/$defs/doc"},
              "deprecated": {"$ref": "#/$defs/deprecated"},
              "swift": {"$ref": "#/$defs/identifier"},
              "number": {"$ref": "#/$defs/enumNumber"},
              "proto": {"$ref": "#/$defs/protoName"}
            },
            "required": ["value"],
            "additionalProperties": false
          }
        },
        {
          "type": "object",
          "minProperties": 1,
          "additionalProperties": {
            "description": "What travels; the name itself when nothing is written.",
            "type": ["string", "number", "boolean", "null", "object"],
            "properties": {
              "value": {"$ref": "#/$defs/anyText", "description": "What travels."},
              "doc": {"$ref": "#/$defs/doc"},
              "deprecated": {"$ref": "#/$defs/deprecated"},
              "swift": {"$ref": "#/$defs/identifier"},
              "number": {"$ref": "#/$defs/enumNumber"},
              "proto": {"$ref": "#/$defs/protoName"}
            },
            "additionalProperties": false
          }
        }
      ]
    },
    "enumNumber": {
      "description": "The value's number in protobuf.",
      "type": "integer",
      "minimum": -2147483648,
      "maximum": 2147483647
    },
    "closed": {
      "description": "Whether an unknown value is a decoding error instead of surviving as .unknown.",
      "type": "boolean",
      "default": false
    },
    "reserved": {
      "description": "Numbers that may not be used.",
      "anyOf": [
        {"$ref": "#/$defs/reservedNumber"},
        {"type": "array", "items": {"$ref": "#/$defs/reservedNumber"}}
      ]
    },
    "reservedNumber": {
      "description": "A number such as 4 or a range such as 9-12.",
      "type": ["integer", "string"],
      "pattern": "^ *[0-9]+ *(- *[0-9]+ *)?$",
      "minimum": 1,
      "maximum": 536870911
    }
    """#
}
