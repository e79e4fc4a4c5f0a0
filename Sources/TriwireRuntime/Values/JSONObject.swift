/// The members of a JSON object in their order.
///
/// A document may repeat a name; all such members are kept. Equality doesn't look at the order of
/// members.
public struct JSONObject: Sendable {
  /// A member's name and its value.
  public typealias Member = (name: String, value: JSONValue)

  private var names: [String]
  private var values: [JSONValue]

  /// An object with these members, in their order.
  public init(_ members: some Sequence<(String, JSONValue)> = []) {
    names = []
    values = []
    for (name, value) in members { append(name, value) }
  }

  /// Adds a member to the end, whether or not there is one of that name.
  public mutating func append(_ name: String, _ value: JSONValue) {
    names.append(name)
    values.append(value)
  }

  /// The last member of that name. Setting replaces it in its place, or adds one to the end;
  /// setting nil removes all members of that name.
  public subscript(name: String) -> JSONValue? {
    get { names.lastIndex(of: name).map { values[$0] } }
    set {
      guard let newValue else { return remove(name) }
      if let index = names.lastIndex(of: name) {
        values[index] = newValue
      } else {
        append(name, newValue)
      }
    }
  }

  private mutating func remove(_ name: String) {
    let kept = names.indices.filter { names[$0] != name }
    (names, values) = (kept.map { names[$0] }, kept.map { values[$0] })
  }
}

extension JSONObject: RandomAccessCollection {
  /// Where the first member is, always 0.
  public var startIndex: Int { 0 }
  /// One past the last member.
  public var endIndex: Int { names.count }
  /// The member at a place.
  public subscript(index: Int) -> Member { (names[index], values[index]) }
}

extension JSONObject: Hashable {
  /// Whether both have the same members, in any order.
  public static func == (left: JSONObject, right: JSONObject) -> Bool {
    if left.names == right.names { return left.values == right.values }
    guard left.count == right.count else { return false }
    let (first, second) = (left.sorted, right.sorted)
    return first.names == second.names && first.values == second.values
  }

  /// Feeds the members in an order that depends only on their names.
  public func hash(into hasher: inout Hasher) {
    let sorted = sorted
    hasher.combine(sorted.names)
    hasher.combine(sorted.values)
  }

  /// The members by name; those of one name in their order.
  private var sorted: JSONObject {
    let order = names.indices.sorted { (names[$0], $0) < (names[$1], $1) }
    return JSONObject(order.map { (names[$0], values[$0]) })
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// An object with these members, in their order.
  public init(dictionaryLiteral members: (String, JSONValue)...) { self.init(members) }
}
