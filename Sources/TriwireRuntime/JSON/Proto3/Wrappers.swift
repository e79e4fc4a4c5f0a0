// Messages that JSON has as the value of their only field.

extension JSONReader {
  /// Reads a value into the uninitialised memory of the struct around it.
  mutating func readWrapper(
    _ table: RecordTable, into target: UnsafeMutableRawPointer
  ) throws(CodecFailure) {
    guard table.isReadable else {
      throw fail(.invalidTable, "the table of \(table.name) can't be used")
    }
    var record = PartialRecord(table, at: target)
    try table.rows[0].initialize(record.place(of: 0), from: &self)
    record.insert(0)
    guard record.complete() == nil else {
      record.abandon()
      throw fail(.invalidTable, "\(table.name) has other fields than the wrapped one")
    }
  }
}

extension JSONWriter {
  /// Writes the value in the place of the struct around it.
  mutating func writeWrapper(
    _ table: RecordTable, of source: UnsafeRawPointer
  ) throws(CodecFailure) {
    guard table.isWritable else {
      throw fail(.invalidTable, "the table of \(table.name) can't be used")
    }
    try table.rows[0].codec.write(at: source + table.rows[0].offset, to: &self)
  }
}
