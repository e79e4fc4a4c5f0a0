extension JSONWriter {
  /// Writes an array whose elements stand one after the other.
  mutating func writeList(
    of codec: ErasedCodec, _ elements: UnsafeRawPointer, count: Int
  ) throws(CodecFailure) {
    let start = self.count
    let stride = codec.layout.stride
    let table = codec.record
    for index in 0..<count {
      comma()
      do throws(CodecFailure) {
        try writeElement(codec, table, elements + index * stride)
      } catch {
        path.prepend(.element(index))
        throw error
      }
    }
    closeArray(from: start)
  }

  @inline(__always)
  private mutating func writeElement(
    _ codec: ErasedCodec, _ table: RecordTable?, _ place: UnsafeRawPointer
  ) throws(CodecFailure) {
    switch codec.operation {
    case .string: string(place.assumingMemoryBound(to: String.self).pointee)
    case .int64: integer(place.load(as: Int64.self))
    case .int32: integer(place.load(as: Int32.self))
    case .double: try float(place.load(as: Double.self))
    case .model:
      if let table { try writeRecord(table, of: place) }
    default: try codec.write(at: place, to: &self)
    }
  }
}
