extension XMLEntries {
  /// The names of an entry's elements.
  struct Tags {
    let entry: XMLTag
    let key: XMLTag
    let value: XMLTag

    init(_ entry: XMLTag) {
      self.entry = entry
      key = entry.key
      value = entry.value
    }
  }
}

extension XMLWriter {
  /// Writes an entry of a map, whose key is a text.
  mutating func writeEntry(
    _ key: UnsafePointer<String>, _ value: UnsafeRawPointer, of entries: XMLEntries,
    as tags: XMLEntries.Tags
  ) throws(CodecFailure) {
    let outer = open(tags.entry)
    let start = endStartTag()
    do throws(CodecFailure) {
      try writeText(.string, at: key, as: tags.key)
      if entries.valueOperation.isDirectElement {
        try writeText(entries.valueOperation, at: value, as: tags.value)
      } else {
        try entries.valueCoder.writeElement(at: value, as: tags.value, to: &self)
      }
    } catch {
      path.prepend(.member(key.pointee))
      throw error
    }
    close(tags.entry, from: start, outer: outer)
  }

  /// Writes an element with a scalar's text, apart from what calls itself for nested values.
  @inline(never)
  private mutating func writeText(
    _ operation: Operation, at place: UnsafeRawPointer, as tag: XMLTag
  ) throws(CodecFailure) {
    try writeScalar(operation, at: place, as: tag)
  }
}
