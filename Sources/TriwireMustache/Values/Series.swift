/// Values of a list that are made one by one, each when it is written: a big file's need not be there
/// all at once.
package struct Series: Sendable {
  package let count: Int
  /// The value at a position, the same every time.
  private let make: @Sendable (Int) -> Value

  package init(count: Int, _ make: @escaping @Sendable (Int) -> Value) {
    self.count = count
    self.make = make
  }

  package subscript(index: Int) -> Value { make(index) }
}

extension Series: Equatable {
  package static func == (left: Series, right: Series) -> Bool {
    left.count == right.count && (0..<left.count).allSatisfy { left[$0] == right[$0] }
  }
}
