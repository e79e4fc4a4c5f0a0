extension XMLWriter {
  /// Writes the elements of an array, which stand one after the other, as elements of XML.
  mutating func writeItems(
    _ items: XMLItems, _ elements: UnsafeRawPointer, count: Int, as tag: XMLTag
  ) throws(CodecFailure) {
    let stride = items.codec.layout.stride
    let table = items.codec.record
    for index in 0..<count {
      let place = elements + index * stride
      do throws(CodecFailure) {
        if items.areDirect {
          try writeScalar(items.operation, at: place, as: tag)
        } else if let table {
          try writeRecord(table, of: place, as: tag)
        } else if items.areChoices {
          try items.coder.writeMembers(at: place, as: tag, to: &self)
        } else {
          try items.coder.writeElement(at: place, as: tag, to: &self)
        }
      } catch {
        path.prepend(.element(index))
        throw error
      }
    }
  }
}
