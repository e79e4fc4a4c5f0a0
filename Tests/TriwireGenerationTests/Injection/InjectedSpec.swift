import Foundation
import TriwireGeneration
import TriwireTestSupport

/// A spec with a text of its own wherever the language takes any.
struct InjectedSpec {
  /// The texts by their slots: `d0` for `@d0`.
  var texts: [String: String]

  /// The spec, in which `"@d0"` and the like are slots.
  private static let template = try? String(
    contentsOf: Toolchain.root.appending(
      path: "Tests/TriwireGenerationTests/Cases/injected.yaml"), encoding: .utf8)

  /// The slots of the spec, each with a harmless text.
  static let harmless: InjectedSpec = {
    let slots = (template ?? "").matches(of: /@([a-z]\d+)/).map { String($0.output.1) }
    return InjectedSpec(
      texts: Dictionary(slots.map { ($0, "\($0)text") }) { first, _ in first })
  }()

  var yaml: String {
    (Self.template ?? "").replacing(/@([a-z]\d+)/) { slot in
      Self.escaped(texts[String(slot.output.1)] ?? "")
    }
  }

  func files() throws -> [SourceFile] { try Pipeline.files(yaml) }

  /// The inside of a scalar in double quotes.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      if scalar.isASCII, scalar.properties.isAlphabetic { return String(scalar) }
      let digits = String(scalar.value, radix: 16)
      return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }
}

extension InjectedSpec {
  /// Hostile texts in all slots that take them.
  ///
  /// - Returns: The spec, and the slots whose texts the reader has refused.
  static func hostile(seed: UInt64) -> (spec: InjectedSpec, refused: Set<String>) {
    var random = HostileTexts(seed: seed)
    var spec = harmless
    var refused: Set<String> = []
    for slot in harmless.texts.keys.sorted() {
      let text = slot.first.map { "hsm".contains($0) } == true ? random.visible() : random.text()
      var trial = spec
      trial.texts[slot] = text
      if (try? Pipeline.api(trial.yaml)) == nil { refused.insert(slot) } else { spec = trial }
    }
    return (spec, refused)
  }
}
