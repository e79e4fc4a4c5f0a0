import Foundation
import Testing
import TriwireTestSupport

@Suite struct WatchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      GenerateTests.spec().replacing("name: Shop\n", with: "name: Shop\ninclude: parts/*.yaml\n"),
      to: "shop.yaml")
    try folder.write(Self.part("Cat"), to: "parts/cat.yaml")
  }

  private static func part(_ type: String) -> String {
    "types: {\(type): {fields: {age: int32}}}\n"
  }

  /// Starts the tool, does what the lines of a shell say, ends the tool with a signal, and gives what
  /// it said and its exit code.
  ///
  /// `await TEXT FILE` waits until a file holds a text; `save FILE` takes the new text from its input
  /// and replaces the file as editors do.
  private func watch(
    _ lines: String, options: String = "", signal: String = "INT"
  ) async throws -> BuiltTool.Result {
    try await BuiltTool.shell(
      """
      await() {
        for try in {1..400}; do
          grep -qsF -- "$1" "$2" && return
          sleep 0.05
        done
        echo "never came: $1"
      }
      save() { cat > "$1.tmp"; rm -f "$1"; sleep 0.15; mv "$1.tmp" "$1"; }
      "$TRIWIRE" generate shop.yaml -o out --watch \(options) > output 2> errors &
      await watching output
      \(lines)
      kill -\(signal) $!
      wait $!
      code=$?
      cat output
      cat errors >&2
      exit $code
      """, in: folder)
  }

  private static let start = """
    created  out/ShopClient.swift
    created  out/ShopModels.swift
    created  out/ShopRequests.swift
    watching 2 files

    """

  @Test(arguments: ["INT", "TERM", "HUP"])
  func endsCleanly(signal: String) async throws {
    let result = try await watch("", signal: signal)
    #expect(result.code == 0)
    #expect(result.output == Self.start)
    #expect(!result.errors.contains("error:"))
  }

  @Test func followsSpecsAndIncludes() async throws {
    let result = try await watch(
      """
      sed 's/name: string/title: string/' shop.yaml | save shop.yaml
      await 'title: String' out/ShopModels.swift
      echo '\(Self.part("Tomcat"))' | save parts/cat.yaml
      await 'struct Tomcat' out/ShopModels.swift
      echo '\(Self.part("Dog"))' > parts/dog.yaml
      await 'struct Dog' out/ShopModels.swift
      rm parts/cat.yaml
      while grep -q 'struct Tomcat' out/ShopModels.swift; do sleep 0.05; done
      """)
    #expect(result.code == 0)
    #expect(
      result.output == Self.start + String(repeating: "1 changed, 2 unchanged\n", count: 4))
    #expect(!result.errors.contains("error:"), "\(result.errors)")
  }

  @Test func tellsErrorsAsTheyComeAndGo() async throws {
    let result = try await watch(
      """
      cp shop.yaml good
      sed 's/name: string/name: strin/' good | save shop.yaml
      await "there is no type 'strin'" errors
      cp out/ShopModels.swift kept
      sed 's/name: string/name: strin/; s/id: int64/id: int/' good | save shop.yaml
      await "there is no type 'int'" errors
      cmp kept out/ShopModels.swift
      sed 's/name: string/name: bytes/' good | save shop.yaml
      await 'no more errors' output
      await 'name: Data' out/ShopModels.swift
      await '1 changed' output
      rm shop.yaml
      await "there is no file 'shop.yaml'" errors
      cp good shop.yaml
      await 'name: String' out/ShopModels.swift
      sleep 0.5
      """)
    #expect(result.code == 0)
    #expect(
      result.output == Self.start
        + String(
          repeating: "no more errors\n1 changed, 2 unchanged\n", count: 2))
    let messages = result.errors.split(separator: "\n").filter { $0.contains("error: ") }
    #expect(
      messages == [
        "shop.yaml:7:35: error: there is no type 'strin'; did you mean 'string'?",
        "shop.yaml:7:22: error: there is no type 'int'; did you mean 'int32'?",
        "shop.yaml:7:33: error: there is no type 'strin'; did you mean 'string'?",
        "error: there is no file 'shop.yaml'",
      ])
  }

  @Test func followsTemplates() async throws {
    _ = try await BuiltTool.run(["templates", "copy", "own", "model"], in: folder)
    let result = try await watch(
      """
      echo '// mine' >> own/model.mustache
      await '// mine' out/ShopModels.swift
      "$TRIWIRE" templates copy own union > /dev/null
      echo '{{' > own/union.mustache
      await 'own/union.mustache:1:1: error:' errors
      """, options: "--templates own --quiet")
    #expect(result.code == 0)
    #expect(result.output == "watching 3 files\n")
  }

  @Test func neverTogetherWithCheck() async throws {
    let words = ["generate", "shop.yaml", "-o", "out", "--watch", "--check"]
    let result = try await BuiltTool.run(words, in: folder)
    #expect(result.code == 64)
    #expect(result.errors.hasPrefix("error: --check and --watch exclude each other\n"))
  }
}
