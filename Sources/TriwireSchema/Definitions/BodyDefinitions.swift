extension SpecSchema {
  /// Request bodies.
  static let body = #"""
    "body": {
      "description": "A type, or a mapping with exactly one of fields, form, multipart, raw, text and stream.",
      "anyOf": [
        {"$ref": "#/$defs/type"},
        {
          "description": "Fields declared in place.",
          "type": "object",
          "properties": {
            "fields": {
              "description": "The fields, by wire name.",
              "type": "object",
              "additionalProperties": {"$ref": "#/$defs/field"}
            },
            "xml": {"$ref": "#/$defs/xmlType"}
          },
          "required": ["fields"],
          "additionalProperties": false
        },
        {
          "description": "A form (application/x-www-form-urlencoded).",
          "type": "object",
          "properties": {
            "form": {
              "description": "The fields, by wire name.",
              "type": "object",
              "additionalProperties": {"$ref": "#/$defs/queryParameter"}
            }
          },
          "required": ["form"],
          "additionalProperties": false
        },
        {
          "description": "A multipart form.",
          "type": "object",
          "properties": {
            "multipart": {
              "description": "The parts, by name.",
              "type": "object",
              "additionalProperties": {"$ref": "#/$defs/part"}
            }
          },
          "required": ["multipart"],
          "additionalProperties": false
        },
        {
          "description": "Bytes under a media type.",
          "type": "object",
          "properties": {"raw": {"$ref": "#/$defs/mediaType"}},
          "required": ["raw"],
          "additionalProperties": false
        },
        {
          "description": "Text under a media type.",
          "type": "object",
          "properties": {"text": {"$ref": "#/$defs/mediaType"}},
          "required": ["text"],
          "additionalProperties": false
        },
        {
          "description": "A stream of messages.",
          "type": "object",
          "properties": {
            "stream": {"$ref": "#/$defs/type", "description": "The type of each message."},
            "framing": {
              "description": "How messages are told apart.",
              "enum": ["lines", "delimited"]
            }
          },
          "required": ["stream", "framing"],
          "additionalProperties": false
        }
      ]
    },
    "part": {
      "description": "A part of a multipart body: a type, file, list<file>, or a mapping.",
      "type": ["string", "object"],
      "minLength": 1,
      "properties": {
        \#(valueKeys),
        "mediaType": {"$ref": "#/$defs/mediaType", "description": "The part's own media type."}
      },
      "additionalProperties": false,
      "dependentRequired": {"closed": ["enum"], "optional": ["enum"], "reserved": ["enum"]},
      "anyOf": [{"type": "string"}, {"required": ["type"]}, {"required": ["enum"]}]
    }
    """#
}
