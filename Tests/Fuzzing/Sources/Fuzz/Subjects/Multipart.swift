import Foundation

@testable import TriwireRuntime

extension Subject {
  /// The parts of a form are found again in its body, whatever they are called and hold. An input has
  /// them one after the other, each as its name, file name, media type and content between zero bytes.
  static let multipart = Subject(name: "multipart") { input in
    var writer = RequestWriter(.post, "/x")
    var (pieces, parts) = (Pieces(input), [SentPart]())
    while !pieces.isEmpty {
      let part = SentPart(number: parts.count, &pieces)
      writer.part(part.name, UploadFile(part.content, name: part.fileName, mediaType: part.type))
      parts.append(part)
    }
    guard writer.problem == nil, case .multipart(let form) = writer.body else { return }
    var numbers = CountingNumbers()
    let boundary = Boundary.random(for: form, using: &numbers)
    let body = form.body(boundary: boundary).data ?? Data()
    let found = ReceivedPart.all(in: body, boundary: boundary)
    agree(found, parts.map(\.received), text(body))
  }
}

/// A file as a part, with a name that no other one has.
private struct SentPart {
  let name: String
  let fileName: String
  let type: String
  let content: Data

  init(number: Int, _ pieces: inout Pieces) {
    name = "\(number) " + pieces.text()
    (fileName, type, content) = (pieces.text(), pieces.text(), pieces.field())
  }

  var received: ReceivedPart {
    ReceivedPart(
      head: [
        "Content-Disposition: form-data; name=\"\(Self.escaped(name))\"; "
          + "filename=\"\(Self.escaped(fileName))\"",
        "Content-Type: \(type)",
      ], content: content)
  }

  private static func escaped(_ name: String) -> String {
    let escapes = ["\"": "%22", "\r": "%0D", "\n": "%0A"]
    return name.unicodeScalars.map { escapes[String($0)] ?? String($0) }.joined()
  }
}

/// A part as a server takes it out of a body.
private struct ReceivedPart: Equatable {
  let head: [String]
  let content: Data

  static func all(in body: Data, boundary: String) -> [ReceivedPart] {
    var (rest, parts) = (Data("\r\n".utf8) + body, [ReceivedPart]())
    while let delimiter = rest.range(of: Data("\r\n--\(boundary)".utf8)) {
      if delimiter.lowerBound > 0, let part = ReceivedPart(rest[..<delimiter.lowerBound]) {
        parts.append(part)
      }
      rest = Data(rest[delimiter.upperBound...])
    }
    agree(text(rest), "--\r\n", "the end of the body")
    return parts
  }

  init(head: [String], content: Data) {
    (self.head, self.content) = (head, content)
  }

  private init?(_ bytes: Data) {
    guard let end = bytes.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
    let head = lines.components(separatedBy: "\r\n").filter { !$0.isEmpty }
    self.init(head: head, content: Data(bytes[end.upperBound...]))
  }
}

/// 0, 0, 1, 1, 2, 2, …: an input can have the first boundaries in it.
private struct CountingNumbers: RandomNumberGenerator {
  private var count: UInt64 = 0

  mutating func next() -> UInt64 {
    defer { count += 1 }
    return count / 2
  }
}
