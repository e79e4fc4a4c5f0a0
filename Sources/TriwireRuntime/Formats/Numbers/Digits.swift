extension Sequence<UInt8> {
  /// Whether all are ASCII digits, as none at all are, too.
  var areDigits: Bool { allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) }
}
