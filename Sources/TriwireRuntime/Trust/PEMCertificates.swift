internal import Foundation

/// The certificates in a text of PEM (RFC 7468), with whatever stands around them.
enum PEMCertificates {
  private static let begin = "-----BEGIN CERTIFICATE-----"
  private static let end = "-----END CERTIFICATE-----"

  /// Each in DER; nil when one of them is damaged or cut off.
  static func read(_ text: String) -> [Data]? {
    var certificates: [Data] = []
    var lines: [String]?
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line == begin {
        guard lines == nil else { return nil }
        lines = []
      } else if line == end {
        guard let body = lines, let certificate = Data(base64Encoded: body.joined()),
          !certificate.isEmpty
        else { return nil }
        certificates.append(certificate)
        lines = nil
      } else {
        lines?.append(line)
      }
    }
    return lines == nil ? certificates : nil
  }
}
