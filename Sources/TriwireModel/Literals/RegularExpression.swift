import Foundation

/// Patterns of constraints. The runtime matches them with `NSRegularExpression`, so that engine
/// decides here too.
enum RegularExpression {
  /// Why the engine refuses a pattern, or `nil` when it takes it.
  static func problem(in pattern: String) -> String? {
    do {
      _ = try NSRegularExpression(pattern: pattern)
      return nil
    } catch {
      return explanation(of: pattern)
    }
  }

  /// Swift's own parser words its errors better; it is not asked about anything else.
  private static func explanation(of pattern: String) -> String {
    do {
      _ = try Regex(pattern)
      return "the engine refuses it"
    } catch {
      return "\(error)"
    }
  }
}
