extension XMLWriter {
  /// Writes a struct as an element.
  mutating func writeRecord(
    _ table: RecordTable, of source: UnsafeRawPointer, as tag: XMLTag
  ) throws(CodecFailure) {
    let xml = table.xml
    guard table.isWritable, xml.isUsable else { throw invalidTable(table) }
    let outer = open(tag)
    if xml.attributeCount > 0 { try writeAttributes(xml, of: source) }
    let start = endStartTag()
    let children = xml.children
    for child in 0..<xml.childCount {
      if xml.text != nil, child == xml.textPosition { try writeText(xml, of: source) }
      let row = children + child
      do throws(CodecFailure) {
        if row.pointee.kind == .scalar {
          try writeScalar(row, source + row.pointee.offset)
        } else {
          try row.pointee.write(source + row.pointee.offset, to: &self)
        }
      } catch {
        path.prepend(row.pointee.tag)
        throw error
      }
    }
    if xml.text != nil, xml.textPosition == xml.childCount { try writeText(xml, of: source) }
    close(tag, from: start, outer: outer)
  }

  /// Writes an element with a scalar's text, unless it is nil.
  ///
  /// It is apart from what calls itself for nested values, whose frames have to be small.
  @inline(__always)
  private mutating func writeScalar(
    _ row: UnsafePointer<XMLRow>, _ place: UnsafeRawPointer
  ) throws(CodecFailure) {
    let operation = row.pointee.operation
    if operation.isNil(at: place) { return }
    try writeScalar(operation, at: place, as: row.pointee.tag)
  }

  /// Writes an element with a scalar's text.
  @inline(__always)
  mutating func writeScalar(
    _ operation: Operation, at place: UnsafeRawPointer, as tag: XMLTag
  ) throws(CodecFailure) {
    let outer = open(tag)
    let start = endStartTag()
    try writeText(operation, at: place, inAttribute: false)
    close(tag, from: start, outer: outer)
  }

  @inline(never)
  private mutating func writeAttributes(
    _ table: XMLTable, of source: UnsafeRawPointer
  ) throws(CodecFailure) {
    for index in 0..<table.attributeCount {
      let row = table.attributes + index
      let place = source + row.pointee.offset
      if row.pointee.coder.isOmitted(at: place) { continue }
      openAttribute(row.pointee.tag)
      try writeText(row, place)
      output.append(UInt8(ascii: "\""))
    }
  }

  @inline(never)
  private mutating func writeText(
    _ table: XMLTable, of source: UnsafeRawPointer
  ) throws(CodecFailure) {
    guard let row = table.text, !row.pointee.coder.isOmitted(at: source + row.pointee.offset) else {
      return
    }
    try writeText(row, source + row.pointee.offset)
  }

  private mutating func writeText(
    _ row: UnsafePointer<XMLRow>, _ place: UnsafeRawPointer
  ) throws(CodecFailure) {
    do throws(CodecFailure) {
      let inAttribute = row.pointee.kind == .attribute
      if row.pointee.operation.isComposed {
        try row.pointee.coder.writeText(at: place, inAttribute: inAttribute, to: &self)
      } else {
        try writeText(row.pointee.operation, at: place, inAttribute: inAttribute)
      }
    } catch {
      path.prepend(row.pointee.tag)
      throw error
    }
  }

  @inline(never)
  private mutating func invalidTable(_ table: RecordTable) -> CodecFailure {
    let fault = table.faults.writing ?? table.xml.fault ?? ""
    return fail(.invalidTable, "the table of \(table.name) can't be used: \(fault)")
  }
}
