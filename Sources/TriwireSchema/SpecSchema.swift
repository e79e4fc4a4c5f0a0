/// The spec language for editors: a JSON Schema, draft 2020-12.
///
/// It judges what a file looks like; what names refer to is beyond it. Its definitions stand in
/// `Definitions`, one file per construct.
package enum SpecSchema {
  /// The schema, with a line feed at its end.
  package static let text = """
    {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "urn:triwire:spec:1",
    "title": "Triwire spec",
    "description": "An HTTP API, from which Triwire generates a typed Swift client.",
    "if": {"required": ["name"]},
    "then": {"$ref": "#/$defs/spec"},
    "else": {"$ref": "#/$defs/included"},
    "$defs": {
    \(definitions.joined(separator: ",\n"))
    }
    }

    """

  private static let definitions = [
    texts,
    document,
    server,
    auth,
    envelope,
    policies,
    endpoint,
    paging,
    body,
    returns,
    parameter,
    commonParameter,
    field,
    fieldKeys,
    wireViews,
    enumeration,
    union,
    typeDeclaration,
  ]
}
