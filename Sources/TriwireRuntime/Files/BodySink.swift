/// Decides, as soon as the head of an answer is there, who takes its body on the thread that brings it. So
/// no byte waits in memory for a task to come to its turn.
final class BodySink: Sendable {
  private let choose: @Sendable (HTTPResponse) -> Drain?

  init(_ choose: @escaping @Sendable (HTTPResponse) -> Drain?) {
    self.choose = choose
  }

  /// Who takes the body; nil leaves it to the reader of the stream.
  func drain(for head: HTTPResponse) -> Drain? { choose(head) }
}

extension BodySink: Hashable {
  static func == (left: BodySink, right: BodySink) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
