/// The namespaces that are declared where the reader is, and their numbers.
///
/// A namespace that tables know has its number in ``XMLNamespaces``; others get negative ones that mean
/// something in one document only. Tables are made when they are first needed, so that one of the others
/// can become known while the document is read: ``refresh()`` finds out.
struct XMLScopes: ~Copyable {
  /// The number of the default namespace.
  private(set) var defaultNamespace = XMLNamespaces.none
  private var bindings: [Binding] = []
  /// The index of the latest binding of each prefix; kept when there are many.
  private var latest: [XMLBytes: Int] = [:]
  private var strangers: [String: Int32] = [:]
  private var strangerCount: Int32 = 0
  /// How many namespaces tables knew when a stranger was last looked for.
  private var knownCount = 0
  private var last: (uri: String, number: Int32)?

  private struct Binding {
    /// Empty for the default namespace.
    let prefix: XMLBytes
    var namespace: Int32
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
    let number = XMLNamespaces.knownNumber(of: uri) ?? strangers[uri] ?? stranger(uri)
    last = (uri, number)
    return number
  }

  private mutating func stranger(_ uri: String) -> Int32 {
    if strangers.isEmpty { knownCount = XMLNamespaces.count }
    strangerCount -= 1
    strangers[uri] = strangerCount
    return strangerCount
  }

  /// Gives namespaces that tables have come to know their numbers; false when there are none.
  @inline(never)
  mutating func refresh() -> Bool {
    let count = XMLNamespaces.count
    guard count != knownCount else { return false }
    knownCount = count
    var numbers: [Int32: Int32] = [:]
    for (uri, number) in strangers {
      guard let known = XMLNamespaces.knownNumber(of: uri) else { continue }
      numbers[number] = known
      strangers[uri] = nil
    }
    guard !numbers.isEmpty else { return false }
    for index in bindings.indices {
      bindings[index].namespace = numbers[bindings[index].namespace] ?? bindings[index].namespace
    }
    defaultNamespace = numbers[defaultNamespace] ?? defaultNamespace
    last = nil
    return true
  }
}
