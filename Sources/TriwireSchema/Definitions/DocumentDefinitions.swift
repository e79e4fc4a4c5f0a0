extension SpecSchema {
  /// A spec's main file and the files it includes.
  static let document = #"""
    "spec": {
      "description": "A spec's main file.",
      "type": "object",
      "properties": {
        "triwire": {"description": "The version of this language.", "const": 1},
        "name": {
          "description": "UpperCamelCase; the namespace's name, and the client's with Client behind it.",
          "type": "string",
          "pattern": "^[A-Z][A-Za-z0-9]*$"
        },
        "doc": {"$ref": "#/$defs/doc"},
        "include": {
          "description": "Files with further types, endpoints, auth and envelopes, relative to this file; * and ? are wildcards.",
          "anyOf": [
            {"$ref": "#/$defs/word"},
            {"type": "array", "items": {"$ref": "#/$defs/word"}}
          ]
        },
        "json": {"$ref": "#/$defs/jsonMapping"},
        "servers": {
          "description": "Servers, by name; the first is the default.",
          "type": "object",
          "additionalProperties": {"$ref": "#/$defs/server"},
          "propertyNames": {"$ref": "#/$defs/name"}
        },
        "defaults": {"$ref": "#/$defs/defaults"},
        "auth": {
          "description": "Auth schemes, by name.",
          "type": "object",
          "additionalProperties": {"$ref": "#/$defs/authScheme"},
          "propertyNames": {"$ref": "#/$defs/name"}
        },
        "envelopes": {
          "description": "Envelopes, by name.",
          "type": "object",
          "additionalProperties": {"$ref": "#/$defs/envelope"},
          "propertyNames": {"$ref": "#/$defs/name"}
        },
        "endpoints": {
          "description": "Endpoints, by name.",
          "type": "object",
          "additionalProperties": {"$ref": "#/$defs/endpoint"},
          "propertyNames": {"$ref": "#/$defs/name"}
        },
        "types": {
          "description": "Types, by name: Pet or Page<T>.",
          "type": "object",
          "additionalProperties": {"$ref": "#/$defs/typeDeclaration"},
          "propertyNames": {
            "pattern": "^[A-Za-z_\\u0080-\\uFFFF][A-Za-z0-9_\\u0080-\\uFFFF]*(<.+>)?$"
          }
        }
      },
      "required": ["triwire", "name"],
      "additionalProperties": false
    },
    "included": {
      "description": "A file that a spec includes.",
      "type": "object",
      "properties": {
        "triwire": {"description": "The version of this language.", "const": 1},
        "include": {
          "description": "Files with further types, endpoints, auth and envelopes, relative to this file; * and ? are wildcards.",
          "anyOf": [
            {"$ref": "#/$defs/word"},
            {"type": "array", "items": {"$ref": "#/$defs/word"}}
          ]
        },
        "auth": {
          "description": "Auth schemes, by name.",
          "type": "object",
          "additionalProperties": {"$ref": "#/$defs/authScheme"},
          "propertyNames": {"$ref": "#/$defs/name"}
        },
        "envelopes": {
          "description": "Envelopes, by name.",
          "type": "object",
          "additionalProperties": {"$ref": "#/$defs/envelope"},
          "propertyNames": {"$ref": "#/$defs/name"}
        },
        "endpoints": {
          "description": "Endpoints, by name.",
          "type": "object",
          "additionalProperties": {"$ref": "#/$defs/endpoint"},
          "propertyNames": {"$ref": "#/$defs/name"}
        },
        "types": {
          "description": "Types, by name: Pet or Page<T>.",
          "type": "object",
          "additionalProperties": {"$ref": "#/$defs/typeDeclaration"},
          "propertyNames": {
            "pattern": "^[A-Za-z_\\u0080-\\uFFFF][A-Za-z0-9_\\u0080-\\uFFFF]*(<.+>)?$"
          }
        }
      },
      "additionalProperties": false
    }
    """#
}
