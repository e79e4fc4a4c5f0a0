/// What keeps the rows of a table from being used on a struct.
struct LayoutFaults {
  /// Why values can't be written; nil when they can.
  let writing: String?
  /// Why values can't be read; nil when they can.
  let reading: String?

  init<Root>(_ fields: [Field<Root>], _ aliases: MemberAliases) {
    let names = fields.compactMap(\.memberName) + aliases.names
    writing = LayoutFaults.unstored(fields) ?? LayoutFaults.repeated(names)
    reading = writing ?? LayoutFaults.uncovered(fields)
  }

  private static func unstored<Root>(_ fields: [Field<Root>]) -> String? {
    fields.first { $0.offset == nil }.map {
      "the row \"\($0.name ?? "")\" is not a stored property"
    }
  }

  private static func repeated(_ names: [String]) -> String? {
    var seen = Set<String>()
    return names.first { !seen.insert($0).inserted }.map {
      "two rows are named \"\($0)\""
    }
  }

  /// Looks for stored properties without a row: the rows must follow each other in memory as Swift
  /// lays out a struct, each at the first place behind the one before that fits its alignment.
  private static func uncovered<Root>(_ fields: [Field<Root>]) -> String? {
    var end = 0
    let placed = fields.map { (offset: $0.offset ?? 0, layout: $0.codec.layout) }
      .filter { $0.layout.size > 0 }
      .sorted { $0.offset < $1.offset }
    for row in placed {
      let alignment = row.layout.alignment
      guard row.offset == (end + alignment - 1) / alignment * alignment else { return missing }
      end = row.offset + row.layout.size
    }
    return end == MemoryLayout<Root>.size ? nil : missing
  }

  private static let missing = "the rows are not all the stored properties, each once"
}
