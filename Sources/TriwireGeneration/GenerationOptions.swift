package import TriwireSpec

/// What the user chooses about the output; the API itself decides everything else.
package struct GenerationOptions: Equatable, Sendable {
  package var access: Access
  /// Into how many files requests and models are split, at least 1.
  package var shards: Int
  /// The runtime's sources are in the module of the generated code, so there is nothing to import.
  package var isRuntimeEmbedded: Bool
  /// The spec's file name, for the first line of each file.
  package var specName: String
  package var toolVersion: String
  /// Template texts by name that replace built-in ones.
  package var templates: [String: String]

  package init(
    specName: String,
    toolVersion: String,
    access: Access = .public,
    shards: Int = 1,
    isRuntimeEmbedded: Bool = false,
    templates: [String: String] = [:]
  ) {
    self.access = access
    self.shards = shards
    self.isRuntimeEmbedded = isRuntimeEmbedded
    self.specName = specName
    self.toolVersion = toolVersion
    self.templates = templates
  }
}

extension Access {
  /// What stands before a declaration, with its space; nothing for `internal`.
  var modifier: String {
    switch self {
    case .public: "public "
    case .package: "package "
    case .internal: ""
    }
  }
}
