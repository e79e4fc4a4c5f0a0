/// The elements of an array that is being built, in scratch memory.
///
/// Either the elements are moved out by ``finish(_:)``, or ``abandon()`` destroys them. The memory
/// is given back with the stack's mark from before.
struct PartialList: ~Copyable {
  private let codec: Unmanaged<ErasedCodec>
  private let stride: Int
  private var base: UnsafeMutableRawPointer
  private(set) var count = 0
  private var capacity = 8

  /// An empty list of such elements; the codec must outlive it.
  init(of codec: ErasedCodec, in scratch: inout ScratchStack) {
    self.codec = .passUnretained(codec)
    stride = codec.layout.stride
    base = scratch.take(stride * capacity)
  }

  /// Where the next element is to be initialised.
  @inline(__always)
  mutating func next(in scratch: inout ScratchStack) -> UnsafeMutableRawPointer {
    if count == capacity { grow(in: &scratch) }
    return base + count * stride
  }

  /// Notes that the next element has its value.
  @inline(__always)
  mutating func insert() { count += 1 }

  @inline(never)
  private mutating func grow(in scratch: inout ScratchStack) {
    defer { capacity *= 2 }
    guard !scratch.extend(base, from: stride * capacity, to: stride * capacity * 2) else { return }
    let larger = scratch.take(stride * capacity * 2)
    codec.takeUnretainedValue().move(base, to: larger, count: count)
    base = larger
  }

  /// The elements, to be moved out of their places.
  var elements: UnsafeMutableRawPointer { base }

  /// Destroys the elements.
  func abandon() { codec.takeUnretainedValue().destroy(at: base, count: count) }
}
