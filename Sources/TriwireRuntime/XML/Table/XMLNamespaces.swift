import Foundation

/// The namespaces that tables know, each with a number by which it is compared.
///
/// Documents add nothing here, so that reading them takes no memory for good.
enum XMLNamespaces {
  /// No namespace.
  static let none: Int32 = 0
  /// That of `xml:lang` and the like.
  static let xml: Int32 = 1
  /// That of `xsi:nil`.
  static let schemaInstance: Int32 = 2
  /// That of namespace declarations.
  static let declarations: Int32 = 3

  /// Guarded by `lock`, as is `numbers`.
  nonisolated(unsafe) private static var uris = [
    "", "http://www.w3.org/XML/1998/namespace", "http://www.w3.org/2001/XMLSchema-instance",
    "http://www.w3.org/2000/xmlns/",
  ]
  nonisolated(unsafe) private static var numbers = Dictionary(
    uniqueKeysWithValues: uris.enumerated().map { ($1, Int32($0)) })
  private static let lock = NSLock()

  /// The number of a namespace, which gets one if it has none.
  static func number(of uri: String) -> Int32 {
    lock.withLock {
      if let number = numbers[uri] { return number }
      let number = Int32(truncatingIfNeeded: uris.count)
      uris.append(uri)
      numbers[uri] = number
      return number
    }
  }

  /// How many namespaces have numbers.
  static var count: Int { lock.withLock { uris.count } }

  /// The number of a namespace; nil when it has none.
  static func knownNumber(of uri: String) -> Int32? { lock.withLock { numbers[uri] } }

  /// The namespace of a number.
  static func uri(of number: Int32) -> String {
    lock.withLock { uris.indices.contains(Int(number)) ? uris[Int(number)] : "" }
  }
}
