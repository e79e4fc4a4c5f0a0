/// A big value in one place, so that passing it on costs a reference and not a copy.
@dynamicMemberLookup
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  subscript<Member>(dynamicMember member: KeyPath<Value, Member>) -> Member {
    value[keyPath: member]
  }
}
