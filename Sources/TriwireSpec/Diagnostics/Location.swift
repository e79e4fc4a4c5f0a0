package import TriwireYAML

/// Where a piece of a spec was written: a file and a range of its text.
package struct Location: Hashable, Sendable {
  /// The file's path as the user gave it, or as an `include` resolved it.
  package var path: String
  package var range: MarkRange

  package init(path: String, range: MarkRange) {
    self.path = path
    self.range = range
  }
}

/// A value together with the place where it was written.
///
/// Equality looks at both; compare `value`s where only the meaning counts.
package struct Located<Value> {
  package var value: Value
  package var location: Location

  package init(_ value: Value, at location: Location) {
    self.value = value
    self.location = location
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
extension Located: Sendable where Value: Sendable {}
