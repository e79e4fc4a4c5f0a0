/// The cases of a union that have field numbers.
struct OneofMembers: Sendable {
  let list: [Member]

  struct Member: Sendable {
    let number: Int32
    let tag: ProtobufTag
    let coder: ErasedProtobufCoder

    /// The tags that are read.
    var keys: [UInt32] { [tag.key] }
  }

  init<Union>(_ cases: [UnionCase<Union>]) {
    list = cases.compactMap { row in
      guard let number = row.number, let coder = row.payload.protobuf else { return nil }
      return Member(number: number, tag: ProtobufTag(number, coder.wireType), coder: coder)
    }
  }

  /// The member that a field with this key is.
  func member(of key: UInt32) -> Member? { list.first { $0.tag.key == key } }

  /// Writes the field of the case that the union is of; false when it has none.
  func write(
    at source: UnsafeRawPointer, to writer: inout ProtobufWriter
  ) throws(CodecFailure) -> Bool {
    for member in list where !member.coder.isOmitted(at: source) {
      try member.coder.write(at: source, member.tag, to: &writer)
      return true
    }
    return false
  }
}

/// Unions whose cases are fields of the message that holds the union: a oneof.
final class OneofCoder<Union: WireUnion>: ProtobufCoder<Union>, @unchecked Sendable {
  // The table is asked for when a value is read or written: unions and models can hold each other.

  override var isSingle: Bool { false }

  override var members: OneofMembers? { Union.cases.members }

  override func read(
    at target: UnsafeMutableRawPointer, isSet: Bool, from reader: inout ProtobufReader
  ) throws(CodecFailure) -> Bool {
    guard let member = Union.cases.members.member(of: reader.key) else {
      try reader.skipValue()
      return false
    }
    return try member.coder.read(at: target, isSet: isSet, from: &reader)
  }

  override func write(
    at source: UnsafeRawPointer, _ tag: ProtobufTag, to writer: inout ProtobufWriter
  ) throws(CodecFailure) {
    guard try Union.cases.members.write(at: source, to: &writer) else {
      throw writer.noMember()
    }
  }
}

/// Unions that are messages of their own, with the cases as a oneof.
///
/// A message without any of the cases is a value that the union doesn't know, also where it would add to
/// one that is there.
final class UnionCoder<Union: WireUnion>: ProtobufMessageCoder<Union>, @unchecked Sendable {
  override func readMessage(
    at target: UnsafeMutableRawPointer, isSet: Bool, from reader: inout ProtobufReader
  ) throws(CodecFailure) -> Bool {
    var isKnown = false
    do throws(CodecFailure) {
      while reader.position < reader.end {
        try reader.takeTag()
        if try readMember(at: target, isSet: isSet || isKnown, from: &reader) { isKnown = true }
      }
    } catch {
      if isKnown, !isSet { destroy(target) }
      throw error
    }
    return isKnown
  }

  private func readMember(
    at target: UnsafeMutableRawPointer, isSet: Bool, from reader: inout ProtobufReader
  ) throws(CodecFailure) -> Bool {
    guard let member = Union.cases.members.member(of: reader.key) else {
      try reader.skipValue()
      return false
    }
    return try member.coder.read(at: target, isSet: isSet, from: &reader)
  }

  private func destroy(_ target: UnsafeMutableRawPointer) {
    target.assumingMemoryBound(to: Union.self).deinitialize(count: 1)
  }

  override func writeMessage(
    at source: UnsafeRawPointer, to writer: inout ProtobufWriter
  ) throws(CodecFailure) {
    guard try Union.cases.members.write(at: source, to: &writer) else {
      throw writer.noMember()
    }
  }
}

extension ProtobufWriter {
  fileprivate mutating func noMember() -> CodecFailure {
    fail(.unwritable, "the union is of a case that has no field number")
  }
}
