extension SpecSchema {
  /// Entries of `types`.
  static let typeDeclaration = #"""
    "typeDeclaration": {
      "description": "A struct (fields, includes), an enumeration (enum), a union, an alias or a newtype.",
      "type": "object",
      "oneOf": [
        {"$ref": "#/$defs/model"},
        {"$ref": "#/$defs/enumeration"},
        {"$ref": "#/$defs/union"},
        {"$ref": "#/$defs/alias"},
        {"$ref": "#/$defs/newtype"}
      ]
    },
    "model": {
      "description": "A struct with fields.",
      "type": "object",
      "properties": {
        "doc": {"$ref": "#/$defs/doc"},
        "deprecated": {"$ref": "#/$defs/deprecated"},
        "swift": {"$ref": "#/$defs/identifier"},
        "xml": {"$ref": "#/$defs/xmlType"},
        "json": {"$ref": "#/$defs/jsonMapping"},
        "proto": {"$ref": "#/$defs/protoTypeName"},
        "codable": {"$ref": "#/$defs/codable"},
        "fields": {
          "description": "The fields, by wire name.",
          "type": "object",
          "additionalProperties": {"$ref": "#/$defs/field"}
        },
        "includes": {
          "description": "Types whose fields this type has as well.",
          "anyOf": [
            {"$ref": "#/$defs/type"},
            {"type": "array", "items": {"$ref": "#/$defs/type"}}
          ]
        },
        "reserved": {
          "description": "Numbers that may not be used.",
          "anyOf": [
            {"$ref": "#/$defs/reservedNumber"},
            {"type": "array", "items": {"$ref": "#/$defs/reservedNumber"}}
          ]
        }
      },
      "additionalProperties": false,
      "anyOf": [{"required": ["fields"]}, {"required": ["includes"]}]
    },
    "alias": {
      "description": "A typealias.",
      "type": "object",
      "properties": {
        "doc": {"$ref": "#/$defs/doc"},
        "deprecated": {"$ref": "#/$defs/deprecated"},
        "swift": {"$ref": "#/$defs/identifier"},
        "xml": {"$ref": "#/$defs/xmlType"},
        "json": {"$ref": "#/$defs/jsonMapping"},
        "proto": {"$ref": "#/$defs/protoTypeName"},
        "codable": {"$ref": "#/$defs/codable"},
        "alias": {"$ref": "#/$defs/type", "description": "The type it stands for."}
      },
      "required": ["alias"],
      "additionalProperties": false
    },
    "newtype": {
      "description": "A distinct struct around one value.",
      "type": "object",
      "properties": {
        "doc": {"$ref": "#/$defs/doc"},
        "deprecated": {"$ref": "#/$defs/deprecated"},
        "swift": {"$ref": "#/$defs/identifier"},
        "xml": {"$ref": "#/$defs/xmlType"},
        "json": {"$ref": "#/$defs/jsonMapping"},
        "proto": {"$ref": "#/$defs/protoTypeName"},
        "codable": {"$ref": "#/$defs/codable"},
        "newtype": {"$ref": "#/$defs/type", "description": "The type of the value."}
      },
      "required": ["newtype"],
      "additionalProperties": false
    },
    "codable": {
      "description": "Whether the generated type is also Codable.",
      "type": "boolean",
      "default": false
    }
    """#
}
