/// What a change is about: the words that lead to it through the spec.
struct Subject: Hashable {
  private(set) var words: [String]

  init(_ words: String...) {
    self.words = words
  }

  /// The API as a whole.
  static let api = Subject()
  static func endpoint(_ name: String) -> Subject { Subject("endpoints", name) }
  static func type(_ name: String) -> Subject { Subject("types", name) }

  var text: String { words.joined(separator: ".") }

  /// `nil` for the API itself.
  var parent: Subject? {
    guard !words.isEmpty else { return nil }
    var parent = self
    parent.words.removeLast()
    return parent
  }

  func appending(_ more: String...) -> Subject {
    var subject = self
    subject.words += more
    return subject
  }
}
