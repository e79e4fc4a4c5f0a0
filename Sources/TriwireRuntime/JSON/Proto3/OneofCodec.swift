/// A union whose payload is a member of the object around it, by protobuf's JSON mapping of a oneof.
final class OneofCodec<Union: WireUnion>: HashableCodec<Union>, @unchecked Sendable {
  init() { super.init() }

  override var isFlattened: Bool { true }

  override var caseNames: [[String]] {
    Union.cases.cases.map { row in
      row.memberName == row.tag ? [row.tag] : [row.memberName, row.tag]
    }
  }

  override func initialize(
    _ target: UnsafeMutablePointer<Union>, from reader: inout JSONReader
  ) throws(CodecFailure) {
    let cases = Union.cases.cases
    guard let number = reader.unionCase, cases.indices.contains(number) else {
      throw reader.fail(.invalidTable, "a oneof is not a member of its own")
    }
    target.initialize(to: try cases[number].json.read(from: &reader))
  }

  override func write(
    _ source: UnsafePointer<Union>, to writer: inout JSONWriter
  ) throws(CodecFailure) {
    let table = Union.cases
    for row in table.cases {
      let isWritten = try row.json.write(source.pointee, to: &writer) {
        (codec, place, writer) throws(CodecFailure) in
        try writer.member(row.memberName, codec, place)
      }
      if isWritten { return }
    }
    guard let (tag, value) = table.unknown?.payload(source.pointee) else {
      throw writer.fail(.unwritable, "the union is of a case that its table doesn't have")
    }
    writer.key(tag)
    writer.value(value)
  }
}

/// The names of protobuf's JSON mapping.
enum Proto3Name {
  /// A field's name in JSON: underscores go, and what follows one becomes a capital letter.
  static func json(_ name: String) -> String {
    var isAfterUnderscore = false
    var result = ""
    for character in name.unicodeScalars {
      if character == "_" {
        isAfterUnderscore = true
      } else {
        let isRaised = isAfterUnderscore && ("a"..."z").contains(character)
        result += isRaised ? String(character).uppercased() : String(character)
        isAfterUnderscore = false
      }
    }
    return result
  }
}
