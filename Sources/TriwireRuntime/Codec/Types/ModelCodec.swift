/// Structs by their tables.
final class ModelCodec<Model>: TypedCodec<Model>, @unchecked Sendable {
  private let table: @Sendable () -> RecordTable
  private let equality: ModelEquality<Model>

  /// - Parameters:
  ///   - equality: When two values are equal.
  ///   - table: Gives the table; asked only when a value is read or written, since tables of types
  ///     that hold each other can't be made one inside the other.
  init(_ equality: ModelEquality<Model>, _ table: @escaping @Sendable () -> RecordTable) {
    self.table = table
    self.equality = equality
    super.init(.model)
  }

  override var record: RecordTable? { table() }

  override var protobuf: ProtobufCoder<Model>? { ModelCoder(table) }

  /// What an empty message gives.
  override func zero() -> Model? {
    let emptyObject: StaticString = "{}"
    var reader = JSONReader(start: emptyObject.utf8Start, count: 2, depth: 1)
    let table = table()
    let place = UnsafeMutablePointer<Model>.allocate(capacity: 1)
    defer { place.deallocate() }
    guard (try? reader.readRecord(table, into: UnsafeMutableRawPointer(place))) != nil else {
      return nil
    }
    return place.move()
  }

  override var xml: XMLCoder<Model>? { XMLModelCoder(table) }

  override func canBegin(with byte: UInt8) -> Bool { byte == UInt8(ascii: "{") }

  override func initialize(
    _ target: UnsafeMutablePointer<Model>, from reader: inout JSONReader
  ) throws(CodecFailure) {
    let table = table()
    let place = UnsafeMutableRawPointer(target)
    if table.isWrapper { return try reader.readWrapper(table, into: place) }
    try reader.readRecord(table, into: place)
  }

  override func write(
    _ source: UnsafePointer<Model>, to writer: inout JSONWriter
  ) throws(CodecFailure) {
    let table = table()
    let place = UnsafeRawPointer(source)
    if table.isWrapper { return try writer.writeWrapper(table, of: place) }
    try writer.writeRecord(table, of: place)
  }

  override func areEqual(_ first: UnsafePointer<Model>, _ second: UnsafePointer<Model>) -> Bool {
    equality.areEqual(first, second)
  }

  override func hash(_ source: UnsafePointer<Model>, into hasher: inout Hasher) {
    equality.hash(source, &hasher)
  }

  override func form(of source: UnsafePointer<Model>) throws(TextError) -> ParameterForm {
    let table = table()
    if let fault = table.faults.writing { throw TextError(fault) }
    var members: [ParameterForm.Member] = []
    for (row, name) in table.names.enumerated() {
      do throws(TextError) {
        let place = UnsafeRawPointer(source) + table.rows[row].offset
        switch try table.rows[row].codec.form(at: place) {
        case .absent: continue
        case .text(let text): members.append(ParameterForm.Member(name, text))
        case .list, .object: throw TextError("a list or an object can't stand inside a parameter")
        }
      } catch {
        throw error.under(name)
      }
    }
    return .object(members)
  }
}
