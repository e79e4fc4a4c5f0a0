/// How far the body of a request or of an answer has come.
public struct TransferProgress: Hashable, Sendable {
  /// Which way it goes.
  public enum Direction: Hashable, Sendable {
    /// To the server.
    case upload
    /// From the server, to a file or into memory.
    case download
  }

  /// Which way the body goes; one call may do both.
  public let direction: Direction
  /// How many bytes have gone, those of an earlier attempt that is resumed included. It only grows.
  public let completed: Int
  /// How many bytes there are; nil as long as the server hasn't told.
  public let total: Int?

  /// A progress as a test needs it.
  public init(_ direction: Direction, completed: Int, total: Int?) {
    self.direction = direction
    self.completed = completed
    self.total = total
  }

  /// From 0 to 1; nil as long as the total isn't known.
  public var fraction: Double? {
    total.map { $0 > 0 ? min(1, Double(completed) / Double($0)) : 1 }
  }
}
