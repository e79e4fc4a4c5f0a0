/// The prefixes that a document uses, one for each namespace.
struct XMLPrefixes {
  private var bindings: [(namespace: Int32, prefix: String)] = [(XMLNamespaces.xml, "xml")]

  /// The prefix of a namespace. When it has none yet, it gets the wanted one, or `ns1`, `ns2` and so on
  /// where that is another's or none is wanted.
  mutating func prefix(of namespace: Int32, wanted: String?) -> String {
    if let known = bindings.first(where: { $0.namespace == namespace }) { return known.prefix }
    let prefix = isFree(wanted) ?? numbered
    bindings.append((namespace, prefix))
    return prefix
  }

  private func isFree(_ wanted: String?) -> String? {
    guard let wanted, !wanted.isEmpty, !wanted.lowercased().hasPrefix("xml"),
      !bindings.contains(where: { $0.prefix == wanted })
    else { return nil }
    return wanted
  }

  private var numbered: String {
    var number = 1
    while isFree("ns\(number)") == nil { number += 1 }
    return "ns\(number)"
  }

  /// Appends the declarations of all these, and of a default namespace unless it is none.
  func declare(default namespace: Int32, in text: inout GrowingBytes) {
    if namespace != XMLNamespaces.none { text.append(declaration: "", of: namespace) }
    for binding in bindings.dropFirst() {
      text.append(declaration: ":" + binding.prefix, of: binding.namespace)
    }
  }
}

extension GrowingBytes {
  fileprivate mutating func append(declaration name: String, of namespace: Int32) {
    append(" xmlns")
    append(name.utf8)
    append("=\"")
    append(attribute: XMLNamespaces.uri(of: namespace))
    append(UInt8(ascii: "\""))
  }
}
