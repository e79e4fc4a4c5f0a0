/// The spec language for editors: a JSON Schema, draft 2020-12.
package enum SpecSchema {
  /// The schema, with a line feed at its end. It judges what a file looks like; what names refer to
  /// is beyond it.
  package static let text = String(decoding: PackageResources.spec_schema_json, as: UTF8.self)
}
