/// Values by name, for the few names that one view has.
///
/// An array that is searched from its start: for a dozen keys that beats hashing, in time and size.
package struct Object: Equatable, Sendable {
  private var fields: [(Key, Value)] = []

  package init() {}

  init(fields: [(Key, Value)]) {
    self.fields = fields
  }

  /// Of fields with one key, the first counts.
  package init(_ fields: some Sequence<(Key, Value)>) {
    self.fields = Array(fields)
  }

  /// The value of a key; `nil` when the key is unknown. Setting `nil` removes the key.
  package subscript(key: Key) -> Value? {
    get { index(of: key).map { fields[$0].1 } }
    set {
      switch (index(of: key), newValue) {
      case (let index?, let value?): fields[index].1 = value
      case (let index?, nil): fields.remove(at: index)
      case (nil, let value?): fields.append((key, value))
      case (nil, nil): break
      }
    }
  }

  private func index(of key: Key) -> Int? {
    fields.firstIndex { $0.0 == key }
  }

  package static func == (left: Object, right: Object) -> Bool {
    left.fields.elementsEqual(right.fields, by: ==)
  }

  /// The names of all fields, in the order they were given.
  package var keys: [String] { fields.map(\.0.text) }
}

extension Object: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (Key, Value)...) { self.init(fields: elements) }
}
