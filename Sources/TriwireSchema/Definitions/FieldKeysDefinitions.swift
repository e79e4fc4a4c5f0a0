extension SpecSchema {
  /// The keys that every field and every parameter has, to stand among its properties. Lines but
  /// the first are indented as they are there.
  static let valueKeys = #"""
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
        "sensitive": {"$ref": "#/$defs/sensitive"}
    """#

  /// The keys that fields and parameters have in common.
  static let fieldKeys = #"""
    "optional": {
      "description": "Whether an enumeration declared in place is optional.",
      "type": "boolean",
      "default": false
    },
    "format": {
      "description": "How a datetime (rfc3339, epoch-seconds, epoch-millis, http-date) or a duration (seconds, millis, iso8601) is written.",
      "enum": [
        "rfc3339",
        "epoch-seconds",
        "epoch-millis",
        "http-date",
        "seconds",
        "millis",
        "iso8601"
      ]
    },
    "sensitive": {
      "description": "Whether the value stays out of logs and error texts.",
      "type": "boolean",
      "default": false
    },
    "min": {"description": "The least number allowed.", "type": "number"},
    "max": {"description": "The greatest number allowed.", "type": "number"},
    "minLength": {
      "description": "The least count of characters or bytes.",
      "type": "integer",
      "minimum": 0,
      "maximum": 2147483647
    },
    "maxLength": {
      "description": "The greatest count of characters or bytes.",
      "type": "integer",
      "minimum": 0,
      "maximum": 2147483647
    },
    "pattern": {
      "$ref": "#/$defs/word",
      "description": "A regular expression that the text matches."
    },
    "minItems": {
      "description": "The least count of elements.",
      "type": "integer",
      "minimum": 0,
      "maximum": 2147483647
    },
    "maxItems": {
      "description": "The greatest count of elements.",
      "type": "integer",
      "minimum": 0,
      "maximum": 2147483647
    }
    """#
}
