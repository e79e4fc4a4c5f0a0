internal import Foundation

extension PublicKeyPin {
  /// The pin of the key in a certificate (RFC 5280 section 4.1), whatever kind of key it is; nil when the
  /// bytes are no certificate in DER, wholly.
  init?(certificate: some Sequence<UInt8>) {
    guard let key = Self.key(in: Array(certificate)[...]) else { return nil }
    self.init(sha256: SHA256.hash(key).base64EncodedString())
  }

  /// The SubjectPublicKeyInfo as it is encoded.
  private static func key(in certificate: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var outside = DERReader(certificate)
    guard let whole = outside.next(DERReader.Tag.sequence), outside.isAtEnd else { return nil }
    var parts = DERReader(whole.content)
    guard let signed = parts.next(DERReader.Tag.sequence),
      parts.next(DERReader.Tag.sequence) != nil, parts.next(DERReader.Tag.bitString) != nil,
      parts.isAtEnd
    else { return nil }
    return key(ofSigned: signed.content)
  }

  /// What follows version, serial number, signature, issuer, validity and subject.
  private static func key(ofSigned content: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let version: UInt8 = 0xA0
    var fields = DERReader(content)
    if fields.nextTag == version, fields.next(version) == nil { return nil }
    guard fields.next(DERReader.Tag.integer) != nil else { return nil }
    for _ in ["signature", "issuer", "validity", "subject"] {
      guard fields.next(DERReader.Tag.sequence) != nil else { return nil }
    }
    guard let key = fields.next(DERReader.Tag.sequence) else { return nil }
    var parts = DERReader(key.content)
    guard parts.next(DERReader.Tag.sequence) != nil, parts.next(DERReader.Tag.bitString) != nil,
      parts.isAtEnd
    else { return nil }
    return key.encoding
  }
}
