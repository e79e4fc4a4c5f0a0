/// What is seldom written: it takes one word where it isn't, so that a field or an endpoint with a
/// dozen such keys stays small.
@propertyWrapper
package indirect enum Rare<Value> {
  case absent
  case present(Value)

  package init(wrappedValue: Value?) {
    self = wrappedValue.map(Rare.present) ?? .absent
  }

  package var wrappedValue: Value? {
    get { if case .present(let value) = self { value } else { nil } }
    set { self = Rare(wrappedValue: newValue) }
  }
}

extension Rare {
  /// Asked more often than for the value, which is copied.
  var isAbsent: Bool {
    if case .absent = self { true } else { false }
  }
}

extension Rare: Sendable where Value: Sendable {}
