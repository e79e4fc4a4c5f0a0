import Foundation
import TriwireGeneration
import TriwireModel
import TriwireSpec

extension Subject {
  /// What is accepted as a spec gives sources in which what opens is closed, and the same ones again,
  /// which is tried with one input of eight. They are kept in the folder that the environment's `OUTPUT`
  /// names, for the compiler's parser.
  static let spec = Subject(name: "spec") { input in
    let text = String(decoding: input, as: UTF8.self)
    guard let first = sources(of: text) else { return }
    if input.count.isMultiple(of: 8) { agree(first, sources(of: text), "two runs") }
    for source in first { SourceBalance.check(source) }
    keep(first)
  }

  private static let output = ProcessInfo.processInfo.environment["OUTPUT"]

  private static func sources(of text: String) -> [String]? {
    let result = SpecReader.read(path: "spec.yaml", files: .inMemory(["spec.yaml": text]))
    guard !result.hasErrors, let spec = result.spec, let api = APIBuilder.build(from: spec).api
    else { return nil }
    let options = GenerationOptions(specName: "spec.yaml", toolVersion: "0")
    do { return try Generator(options).files(for: api).map(\.text) } catch {
      fail("\(error)")
    }
  }

  private static func keep(_ sources: [String]) {
    guard let output else { return }
    let file = URL(fileURLWithPath: output).appendingPathComponent("\(UUID()).swift")
    try? Data(sources.joined(separator: "\n").utf8).write(to: file)
  }
}
