extension JSONReader {
  /// Reads an array; `finish` gets its elements, to move them out of their places.
  mutating func readList(
    of codec: ErasedCodec, _ finish: (UnsafeMutableRawPointer, Int) -> Void
  ) throws(CodecFailure) {
    try open(UInt8(ascii: "["), "an array")
    let mark = scratch.mark
    var list = PartialList(of: codec, in: &scratch)
    do throws(CodecFailure) {
      try readElements(of: codec, into: &list)
    } catch {
      path.prepend(.element(list.count))
      list.abandon()
      scratch.release(to: mark)
      throw error
    }
    leave()
    finish(list.elements, list.count)
    scratch.release(to: mark)
  }

  private mutating func readElements(
    of codec: ErasedCodec, into list: inout PartialList
  ) throws(CodecFailure) {
    guard !take(UInt8(ascii: "]")) else { return }
    let operation = codec.operation
    let table = codec.record
    repeat {
      let place = list.next(in: &scratch)
      switch operation {
      case .string: place.initializeMemory(as: String.self, to: try string())
      case .int64: place.initializeMemory(as: Int64.self, to: try integer())
      case .int32: place.initializeMemory(as: Int32.self, to: try integer())
      case .double: place.initializeMemory(as: Double.self, to: try float())
      case .model:
        if let table { try readRecord(table, into: place) }
      default: try codec.initialize(at: place, from: &self)
      }
      list.insert()
    } while try takeComma(orClose: UInt8(ascii: "]"))
  }
}
