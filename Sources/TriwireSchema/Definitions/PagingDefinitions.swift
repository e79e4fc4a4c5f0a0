extension SpecSchema {
  /// `paging`, one form for each style.
  static let paging = #"""
    "paging": {
      "description": "How pages follow each other; the client gains an AsyncSequence over the items.",
      "oneOf": [
        {
          "description": "Pages by number.",
          "type": "object",
          "properties": {
            "style": {"description": "How pages are asked for.", "const": "page"},
            "page": {
              "$ref": "#/$defs/word",
              "description": "The query parameter for the page's number."
            },
            "size": {
              "$ref": "#/$defs/word",
              "description": "The query parameter for the size of a page."
            },
            "items": {
              "description": "Where the items stand in the answer: a dotted path, or . for the answer itself.",
              "anyOf": [{"const": "."}, {"$ref": "#/$defs/path"}]
            },
            "total": {
              "$ref": "#/$defs/word",
              "description": "Where the total stands: a dotted path, or a response header."
            }
          },
          "required": ["style", "page"],
          "additionalProperties": false
        },
        {
          "description": "Pages by offset.",
          "type": "object",
          "properties": {
            "style": {"description": "How pages are asked for.", "const": "offset"},
            "offset": {
              "$ref": "#/$defs/word",
              "description": "The query parameter for the offset."
            },
            "size": {
              "$ref": "#/$defs/word",
              "description": "The query parameter for the size of a page."
            },
            "items": {
              "description": "Where the items stand in the answer: a dotted path, or . for the answer itself.",
              "anyOf": [{"const": "."}, {"$ref": "#/$defs/path"}]
            },
            "total": {
              "$ref": "#/$defs/word",
              "description": "Where the total stands: a dotted path, or a response header."
            }
          },
          "required": ["style", "offset"],
          "additionalProperties": false
        },
        {
          "description": "Pages by cursor.",
          "type": "object",
          "properties": {
            "style": {"description": "How pages are asked for.", "const": "cursor"},
            "cursor": {
              "$ref": "#/$defs/word",
              "description": "The query parameter for the cursor."
            },
            "next": {
              "$ref": "#/$defs/path",
              "description": "Where the next cursor stands in the answer."
            },
            "size": {
              "$ref": "#/$defs/word",
              "description": "The query parameter for the size of a page."
            },
            "items": {
              "description": "Where the items stand in the answer: a dotted path, or . for the answer itself.",
              "anyOf": [{"const": "."}, {"$ref": "#/$defs/path"}]
            },
            "total": {
              "$ref": "#/$defs/word",
              "description": "Where the total stands: a dotted path, or a response header."
            }
          },
          "required": ["style", "cursor", "next"],
          "additionalProperties": false
        },
        {
          "description": "Pages by Link headers (RFC 8288).",
          "type": "object",
          "properties": {
            "style": {"description": "How pages are asked for.", "const": "link"},
            "size": {
              "$ref": "#/$defs/word",
              "description": "The query parameter for the size of a page."
            },
            "items": {
              "description": "Where the items stand in the answer: a dotted path, or . for the answer itself.",
              "anyOf": [{"const": "."}, {"$ref": "#/$defs/path"}]
            },
            "total": {
              "$ref": "#/$defs/word",
              "description": "Where the total stands: a dotted path, or a response header."
            }
          },
          "required": ["style"],
          "additionalProperties": false
        }
      ]
    }
    """#
}
