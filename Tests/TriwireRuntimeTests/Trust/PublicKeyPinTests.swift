import Foundation
import Testing
import TriwireTestSupport

@testable import TriwireRuntime

/// Pins of certificates, held against those that another library computes.
struct PublicKeyPinTests {
  /// A certificate in DER, and the pin of its key.
  static func certificate(_ name: String) async throws -> (der: Data, pin: String) {
    let text = String(decoding: try await Trusting.told("keys/\(name).pem"), as: UTF8.self)
    let certificates = try #require(PEMCertificates.read(text))
    let pin = String(decoding: try await Trusting.told("keys/\(name).pin"), as: UTF8.self)
    return (try #require(certificates.first), pin)
  }

  @Test(arguments: ["rsa", "p256", "p384", "p521", "ed25519", "ed448"])
  func isThatOfTheKey(name: String) async throws {
    let (der, pin) = try await Self.certificate(name)
    #expect(PublicKeyPin(certificate: der)?.sha256 == pin)
  }

  @Test func isNoneOfWhatIsCutOffOrLonger() async throws {
    let (der, _) = try await Self.certificate("p256")
    for count in 0..<der.count { #expect(PublicKeyPin(certificate: der.prefix(count)) == nil) }
    #expect(PublicKeyPin(certificate: der + [0]) == nil)
  }

  /// A wrong byte must not trap, and never gives the pin of another key.
  @Test func survivesAnyWrongByte() async throws {
    let (der, pin) = try await Self.certificate("p256")
    let right = try #require(PublicKeyPin(sha256: pin))
    var pins: [PublicKeyPin: Int] = [:]
    for index in der.indices {
      for bit in 0..<8 {
        var wrong = der
        wrong[index] ^= 1 << UInt8(bit)
        if let found = PublicKeyPin(certificate: wrong) { pins[found, default: 0] += 1 }
      }
    }
    #expect(pins[right, default: 0] > 0)
    #expect(pins.filter { $0.key != right }.allSatisfy { $0.value == 1 })
  }

  @Test(
    arguments: [
      [], [0x30], [0x30, 0x01], [0x30, 0x80, 0, 0], [0x30, 0x81, 0x01, 0], [0x30, 0x82, 0, 0x80],
      [0x30, 0x85, 0, 0, 0, 0, 1, 0], [0x30, 0x84, 0xFF, 0xFF, 0xFF, 0xFF], [0x30, 0xFF],
      [0x31, 0],
    ] as [[UInt8]])
  func readsNoOtherEncoding(bytes: [UInt8]) {
    var reader = DERReader(bytes[...])
    #expect(reader.next(DERReader.Tag.sequence) == nil && reader.nextTag == bytes.first)
  }

  @Test func readsOneElementAfterTheOther() throws {
    let long = [UInt8](repeating: 7, count: 200)
    var reader = DERReader(([0x30, 0x00, 0x30, 0x81, 200] + long)[...])
    let (first, second) = (
      reader.next(DERReader.Tag.sequence), reader.next(DERReader.Tag.sequence)
    )
    #expect(first?.content.isEmpty == true)
    #expect(second.map { Array($0.content) } == long && second?.encoding.count == 203)
    #expect(reader.isAtEnd)
  }
}

struct PEMCertificatesTests {
  static let block = "-----BEGIN CERTIFICATE-----\nAQID\nBAU=\n-----END CERTIFICATE-----\n"

  static let texts: [(String, Int)] = [
    (block, 1), (block + block, 2), ("", 0), ("# My own\n\(block)\n\ntext\n\(block)", 2),
    (block.replacing("\n", with: "\r\n"), 1), (block.replacing("\n", with: " \n"), 1),
    ("-----BEGIN PRIVATE KEY-----\nAQID\n-----END PRIVATE KEY-----\n\(block)", 1),
  ]

  @Test(arguments: texts)
  func areFound(text: String, count: Int) {
    let certificates = PEMCertificates.read(text)
    #expect(certificates == Array(repeating: Data([1, 2, 3, 4, 5]), count: count))
  }

  static let damaged: [String] = [
    String(block.dropLast(12)), block.replacing("AQID", with: "AQI!"),
    "-----BEGIN CERTIFICATE-----\n\(block)", "\(block)-----END CERTIFICATE-----",
    "-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE-----",
  ]

  @Test(arguments: damaged)
  func areNoneWhereOneIsDamaged(text: String) {
    #expect(PEMCertificates.read(text) == nil)
  }
}
