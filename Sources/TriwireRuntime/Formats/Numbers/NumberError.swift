/// Why a text is not a number of the wanted type.
package enum NumberError: Error, Hashable, Sendable {
  /// Not a number by the grammar of JSON (RFC 8259 section 6).
  case malformed
  /// A number beyond the type's range.
  case overflow
  /// A number with a fraction or an exponent where an integer is wanted.
  case notAnInteger
  /// A number with more digits than the type holds; it is refused rather than rounded.
  case tooPrecise
}
