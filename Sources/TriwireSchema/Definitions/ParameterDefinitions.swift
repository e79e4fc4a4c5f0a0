extension SpecSchema {
  /// Path, query, header and cookie parameters.
  static let parameter = #"""
    "pathParameter": {
      "description": "A path parameter: a type, or a mapping with type or enum.",
      "type": ["string", "object"],
      "minLength": 1,
      "properties": {
        \#(valueKeys),
        "style": {"$ref": "#/$defs/pathStyle"},
        "explode": {"$ref": "#/$defs/explode"}
      },
      "additionalProperties": false,
      "dependentRequired": {"closed": ["enum"], "optional": ["enum"], "reserved": ["enum"]},
      "anyOf": [{"type": "string"}, {"required": ["type"]}, {"required": ["enum"]}]
    },
    "queryParameter": {
      "description": "A query parameter: a type, or a mapping with type or enum.",
      "type": ["string", "object"],
      "minLength": 1,
      "properties": {
        \#(valueKeys),
        "style": {"$ref": "#/$defs/queryStyle"},
        "explode": {"$ref": "#/$defs/explode"}
      },
      "additionalProperties": false,
      "dependentRequired": {"closed": ["enum"], "optional": ["enum"], "reserved": ["enum"]},
      "anyOf": [{"type": "string"}, {"required": ["type"]}, {"required": ["enum"]}]
    },
    "headerParameter": {
      "description": "A header: a type, or a mapping with type or enum.",
      "type": ["string", "object"],
      "minLength": 1,
      "properties": {
        \#(valueKeys),
        "style": {"$ref": "#/$defs/headerStyle"},
        "explode": {"$ref": "#/$defs/explode"}
      },
      "additionalProperties": false,
      "dependentRequired": {"closed": ["enum"], "optional": ["enum"], "reserved": ["enum"]},
      "anyOf": [{"type": "string"}, {"required": ["type"]}, {"required": ["enum"]}]
    },
    "cookieParameter": {
      "description": "A cookie: a type, or a mapping with type or enum.",
      "type": ["string", "object"],
      "minLength": 1,
      "properties": {
        \#(valueKeys),
        "style": {"$ref": "#/$defs/cookieStyle"},
        "explode": {"$ref": "#/$defs/explode"}
      },
      "additionalProperties": false,
      "dependentRequired": {"closed": ["enum"], "optional": ["enum"], "reserved": ["enum"]},
      "anyOf": [{"type": "string"}, {"required": ["type"]}, {"required": ["enum"]}]
    },
    "pathStyle": {
      "description": "How the value is written, as in OpenAPI.",
      "enum": ["simple", "label", "matrix"],
      "default": "simple"
    },
    "queryStyle": {
      "description": "How the value is written, as in OpenAPI.",
      "enum": ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
      "default": "form"
    },
    "headerStyle": {
      "description": "How the value is written, as in OpenAPI.",
      "enum": ["simple"],
      "default": "simple"
    },
    "cookieStyle": {
      "description": "How the value is written, as in OpenAPI.",
      "enum": ["form"],
      "default": "form"
    },
    "explode": {
      "description": "Whether each element of a list and each member of an object is written on its own; the default is OpenAPI's.",
      "type": "boolean"
    }
    """#
}
