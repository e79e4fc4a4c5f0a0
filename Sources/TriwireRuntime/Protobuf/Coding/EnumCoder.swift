/// Enums by their numbers.
///
/// A closed enum doesn't know numbers of no case; an open one keeps them.
final class EnumCoder<Enum: WireEnum>: ProtobufCoder<Enum>, @unchecked Sendable {
  private let numbers: EnumNumbers<Enum>

  /// nil when the enum has no numbers.
  init?(_ cases: EnumCases<Enum>) {
    numbers = EnumNumbers(cases)
    if !numbers.isComplete { return nil }
  }

  override var wireType: WireType { .varint }

  override func order(at source: UnsafeRawPointer) -> ProtobufKeyOrder? {
    number(of: source).map { .signed(Int64($0)) }
  }

  // MARK: Reading

  override func read(
    at target: UnsafeMutableRawPointer, isSet: Bool, from reader: inout ProtobufReader
  ) throws(CodecFailure) -> Bool {
    let number = Int32(truncatingIfNeeded: try reader.varint())
    let target = target.assumingMemoryBound(to: Enum.self)
    return isSet ? replace(target, number) : numbers.initialize(target, to: number)
  }

  @inline(never)
  private func replace(_ target: UnsafeMutablePointer<Enum>, _ number: Int32) -> Bool {
    guard let value = numbers.value(of: number) else { return false }
    target.pointee = value
    return true
  }

  override func initializeZero(at target: UnsafeMutableRawPointer, depth: Int) -> Bool {
    numbers.haveZero && numbers.initialize(target.assumingMemoryBound(to: Enum.self), to: 0)
  }

  // MARK: Writing

  override func writeValue(
    at source: UnsafeRawPointer, to writer: inout ProtobufWriter
  ) throws(CodecFailure) {
    writer.varint(UInt64(bitPattern: Int64(try writable(source, &writer))))
  }

  override func writeUnlessOmitted(
    at source: UnsafeRawPointer, _ tag: ProtobufTag, to writer: inout ProtobufWriter
  ) throws(CodecFailure) {
    let number = try writable(source, &writer)
    if number == 0, numbers.haveZero { return }
    writer.varint(UInt64(bitPattern: Int64(number)))
    writer.tag(tag)
  }

  override func isOmitted(at source: UnsafeRawPointer) -> Bool {
    numbers.haveZero && number(of: source) == 0
  }

  private func writable(
    _ source: UnsafeRawPointer, _ writer: inout ProtobufWriter
  ) throws(CodecFailure) -> Int32 {
    guard let number = number(of: source) else {
      let value = source.assumingMemoryBound(to: Enum.self).pointee.rawValue
      throw writer.fail(.unwritable, "the value \(value) has no number")
    }
    return number
  }

  private func number(of source: UnsafeRawPointer) -> Int32? {
    numbers.number(of: source.assumingMemoryBound(to: Enum.self))
  }
}
