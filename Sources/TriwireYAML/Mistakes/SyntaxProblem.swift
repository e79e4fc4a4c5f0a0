/// libyaml's own account of a mistake.
struct SyntaxProblem: Error {
  /// What it was reading, such as `while parsing a flow mapping`.
  var context: String?
  /// What it met, such as `did not find expected ',' or '}'`.
  var problem: String
  /// Characters before the place where the context began.
  var contextIndex: Int
  /// Characters before the place where it stopped.
  var problemIndex: Int
}
