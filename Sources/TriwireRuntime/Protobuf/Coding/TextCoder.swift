/// Scalars that are strings: decimal numbers, UUIDs, URLs and days.
final class ProtobufTextCoder<Value: Hashable & Sendable>: ProtobufCoder<Value>, @unchecked Sendable
{
  private let format: TextFormat<Value>

  init(_ format: TextFormat<Value>) { self.format = format }

  override func read(
    at target: UnsafeMutableRawPointer, isSet: Bool, from reader: inout ProtobufReader
  ) throws(CodecFailure) -> Bool {
    let bytes = try reader.bytes()
    try reader.verify(bytes)
    guard let value = bytes.isEmpty ? format.zero : format.read(bytes) else {
      reader.position -= bytes.count
      let text = String(decoding: bytes.prefix(40), as: UTF8.self)
      throw reader.fail(
        .mismatch, "expected \(format.wanted), found \(JSONValue.string(text))")
    }
    let target = target.assumingMemoryBound(to: Value.self)
    if isSet { target.pointee = value } else { target.initialize(to: value) }
    return true
  }

  override func initializeZero(at target: UnsafeMutableRawPointer, depth: Int) -> Bool {
    guard let zero = format.zero else { return false }
    target.initializeMemory(as: Value.self, to: zero)
    return true
  }

  override func writeValue(
    at source: UnsafeRawPointer, to writer: inout ProtobufWriter
  ) throws(CodecFailure) {
    writer.string(try text(source, &writer))
  }

  private func text(
    _ source: UnsafeRawPointer, _ writer: inout ProtobufWriter
  ) throws(CodecFailure) -> String {
    let value = source.assumingMemoryBound(to: Value.self).pointee
    guard let text = format.text(value) else {
      throw writer.fail(.unwritable, format.refusal(of: value))
    }
    return text
  }

  override func isOmitted(at source: UnsafeRawPointer) -> Bool {
    guard let zero = format.zero else { return false }
    return format.text(zero) == format.text(source.assumingMemoryBound(to: Value.self).pointee)
  }

  override func order(at source: UnsafeRawPointer) -> ProtobufKeyOrder? {
    format.text(source.assumingMemoryBound(to: Value.self).pointee).map { .text($0) }
  }
}
