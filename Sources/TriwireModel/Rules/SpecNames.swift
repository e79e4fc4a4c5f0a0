import TriwireSpec

/// The spec's name can name a namespace, in which library names keep their meaning, and files.
enum SpecNames {
  /// The names of files are longer by a few words; most file systems allow 255 bytes.
  static let longest = 100

  private static let taken = NamespaceNames.modules.union(ReservedWords.unusable.words)

  static func check(_ draft: Draft) {
    let name = draft.context.spec.name
    if taken.contains(name.value) {
      draft.findings.error(
        "'\(name.value)' can't name a spec: Swift code needs the name for something else",
        at: name.location, suggestion: "write '\(name.value)API'")
    } else if name.value.utf8.count > longest {
      draft.findings.error(
        "the name of a spec has at most \(longest) characters, since it becomes names of files",
        at: name.location)
    }
  }
}
