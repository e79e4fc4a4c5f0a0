extension SpecSchema {
  /// How one wire shows a type or a field.
  static let wireViews = #"""
    "fieldNumber": {
      "description": "A protobuf field number: 1 to 536870911 without 19000 to 19999.",
      "type": "integer",
      "anyOf": [{"minimum": 1, "maximum": 18999}, {"minimum": 20000, "maximum": 536870911}]
    },
    "packed": {
      "description": "Whether protobuf packs a list of numbers.",
      "type": "boolean",
      "default": true
    },
    "protoName": {
      "description": "How protobuf names it.",
      "type": "object",
      "properties": {"name": {"$ref": "#/$defs/name", "description": "The name in protobuf."}},
      "required": ["name"],
      "additionalProperties": false
    },
    "protoTypeName": {
      "description": "How protobuf names the type.",
      "type": "object",
      "properties": {
        "name": {
          "description": "The name in protobuf, with its package or without.",
          "type": "string",
          "pattern": "^[A-Za-z_][A-Za-z0-9_-]*(\\.[A-Za-z_][A-Za-z0-9_-]*)*$"
        }
      },
      "required": ["name"],
      "additionalProperties": false
    },
    "xmlType": {
      "description": "How XML shows the type.",
      "type": "object",
      "properties": {
        "name": {"$ref": "#/$defs/xmlName", "description": "The element's name."},
        "namespace": {"$ref": "#/$defs/text", "description": "The namespace's URI."},
        "prefix": {
          "$ref": "#/$defs/xmlName",
          "description": "The prefix to write for the namespace."
        },
        "attributes": {
          "description": "Whether all scalar fields become attributes.",
          "type": "boolean",
          "default": false
        }
      },
      "additionalProperties": false
    },
    "xmlField": {
      "description": "How XML shows the field: element, attribute or text, or a mapping.",
      "anyOf": [
        {"$ref": "#/$defs/xmlPlace"},
        {
          "description": "How XML shows the field.",
          "type": "object",
          "properties": {
            "place": {"$ref": "#/$defs/xmlPlace"},
            "name": {
              "$ref": "#/$defs/xmlName",
              "description": "The element's or attribute's name."
            },
            "namespace": {"$ref": "#/$defs/text", "description": "The namespace's URI."},
            "prefix": {
              "$ref": "#/$defs/xmlName",
              "description": "The prefix to write for the namespace."
            },
            "wrapper": {
              "$ref": "#/$defs/xmlName",
              "description": "An element around all elements of a list or a map."
            },
            "item": {
              "$ref": "#/$defs/xmlName",
              "description": "The name of each element of a list."
            },
            "entry": {
              "$ref": "#/$defs/xmlName",
              "description": "The name of each entry of a map."
            },
            "key": {
              "$ref": "#/$defs/xmlName",
              "description": "The name of the key in an entry."
            },
            "value": {
              "$ref": "#/$defs/xmlName",
              "description": "The name of the value in an entry."
            }
          },
          "additionalProperties": false
        }
      ]
    },
    "xmlPlace": {
      "description": "Where the field stands in the type's element.",
      "enum": ["element", "attribute", "text"],
      "default": "element"
    },
    "xmlName": {
      "description": "A name in XML without a prefix.",
      "type": "string",
      "pattern": "^[A-Za-z_\\u0080-\\uFFFF][A-Za-z0-9_.\\u0080-\\uFFFF-]*$"
    },
    "jsonField": {
      "description": "How JSON shows the field: string writes numbers as strings.",
      "type": ["string", "object"],
      "anyOf": [
        {"description": "Numbers travel as strings; both forms are read.", "enum": ["string"]},
        {
          "description": "How JSON shows the field.",
          "type": "object",
          "properties": {
            "name": {"$ref": "#/$defs/word", "description": "The key in JSON."},
            "form": {
              "description": "Numbers travel as strings; both forms are read.",
              "enum": ["string"]
            }
          },
          "additionalProperties": false
        }
      ]
    },
    "jsonMapping": {
      "description": "How JSON is written: proto3 is the JSON mapping of protobuf version 3.",
      "enum": ["proto3"]
    }
    """#
}
