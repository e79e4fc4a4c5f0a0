/// The templates that come with the tool, one for each kind of declaration.
package enum BuiltInTemplates {
  /// Texts by name: `model` for `model.mustache`.
  package static var texts: [String: String] {
    files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  private static var files: [String: [UInt8]] {
    [
      "alias": PackageResources.alias_mustache,
      "client": PackageResources.client_mustache,
      "common": PackageResources.common_mustache,
      "credentials": PackageResources.credentials_mustache,
      "declaration": PackageResources.declaration_mustache,
      "enumeration": PackageResources.enumeration_mustache,
      "envelope": PackageResources.envelope_mustache,
      "failure": PackageResources.failure_mustache,
      "group": PackageResources.group_mustache,
      "header": PackageResources.header_mustache,
      "heading": PackageResources.heading_mustache,
      "initializer": PackageResources.initializer_mustache,
      "leading": PackageResources.leading_mustache,
      "method": PackageResources.method_mustache,
      "mirror": PackageResources.mirror_mustache,
      "model": PackageResources.model_mustache,
      "models": PackageResources.models_mustache,
      "newtype": PackageResources.newtype_mustache,
      "outcome": PackageResources.outcome_mustache,
      "property": PackageResources.property_mustache,
      "request": PackageResources.request_mustache,
      "requests": PackageResources.requests_mustache,
      "response": PackageResources.response_mustache,
      "server": PackageResources.server_mustache,
      "service": PackageResources.service_mustache,
      "stub": PackageResources.stub_mustache,
      "union": PackageResources.union_mustache,
      "validation": PackageResources.validation_mustache,
      "writing": PackageResources.writing_mustache,
    ]
  }
}
