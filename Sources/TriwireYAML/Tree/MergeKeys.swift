/// The merge key of YAML 1.1: `<<: *base`, or `<<: [*first, *second]`.
///
/// Merged entries stand where the merge key stood. A key that the mapping writes itself wins over
/// merged ones, and an earlier merged mapping over a later one.
enum MergeKeys {
  static func resolve(_ entries: [Node.Entry]) throws(YAMLError) -> [Node.Entry] {
    let merges = entries.filter(\.isMerge)
    guard let merge = merges.first else { return entries }
    if let second = merges.dropFirst().first {
      throw YAMLError(
        "a mapping can have one '<<'", at: second.key.range,
        hint: "merge several mappings with a list: '<<: [*first, *second]'",
        related: .init("the first is here", at: merge.key.range))
    }
    let merged = unwritten(try sources(of: merge), besides: entries)
    return entries.flatMap { $0.isMerge ? merged : [$0] }
  }

  /// The entries of the merged mappings whose keys come first there and nowhere in `written`.
  private static func unwritten(
    _ sources: [[Node.Entry]], besides written: [Node.Entry]
  ) -> [Node.Entry] {
    var taken = Set(written.compactMap(\.key.text))
    return sources.flatMap { source in
      let news = source.filter { entry in entry.key.text.map { !taken.contains($0) } ?? true }
      taken.formUnion(news.compactMap(\.key.text))
      return news
    }
  }

  private static func sources(of merge: Node.Entry) throws(YAMLError) -> [[Node.Entry]] {
    switch merge.value.kind {
    case .mapping(let entries): return [entries]
    case .sequence(let items):
      var sources: [[Node.Entry]] = []
      for item in items {
        guard case .mapping(let entries) = item.kind else { throw refusal(of: item, in: merge) }
        sources.append(entries)
      }
      return sources
    case .scalar: throw refusal(of: merge.value, in: merge)
    }
  }

  private static func refusal(of value: Node, in merge: Node.Entry) -> YAMLError {
    YAMLError(
      "'<<' merges a mapping or a list of mappings", at: merge.key.range,
      hint: "quote the key if '<<' is meant as a name",
      related: .init("this is no mapping", at: value.range))
  }
}

extension Node.Entry {
  fileprivate var isMerge: Bool {
    if case .scalar(let key) = key.kind { key.isPlain && key.text == "<<" } else { false }
  }
}

extension Node {
  fileprivate var text: String? {
    if case .scalar(let scalar) = kind { scalar.text } else { nil }
  }
}
