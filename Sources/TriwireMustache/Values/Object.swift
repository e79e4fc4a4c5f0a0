/// Values by name, for the few names that one view has.
///
/// An array that is searched from its start: for a dozen keys that beats hashing, in time and size.
package struct Object: Hashable, Sendable {
  private var fields: [Field] = []

  private struct Field: Hashable, Sendable {
    var key: Key
    var value: Value
  }

  package init() {}

  /// Of fields with one key, the first counts.
  package init(_ fields: some Sequence<(Key, Value)>) {
    self.fields = fields.map { Field(key: $0, value: $1) }
  }

  /// The value of a key; `nil` when the key is unknown. Setting `nil` removes the key.
  package subscript(key: Key) -> Value? {
    get { index(of: key).map { fields[$0].value } }
    set {
      switch (index(of: key), newValue) {
      case (let index?, let value?): fields[index].value = value
      case (let index?, nil): fields.remove(at: index)
      case (nil, let value?): fields.append(Field(key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  private func index(of key: Key) -> Int? {
    fields.firstIndex { $0.key == key }
  }

  /// The names of all fields, in the order they were given.
  package var keys: [String] { fields.map(\.key.text) }
}

extension Object: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (Key, Value)...) { self.init(elements) }
}
