/// The runtime as files of the module that uses it, in place of a dependency.
package struct StandaloneRuntime: Sendable {
  /// What the first line of each file says it comes from.
  package static let name = "TriwireRuntime"

  /// By name, without folders: no two are alike, and none is like a file of the module's own.
  package let files: [(name: String, text: String)]

  /// - Parameter firstLine: Marks each file as generated.
  package init(_ sources: [RuntimeSource] = RuntimeSource.all, firstLine: String) {
    let texts = sources.map { ($0.standaloneName, $0.standaloneText) }
    let namespace = RuntimeNamespace(of: sources)
    files = ([(namespace.fileName, namespace.text)] + texts)
      .map { (name: $0, text: "\(firstLine)\n\n\($1)\n") }
  }
}

extension RuntimeSource {
  /// `TriwireRuntime+APIClient.swift` for `Client/APIClient.swift`.
  fileprivate var standaloneName: String {
    let file = path.split(separator: "/").last ?? ""
    return "\(StandaloneRuntime.name)+\(file)"
  }

  /// The text for a module of its own settings, with or without a package's name: `package`
  /// declarations become internal, and imports don't contradict those of the module's other files.
  fileprivate var standaloneText: String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        // Few lines need the slow look.
        let isPlain = !line.contains("package ") && !line.contains("internal import ")
        return isPlain ? line : line.replacing(Self.foreignAccess) { $0.1 }
      }
      .joined(separator: "\n")
  }

  /// At the beginning of a declaration, behind its attributes.
  private static var foreignAccess: Regex<(Substring, Substring)> {
    #/^(\s*(?:@\S+\s+)*)(?:package|internal(?= import))\s+/#
  }
}
