/// A value kept in its own place on the heap, so that a model can hold another of its own type.
///
/// Generated code uses it as a property wrapper: `@Indirect public var parent: Category?`.
@propertyWrapper
public struct Indirect<Value> {
  private var storage: Storage

  /// Puts the value on the heap.
  public init(wrappedValue: Value) { storage = .value(wrappedValue) }

  /// The value itself; copies of the wrapper share it until one of them is changed.
  public var wrappedValue: Value {
    get {
      switch storage {
      case .value(let value): value
      }
    }
    set { storage = .value(newValue) }
  }

  fileprivate indirect enum Storage {
    case value(Value)
  }
}

extension Indirect.Storage: Sendable where Value: Sendable {}
extension Indirect.Storage: Equatable where Value: Equatable {}
extension Indirect.Storage: Hashable where Value: Hashable {}
extension Indirect: Sendable where Value: Sendable {}
extension Indirect: Equatable where Value: Equatable {}
extension Indirect: Hashable where Value: Hashable {}
