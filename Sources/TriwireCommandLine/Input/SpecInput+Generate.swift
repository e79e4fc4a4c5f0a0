import TriwireGeneration
import TriwireModel
import TriwireMustache
import TriwireSpec

extension SpecInput {
  /// The sources of all specs; what keeps them from being generated is added to the findings.
  mutating func generate(_ arguments: Arguments) -> [OutputFile] {
    for file in files { findings.append(Findings(UngeneratedFeatures.find(in: file.spec))) }
    let overrides = TemplateOverrides(folder: arguments.text(.templates))
    findings.append(overrides.findings)
    guard !findings.hasErrors else { return [] }
    return files.flatMap { file -> [OutputFile] in
      do throws(TemplateError) {
        return try Self.sources(of: file, arguments, overrides)
      } catch {
        findings.append(Findings([overrides.diagnostic(error)]))
        return []
      }
    }
  }

  private static func sources(
    of file: File, _ arguments: Arguments, _ overrides: TemplateOverrides
  ) throws(TemplateError) -> [OutputFile] {
    guard let api = file.api else { return [] }
    let options = GenerationOptions(
      specName: file.path.split(separator: "/").last.map(String.init) ?? file.path,
      toolVersion: TriwireVersion.current,
      access: arguments.choice(.access) ?? .public,
      shards: arguments.integer(.shards) ?? 1,
      templates: overrides.texts)
    return try Generator(options).files(for: api).map(OutputFile.init)
  }
}
