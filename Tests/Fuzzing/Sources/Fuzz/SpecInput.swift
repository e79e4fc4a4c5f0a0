import Foundation
import TriwireGeneration
import TriwireModel
import TriwireSpec

/// Whatever is accepted as a spec gives sources, the same ones each time. A part of them goes to the folder that the
/// environment's `OUTPUT` names, for the compiler's parser to look at.
enum SpecInput {
  nonisolated(unsafe) private static var kept: Set<Int> = []
  private static let output = ProcessInfo.processInfo.environment["OUTPUT"]

  static func attempt(_ input: Data) {
    let text = String(decoding: input, as: UTF8.self)
    guard let first = sources(of: text) else { return }
    agree(first, sources(of: text) ?? [], "two runs")
    keep(first)
  }

  private static func sources(of text: String) -> [String]? {
    let result = SpecReader.read(path: "spec.yaml", files: .inMemory(["spec.yaml": text]))
    guard !result.hasErrors, let spec = result.spec else { return nil }
    let built = APIBuilder.build(from: spec)
    guard let api = built.api, !UngeneratedFeatures.find(in: spec).contains(where: isError)
    else { return nil }
    let options = GenerationOptions(specName: "spec.yaml", toolVersion: "0")
    do { return try Generator(options).files(for: api).map(\.text) } catch { fatalError("\(error)") }
  }

  private static func isError(_ diagnostic: Diagnostic) -> Bool { diagnostic.severity == .error }

  private static func keep(_ sources: [String]) {
    guard let output, kept.count < 2_000, kept.insert(sources.hashValue).inserted else { return }
    let name = "\(ProcessInfo.processInfo.processIdentifier)-\(kept.count).swift"
    let file = URL(fileURLWithPath: output).appendingPathComponent(name)
    try? Data(sources.joined(separator: "\n").utf8).write(to: file)
  }
}
