public import Foundation

/// The answers of one URL: one for each method, credential and choice of varying headers.
///
/// It holds no credential, only hashes of them, and no `Set-Cookie`.
public struct CacheRecord: Hashable, Sendable {
  /// The latest first.
  var answers: [StoredAnswer]

  /// About how many bytes it takes.
  public var byteCount: Int { answers.reduce(0) { $0 + $1.byteCount } }

  init(_ answers: [StoredAnswer]) {
    self.answers = answers
  }

  /// Reads what ``data()`` has written; nil when it isn't that, wholly and unchanged.
  public init?(data: Data) {
    guard data.starts(with: Self.mark), data.count > Self.mark.count + 32 else { return nil }
    let content = data.dropFirst(Self.mark.count + 32)
    guard SHA256.hash(content) == data.dropFirst(Self.mark.count).prefix(32),
      let answers = try? PropertyListDecoder().decode([StoredAnswer].self, from: Data(content))
    else { return nil }
    self.answers = answers
  }

  /// The record as bytes, with a checksum; nil when that can't be had.
  public func data() -> Data? {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    guard let content = try? encoder.encode(answers) else { return nil }
    return Self.mark + SHA256.hash(content) + content
  }

  private static let mark = Data("triwire-cache-1\n".utf8)
}

extension CacheRecord {
  /// The answer that a request may be given.
  func answer(to request: CacheRequest) -> StoredAnswer? {
    answers.first { $0.fits(request) }
  }

  /// Puts an answer in place of those that it replaces.
  mutating func put(_ answer: StoredAnswer, for request: CacheRequest) {
    remove(for: request)
    answers.insert(answer, at: 0)
    if answers.count > Self.mostAnswers { answers.removeLast() }
  }

  mutating func remove(for request: CacheRequest) {
    answers.removeAll { $0.fits(request) }
  }

  /// How many answers a URL may have.
  static let mostAnswers = 16
}
