/// The namespaces that are declared where the reader is, and their numbers.
///
/// A namespace that tables know has its number in ``XMLNamespaces``; others get negative ones that mean
/// something in one document only.
struct XMLScopes: ~Copyable {
  /// The number of the default namespace.
  private(set) var defaultNamespace = XMLNamespaces.none
  private var bindings: [Binding] = []
  /// The index of the latest binding of each prefix; kept when there are many.
  private var latest: [XMLBytes: Int] = [:]
  private var strangers: [String: Int32] = [:]
  private var last: (uri: String, number: Int32)?

  private struct Binding {
    /// Empty for the default namespace.
    let prefix: XMLBytes
    let namespace: Int32
    /// The index of the binding that this one hides.
    let hidden: Int?
  }

  /// How many bindings are looked through one by one.
  private static let few = 8

  var count: Int {
    @inline(__always) get { bindings.count }
  }

  /// The namespace of a prefix; nil when it isn't declared.
  func namespace(of prefix: UnsafeBufferPointer<UInt8>) -> Int32? {
    let prefix = XMLBytes(bytes: prefix)
    if let index = index(of: prefix) { return bindings[index].namespace }
    if prefix.equals("xml") { return XMLNamespaces.xml }
    return prefix.equals("xmlns") ? XMLNamespaces.declarations : nil
  }

  private func index(of prefix: XMLBytes) -> Int? {
    guard bindings.count <= XMLScopes.few else { return latest[prefix] }
    return bindings.lastIndex { $0.prefix == prefix }
  }

  /// The namespace of a number, for messages.
  func uri(of number: Int32) -> String {
    number >= 0
      ? XMLNamespaces.uri(of: number) : strangers.first { $0.value == number }?.key ?? ""
  }

  /// Declares a namespace, the default one if the prefix is empty.
  mutating func bind(_ prefix: UnsafeBufferPointer<UInt8>, to uri: String) {
    let prefix = XMLBytes(bytes: prefix)
    let number = number(of: uri)
    bindings.append(Binding(prefix: prefix, namespace: number, hidden: index(of: prefix)))
    if prefix.bytes.isEmpty { defaultNamespace = number }
    if bindings.count == XMLScopes.few + 1 {
      for (index, binding) in bindings.enumerated() { latest[binding.prefix] = index }
    } else if bindings.count > XMLScopes.few {
      latest[prefix] = bindings.count - 1
    }
  }

  /// Forgets all bindings but the first ones.
  mutating func unbind(to count: Int) {
    while bindings.count > count, let binding = bindings.popLast() {
      if bindings.count >= XMLScopes.few { latest[binding.prefix] = binding.hidden }
      guard binding.prefix.bytes.isEmpty else { continue }
      defaultNamespace = binding.hidden.map { bindings[$0].namespace } ?? XMLNamespaces.none
    }
    if bindings.count <= XMLScopes.few, !latest.isEmpty { latest = [:] }
  }

  private mutating func number(of uri: String) -> Int32 {
    if let last, last.uri == uri { return last.number }
    let number =
      XMLNamespaces.knownNumber(of: uri) ?? strangers[uri] ?? -1 - Int32(clamping: strangers.count)
    if number < 0 { strangers[uri] = number }
    last = (uri, number)
    return number
  }
}
