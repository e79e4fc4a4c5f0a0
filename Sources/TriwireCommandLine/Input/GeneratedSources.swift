import TriwireGeneration
import TriwireModel
import TriwireMustache
import TriwireSpec

/// The sources of a run's specs, with everything that was found on the way.
struct GeneratedSources {
  /// Empty when there are errors among the findings.
  private(set) var files: [OutputFile] = []
  private(set) var findings: Findings
  private let overrides: TemplateOverrides

  /// - Parameters:
  ///   - input: The specs; the findings begin with theirs.
  ///   - settings: What the user chose.
  ///   - files: Where the templates are.
  init(of input: SpecInput, _ settings: GenerationSettings, files: SourceFiles) {
    findings = input.findings
    overrides = TemplateOverrides(folder: settings.templates, files: files)
    findings.append(overrides.findings)
    guard !findings.hasErrors else { return }
    let sources = input.files.flatMap { self.sources(of: $0, settings) }
    if !findings.hasErrors { self.files = sources }
  }

  private mutating func sources(
    of file: SpecInput.File, _ settings: GenerationSettings
  ) -> [OutputFile] {
    guard let api = file.api else { return [] }
    let options = GenerationOptions(
      specName: file.path.split(separator: "/").last.map(String.init) ?? file.path,
      toolVersion: TriwireVersion.current,
      access: settings.access,
      shards: settings.shards,
      isRuntimeEmbedded: settings.isRuntimeEmbedded,
      templates: overrides.texts)
    do throws(TemplateError) {
      return try Generator(options).files(for: api).map { OutputFile($0) }
    } catch {
      findings.append(Findings([overrides.diagnostic(error)]))
      return []
    }
  }
}
