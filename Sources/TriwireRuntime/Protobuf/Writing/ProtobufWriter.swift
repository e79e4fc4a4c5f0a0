internal import Foundation

/// A protobuf message that grows from its end to its beginning in one piece of raw memory.
///
/// Values are written before the tags and lengths that stand in front of them: so every length is
/// known when its turn comes, and nothing has to be measured beforehand.
struct ProtobufWriter: ~Copyable {
  private var memory: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// Where the bytes written so far begin.
  private(set) var front: UnsafeMutablePointer<UInt8>
  /// Whether the entries of maps are sorted.
  let isDeterministic: Bool
  var path = JSONPath()
  var fault: (kind: ProtobufError.Kind, reason: String)?
  var scratch = ScratchStack()

  init(capacity: Int = 512, isDeterministic: Bool) {
    self.capacity = capacity
    self.isDeterministic = isDeterministic
    memory = .allocate(capacity: capacity)
    front = memory + capacity
  }

  deinit { memory.deallocate() }

  /// How many bytes have been written.
  var count: Int {
    @inline(__always) get { memory + capacity - front }
  }

  /// Makes room for so many bytes in front of the others, and gives their place.
  @inline(__always)
  mutating func extend(_ additional: Int) -> UnsafeMutablePointer<UInt8> {
    if front - memory < additional { grow(additional) }
    front -= additional
    return front
  }

  @inline(never)
  private mutating func grow(_ additional: Int) {
    let count = count
    // What isn't reached of new memory takes none; what has been written has to be copied.
    let larger = max(capacity * (capacity < 1 << 20 ? 4 : 2), count + additional)
    let new = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    let newFront = new + larger - count
    newFront.update(from: front, count: count)
    memory.deallocate()
    (memory, capacity, front) = (new, larger, newFront)
  }

  // MARK: Results

  /// Notes that a value can't be written.
  @inline(never)
  mutating func fail(_ kind: ProtobufError.Kind, _ reason: String) -> CodecFailure {
    fault = (kind, reason)
    return CodecFailure()
  }

  /// The message that `body` writes.
  static func write(
    isDeterministic: Bool, _ body: (inout ProtobufWriter) throws(CodecFailure) -> Void
  ) throws(ProtobufError) -> Data {
    var writer = ProtobufWriter(isDeterministic: isDeterministic)
    do throws(CodecFailure) {
      try body(&writer)
    } catch {
      throw writer.error
    }
    return writer.takeData()
  }

  private var error: ProtobufError {
    ProtobufError(
      kind: fault?.kind ?? .unwritable, offset: nil, path: path.text,
      reason: fault?.reason ?? "the value can't be written")
  }

  /// The message so far, without copying it where it is long; the writer is empty afterwards.
  private mutating func takeData() -> Data {
    guard count > 4096 else { return Data(bytes: front, count: count) }
    let old = memory
    let data = Data(
      bytesNoCopy: front, count: count, deallocator: .custom { _, _ in old.deallocate() })
    capacity = 16
    memory = .allocate(capacity: capacity)
    front = memory + capacity
    return data
  }
}
