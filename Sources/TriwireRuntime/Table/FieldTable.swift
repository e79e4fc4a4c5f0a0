/// The stored properties of a struct and how they travel: all that the codecs know of a model.
///
/// A table is made once and never freed: keep it in a `static let`, or under ``shared(_:)`` where
/// the type is generic. It may be used by several threads at once.
public struct FieldTable<Root>: Sendable {
  let record: RecordTable

  /// A table of all stored properties of `Root`.
  ///
  /// - Parameters:
  ///   - name: The type's name, for error messages.
  ///   - json: By which rules the struct and JSON correspond.
  ///   - xml: The element of the struct as an XML document; nil for one of the type's name.
  ///   - fields: One row per stored property, in the order in which members are written. A table
  ///     that is only written from may leave properties out.
  public init(
    _ name: String, json: JSONMapping = .plain, xml: XMLRoot? = nil, _ fields: [Field<Root>]
  ) {
    record = RecordTable(name, json, xml ?? XMLRoot(name), fields)
  }

  /// The table of a generic type, made when it is first needed and kept for the life of the
  /// process.
  public static func shared(_ make: () -> FieldTable) -> FieldTable {
    FieldTable(record: SharedTables.table(for: Root.self) { make().record })
  }

  private init(record: RecordTable) { self.record = record }

  /// How the struct travels: as an object. What the rows leave out can't be read.
  public var codec: Codec<Root> { Codec(ModelCodec(.rows(of: record)) { record }) }
}
