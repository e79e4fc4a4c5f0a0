/// Two lists, and which elements of them are the same thing.
struct Matching<Element> {
  /// In the order of the new list.
  private(set) var pairs: [(old: Element, new: Element)] = []
  private(set) var removed: [Element]
  private(set) var added: [Element]

  /// - Parameter keys: Ways to tell what an element is, the surest first; elements for which one
  ///   gives the same text are a pair. A text that several elements have says nothing.
  init(_ old: [Element], _ new: [Element], by keys: [(Element) -> String?]) {
    var partners = [Int?](repeating: nil, count: new.count)
    var rest = Array(old.indices)
    for key in keys {
      let known = Self.unique(rest.map { ($0, key(old[$0])) })
      let open = new.indices.filter { partners[$0] == nil }
      let wanted = Self.unique(open.map { ($0, key(new[$0])) })
      for (text, index) in wanted {
        guard let partner = known[text] else { continue }
        partners[index] = partner
      }
      let taken = Set(partners.compactMap { $0 })
      rest.removeAll(where: taken.contains)
    }
    for (index, partner) in partners.enumerated() {
      if let partner { pairs.append((old[partner], new[index])) }
    }
    removed = rest.map { old[$0] }
    added = new.indices.filter { partners[$0] == nil }.map { new[$0] }
  }

  private static func unique(_ keyed: [(Int, String?)]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for case (_, let text?) in keyed { counts[text, default: 0] += 1 }
    var indexes: [String: Int] = [:]
    for case (let index, let text?) in keyed where counts[text] == 1 { indexes[text] = index }
    return indexes
  }
}
