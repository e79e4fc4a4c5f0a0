extension SpecSchema {
  /// Texts of each kind.
  static let texts = #"""
    "text": {
      "description": "Any scalar; what was written is taken as text.",
      "type": ["string", "number", "boolean"]
    },
    "anyText": {
      "description": "Any scalar, null included; what was written is taken as text.",
      "type": ["string", "number", "boolean", "null"]
    },
    "word": {
      "description": "A text of at least one character.",
      "type": ["string", "number", "boolean"],
      "minLength": 1
    },
    "doc": {
      "$ref": "#/$defs/text",
      "description": "Documentation; it becomes the doc comment of the generated declaration."
    },
    "deprecated": {
      "description": "true, or a sentence that says what to use instead.",
      "type": ["boolean", "string"],
      "minLength": 1
    },
    "name": {
      "description": "Letters, digits, '_' and '-', beginning with a letter.",
      "type": "string",
      "pattern": "^[A-Za-z_\\u0080-\\uFFFF][A-Za-z0-9_\\u0080-\\uFFFF-]*$"
    },
    "identifier": {
      "description": "A Swift identifier without backticks, in place of the name derived from the wire name.",
      "type": "string",
      "pattern": "^[A-Za-z_\\u0080-\\uFFFF][A-Za-z0-9_\\u0080-\\uFFFF]*$"
    },
    "token": {
      "description": "A header or cookie name: a token of RFC 9110, section 5.6.2.",
      "type": ["string", "number"],
      "pattern": "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$"
    },
    "mediaType": {
      "description": "A media type such as image/png.",
      "type": "string",
      "pattern": "^[^/; ]+/[^/; ]+"
    },
    "duration": {
      "description": "A whole number with a unit: ms, s, m, h or d; at least 1ms.",
      "type": "string",
      "pattern": "^0*[1-9][0-9]*(ms|s|m|h|d)$"
    },
    "path": {
      "description": "Wire names with dots between them: page.items.",
      "type": ["string", "number", "boolean"],
      "pattern": "^[^.]+(\\.[^.]+)*$"
    }
    """#
}
