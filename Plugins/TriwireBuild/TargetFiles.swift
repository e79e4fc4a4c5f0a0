import Foundation

/// The files of a target that concern triwire, and what a build must know of them beforehand: what
/// is read for its sources, and which sources that gives.
struct TargetFiles {
  /// The main files in the target, sorted.
  let specs: [URL]
  let config: ConfigScan?
  /// All that `generate` reads, each once.
  let inputs: [URL]
  /// The names of the sources.
  let outputs: [String]

  /// - Throws: When the files of the sources can't be told.
  init(_ files: [URL]) throws(PluginError) {
    specs = files.filter { $0.lastPathComponent.hasSuffix(".triwire.yaml") }
      .sorted { $0.path < $1.path }
    let configs = files.filter { $0.lastPathComponent == ConfigScan.fileName }
    if let second = configs.dropFirst().first {
      throw PluginError("a target has one file '\(ConfigScan.fileName)'", file: second)
    }
    config = configs.first.map(ConfigScan.init)
    var scans: [SpecScan] = []
    for file in specs + (config?.specs ?? []) { scans.append(try SpecScan(file)) }
    inputs = Self.unique((config?.inputs ?? []) + scans.flatMap(\.inputs))
    let shards = config?.shards ?? 1
    outputs = Self.unique(scans.flatMap { OutputNames(name: $0.name, shards: shards).all })
  }

  /// Without what stands there before; the order stays.
  private static func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
    var seen: Set<Element> = []
    return elements.filter { seen.insert($0).inserted }
  }

  /// The words behind `triwire` that write the sources into a folder.
  func arguments(output: URL) -> [String] {
    ["generate", "--quiet", "--output", output.path]
      + (config.map { ["--config", $0.file.path] } ?? [])
      + ["--"] + specs.map(\.path)
  }
}
