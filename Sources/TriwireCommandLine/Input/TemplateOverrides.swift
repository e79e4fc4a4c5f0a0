import Foundation
import TriwireMustache
import TriwireSpec
import TriwireSpelling
import TriwireTemplates
import TriwireYAML

/// Templates of the user's that replace built-in ones of the same name.
struct TemplateOverrides {
  /// Texts by name: `model` for `model.mustache`.
  private(set) var texts: [String: String] = [:]
  private(set) var findings = Findings()
  private let folder: String?
  private let source: SourceFiles

  /// Reads every template in a folder; without one there are none.
  init(folder: String?, files: SourceFiles) {
    self.folder = folder
    source = files
    guard let folder else { return }
    do throws(OutputError) {
      let files = try Disk.names(in: folder).filter { $0.hasSuffix(TemplateName.suffix) }
      for file in files { read(TemplateName(file: file), in: folder) }
    } catch {
      findings.diagnostics.append(Diagnostic(.error, error.message, at: nil))
    }
  }

  /// Where the error is: in the user's folder, or in what the tool brings along.
  func diagnostic(_ error: TemplateError) -> Diagnostic {
    let path = path(of: error.template)
    let mark = Mark(line: error.line, column: error.column)
    let range = MarkRange(start: mark, end: mark)
    return Diagnostic(
      .error, error.message, at: Location(path: path, range: range), suggestion: error.suggestion)
  }

  private func path(of name: String) -> String {
    let file = TemplateName(name).file
    guard let folder, texts[name] != nil else { return "built-in \(file)" }
    return Disk.join(folder, file)
  }

  private mutating func read(_ name: TemplateName, in folder: String) {
    let path = Disk.join(folder, name.file)
    do throws(SourceFiles.Failure) {
      let bytes = try source.read(path)
      guard let text = String(bytes: bytes, encoding: .utf8) else {
        return add(.error, "'\(path)' is not valid UTF-8")
      }
      texts[name.text] = text
      findings.sources[path] = text
      checkSpelling(name, path)
    } catch {
      add(.error, "can't read '\(path)': \(error.reason)")
    }
  }

  /// Further templates may be partials of the user's own, but one that looks like a built-in name
  /// hardly is.
  private mutating func checkSpelling(_ name: TemplateName, _ path: String) {
    let known = BuiltInTemplates.texts.keys.sorted()
    guard !known.contains(name.text), let nearest = NearestName(of: known, to: name.text) else {
      return
    }
    add(.warning, "'\(path)' replaces no template", suggestion: nearest.suggestion)
  }

  private mutating func add(
    _ severity: Diagnostic.Severity, _ message: String, suggestion: String? = nil
  ) {
    findings.diagnostics.append(Diagnostic(severity, message, at: nil, suggestion: suggestion))
  }
}

extension SourceFiles.Failure {
  fileprivate var reason: String {
    switch self {
    case .missing: "there is no such file"
    case .isDirectory: "it is a folder"
    case .tooLarge(let bytes, let limit): "it has \(bytes) bytes, more than the \(limit) allowed"
    case .unreadable(let reason): reason
    }
  }
}
