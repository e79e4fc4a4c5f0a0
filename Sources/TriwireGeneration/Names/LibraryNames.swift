import TriwireMustache

/// How each library name is written: qualified where the API takes the plain name.
struct LibraryNames {
  /// The names that the API takes, next to always none.
  private let taken: Set<LibraryName>
  private(set) var value: Value = .null

  init(avoiding names: Set<String>) {
    self.init(taken: Set(LibraryName.allCases.filter { names.contains($0.rawValue) }))
  }

  private init(taken: Set<LibraryName>) {
    self.taken = taken
    value = .object(
      Object(LibraryName.allCases.map { (Object.Key($0.rawValue), .text(printed($0))) }))
  }

  /// The same with more names taken.
  func avoiding(_ names: [String]) -> LibraryNames {
    let more = names.compactMap(LibraryName.init(rawValue:))
    return more.isEmpty ? self : LibraryNames(taken: taken.union(more))
  }

  func printed(_ name: LibraryName) -> String {
    taken.contains(name) ? name.qualified : name.rawValue
  }
}
