extension JSONWriter {
  /// Writes an array whose elements stand one after the other.
  mutating func writeList(
    of codec: ErasedCodec, _ elements: UnsafeRawPointer, count: Int
  ) throws(CodecFailure) {
    let start = self.count
    let stride = codec.layout.stride
    let operation = codec.operation
    let table = codec.record?.object
    for index in 0..<count {
      let place = elements + index * stride
      comma()
      do throws(CodecFailure) {
        switch operation {
        case .string: string(at: place)
        case .int64: integer(place.load(as: Int64.self))
        case .int32: integer(place.load(as: Int32.self))
        case .double: try float(place.load(as: Double.self))
        default:
          if let table {
            try writeRecord(table, of: place)
          } else {
            try codec.write(at: place, to: &self)
          }
        }
      } catch {
        path.prepend(.element(index))
        throw error
      }
    }
    closeArray(from: start)
  }
}
