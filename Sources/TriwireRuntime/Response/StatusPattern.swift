/// Which HTTP status codes an answer is declared for.
public enum StatusPattern: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// One code.
  case exactly(Int)
  /// All codes with this first digit: `group(5)` is 500 to 599.
  case group(Int)
  /// All codes, where nothing else is declared.
  case any

  /// 200 to 299.
  public static let success = StatusPattern.group(2)

  /// One code.
  public init(integerLiteral status: Int) {
    self = .exactly(status)
  }

  /// Whether the pattern covers a code.
  func matches(_ status: Int) -> Bool {
    switch self {
    case .exactly(let code): code == status
    case .group(let digit): status / 100 == digit
    case .any: true
    }
  }

  /// The larger of two that match wins.
  var precision: Int {
    switch self {
    case .exactly: 2
    case .group: 1
    case .any: 0
    }
  }
}
