import TriwireSpec

/// What `generate` is to do: as its options say, and where they are silent as the config says.
struct GenerationSettings {
  /// The main files: those of the command line, then those of the config.
  let specs: [String]
  let access: Access
  let shards: Int
  let isCodable: Bool
  let isRuntimeEmbedded: Bool
  /// The folder of the templates that replace built-in ones.
  let templates: String?
  /// What is wrong with the config.
  private(set) var findings = Findings()

  /// - Parameter files: Where the config is.
  init(_ arguments: Arguments, files: SourceFiles) {
    let path = arguments.text(.config)
    let reader = path.map { ConfigReader(path: $0, files: files) }
    let config = reader?.config
    specs = arguments.texts(.specs) + (config?.specs.map(\.value) ?? [])
    access = arguments.choice(.access) ?? config?.access ?? .public
    shards = arguments.integer(.shards) ?? config?.shards ?? 1
    isCodable = arguments.has(.codable) || config?.isCodable == true
    isRuntimeEmbedded = arguments.has(.embeddedRuntime)
    templates = arguments.text(.templates) ?? config?.templates
    if let path, let reader { findings = findings(of: reader, at: path) }
  }

  private func findings(of reader: ConfigReader, at path: String) -> Findings {
    var findings = Findings(reader.diagnostics, sources: reader.text.map { [path: $0] } ?? [:])
    if !findings.hasErrors, specs.isEmpty {
      findings.diagnostics.append(
        Diagnostic(
          .error, "there is no spec: '\(path)' lists none, the command line neither", at: nil))
    }
    return findings
  }
}
