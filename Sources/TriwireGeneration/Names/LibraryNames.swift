import TriwireMustache

/// How each library name is written: qualified where the API takes the plain name.
struct LibraryNames {
  private let texts: [LibraryName: String]
  let value: Value

  init(avoiding taken: Set<String>) {
    self.init(
      LibraryName.allCases.map { name in
        (name, taken.contains(name.rawValue) ? name.qualified : name.rawValue)
      })
  }

  private init(_ pairs: [(LibraryName, String)]) {
    texts = Dictionary(uniqueKeysWithValues: pairs)
    value = .object(Object(pairs.map { (Object.Key($0.0.rawValue), .text($0.1)) }))
  }

  /// The same with more names taken.
  func avoiding(_ names: [String]) -> LibraryNames {
    let taken = names.compactMap(LibraryName.init(rawValue:))
    if taken.isEmpty { return self }
    return LibraryNames(
      texts.map { ($0.key, taken.contains($0.key) ? $0.key.qualified : $0.value) })
  }

  func printed(_ name: LibraryName) -> String {
    texts[name] ?? name.qualified
  }
}
