/// Arrays.
final class ListCodec<Element>: TypedCodec<[Element]>, @unchecked Sendable {
  /// Initialises an array with so many elements, which are moved out of their places.
  typealias Assembly =
    @Sendable (
      UnsafeMutablePointer<[Element]>, UnsafeMutablePointer<Element>, Int
    ) -> Void
  /// The place of an array's elements and their number. They stay there as long as the array does
  /// where it is: arrays of values have storage of their own.
  typealias Opening = @Sendable (UnsafePointer<[Element]>) -> (UnsafeRawPointer?, Int)

  private let element: TypedCodec<Element>
  private let assemble: Assembly
  private let open: Opening
  /// Whether protobuf has numbers in one field.
  private let isPacked: Bool

  init(
    _ element: TypedCodec<Element>, _ assemble: @escaping Assembly, _ open: @escaping Opening,
    isPacked: Bool = true
  ) {
    self.element = element
    self.assemble = assemble
    self.open = open
    self.isPacked = isPacked
    super.init()
  }

  override var xml: XMLCoder<[Element]>? { XMLListCoder(element, assemble, open) }

  override var takesNullAsAbsent: Bool { true }

  override var isAbsentTrivial: Bool { true }

  override var protobuf: ProtobufCoder<[Element]>? {
    ListCoder(element, assemble, open, packs: isPacked)
  }

  override func unpacked() -> TypedCodec<[Element]> {
    ListCodec(element, assemble, open, isPacked: false)
  }

  override func proto3() -> TypedCodec<[Element]> {
    ListCodec(element.proto3(), assemble, open, isPacked: isPacked)
  }

  override func zero() -> [Element]? { [] }

  override func isZero(_ source: UnsafePointer<[Element]>) -> Bool { source.pointee.isEmpty }

  override func areEqual(
    _ first: UnsafePointer<[Element]>, _ second: UnsafePointer<[Element]>
  ) -> Bool {
    let (place, count) = open(first)
    let (other, otherCount) = open(second)
    guard count == otherCount else { return false }
    guard count > 0, let place, let other, place != other else { return true }
    return element.areEqual(element.operation, place, other, count: count)
  }

  override func hash(_ source: UnsafePointer<[Element]>, into hasher: inout Hasher) {
    let (place, count) = open(source)
    hasher.combine(count)
    guard let place else { return }
    element.hash(element.operation, place, count: count, into: &hasher)
  }

  override func canBegin(with byte: UInt8) -> Bool { byte == UInt8(ascii: "[") }

  override func initialize(
    _ target: UnsafeMutablePointer<[Element]>, from reader: inout JSONReader
  ) throws(CodecFailure) {
    try reader.readList(of: element) { elements, count in
      assemble(target, elements.assumingMemoryBound(to: Element.self), count)
    }
  }

  override func initializeAbsent(_ target: UnsafeMutablePointer<[Element]>) -> Bool {
    target.initialize(to: [])
    return true
  }

  override func write(
    _ source: UnsafePointer<[Element]>, to writer: inout JSONWriter
  ) throws(CodecFailure) {
    let (elements, count) = open(source)
    guard let elements else { return writer.append("[]") }
    try writer.writeList(of: element, elements, count: count)
  }

  override func form(of source: UnsafePointer<[Element]>) throws(TextError) -> ParameterForm {
    var texts: [String] = []
    for (index, value) in source.pointee.enumerated() {
      do throws(TextError) {
        texts.append(
          try withUnsafePointer(to: value) { (place) throws(TextError) in
            try element.text(of: place)
          })
      } catch {
        throw error.under("[\(index)]")
      }
    }
    return .list(texts)
  }

  override func parse(list texts: [String]) throws(TextError) -> [Element] {
    try texts.enumerated().map { (index, text) throws(TextError) in
      do throws(TextError) {
        return try element.parse(text)
      } catch {
        throw error.under("[\(index)]")
      }
    }
  }
}
