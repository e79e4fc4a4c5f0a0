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
    let isDirect = operation.isDirectElement
    let table = codec.record?.object
    repeat {
      let place = list.next(in: &scratch)
      if let table {
        try readRecord(table, into: place)
      } else if isDirect {
        try readScalar(operation, into: place)
      } else {
        try codec.initialize(at: place, from: &self)
      }
      list.insert()
    } while try takeComma(orClose: UInt8(ascii: "]"))
  }
}
