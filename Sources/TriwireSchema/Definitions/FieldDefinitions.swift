extension SpecSchema {
  /// Types and fields.
  static let field = #"""
    "type": {
      "description": "A type: a scalar (bool, int32, int64, uint32, uint64, sint32, sint64, fixed32, fixed64, sfixed32, sfixed64, float, double, decimal, string, bytes, uuid, url, datetime, date, duration, json), list<T>, map<T>, map<K:T>, a declared Name or Name<T>; a '?' behind it makes it optional.",
      "type": "string",
      "minLength": 1,
      "examples": ["string", "int64?", "list<Pet>", "map<uuid:Pet>", "Page<Pet>"]
    },
    "fieldType": {
      "description": "A type; patch<T> and a default after '=' are allowed.",
      "type": "string",
      "minLength": 1,
      "examples": ["string", "int32 = 20", "list<string>?", "patch<string>", "Order = newest"]
    },
    "field": {
      "description": "A type, or a mapping with type or enum.",
      "type": ["string", "object"],
      "minLength": 1,
      "properties": {
        \#(valueKeys),
        "number": {"$ref": "#/$defs/fieldNumber"},
        "packed": {"$ref": "#/$defs/packed"},
        "json": {"$ref": "#/$defs/jsonField"},
        "xml": {"$ref": "#/$defs/xmlField"},
        "proto": {"$ref": "#/$defs/protoName"}
      },
      "additionalProperties": false,
      "dependentRequired": {"closed": ["enum"], "optional": ["enum"], "reserved": ["enum"]},
      "anyOf": [{"type": "string"}, {"required": ["type"]}, {"required": ["enum"]}]
    }
    """#
}
