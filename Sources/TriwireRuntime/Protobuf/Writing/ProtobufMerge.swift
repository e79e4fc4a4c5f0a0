internal import Foundation

/// Puts further fields into a message that is written already.
enum ProtobufMerge {
  /// The message with those of the fields whose numbers it doesn't have: a message is the bytes of its
  /// fields, in any order.
  static func adding(
    _ fields: [(number: Int32, bytes: Data)], to message: Data
  ) throws(ProtobufError) -> Data {
    guard !fields.isEmpty else { return message }
    let own = try numbers(in: message)
    return fields.reduce(into: message) { merged, field in
      if !own.contains(field.number) { merged.append(field.bytes) }
    }
  }

  /// The numbers of the outermost fields.
  private static func numbers(in message: Data) throws(ProtobufError) -> Set<Int32> {
    try message.withBytes { bytes throws(ProtobufError) in
      try ProtobufReader.read(bytes, limits: ProtobufLimits()) { reader throws(CodecFailure) in
        var numbers: Set<Int32> = []
        while reader.available > 0 {
          try reader.takeTag()
          numbers.insert(Int32(bitPattern: reader.key >> 3))
          try reader.skipValue()
        }
        return numbers
      }
    }
  }
}

extension Codec {
  /// A value as one field of a message, or as one field an element, tags included.
  func protobuf(_ value: Value, number: Int32) throws(ProtobufError) -> Data {
    guard let coder = core.protobuf, ProtobufTag.numbers.contains(number) else {
      throw ProtobufError(
        kind: .invalidTable, offset: nil, path: "", reason: "it can't be a field in protobuf")
    }
    return try ProtobufWriter.write(isDeterministic: false) { writer throws(CodecFailure) in
      try withUnsafePointer(to: value) { source throws(CodecFailure) in
        try coder.write(at: source, ProtobufTag(number, coder.wireType), to: &writer)
      }
    }
  }
}
