internal import Foundation

/// The line that separates the parts of a body.
enum Boundary {
  /// 128 random bits that occur nowhere in what is in memory. Files aren't searched: one would have to
  /// be made for a number that didn't exist before.
  static func random(for form: MultipartForm) -> String {
    var generator = SystemRandomNumberGenerator()
    return random(for: form, using: &generator)
  }

  static func random(
    for form: MultipartForm, using generator: inout some RandomNumberGenerator
  ) -> String {
    while true {
      let boundary = "triwire-" + hexadecimal(&generator) + hexadecimal(&generator)
      if !form.contains(boundary) { return boundary }
    }
  }

  private static func hexadecimal(_ generator: inout some RandomNumberGenerator) -> String {
    let digits = String(generator.next() as UInt64, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension MultipartForm {
  /// Whether a text stands anywhere in memory.
  fileprivate func contains(_ text: String) -> Bool {
    let bytes = Data(text.utf8)
    return parts.contains { part in
      part.head.contains(text) || part.content.data?.range(of: bytes) != nil
    }
  }
}
