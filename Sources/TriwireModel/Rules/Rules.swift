/// What a spec must keep beyond what its types can say, one rule a file.
enum Rules {
  /// Reports what breaks it.
  typealias Rule = @Sendable (BuildContext) -> Void

  static let all: [Rule] = []
}
