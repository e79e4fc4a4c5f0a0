import Foundation

/// Something that reads input from elsewhere, with what must hold of it whatever the input is. It
/// traps where that doesn't.
struct Subject: Sendable {
  let name: String
  let attempt: @Sendable (Data) -> Void

  static let all = [
    json, xml, protobuf, wires, texts, headers, frames, multipart, mustache, spec,
  ]
}
