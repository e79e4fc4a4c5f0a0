import Testing
import TriwireModel

@Suite struct RecursionTests {
  /// A spec's types, and what is boxed: `Type.field`, or a union's name.
  static let examples: [(types: String, boxed: Set<String>)] = [
    ("A: {fields: {a: A?, list: list<A>, map: map<A>}}", ["A.a"]),
    ("A: {fields: {b: B?}}\n  B: {fields: {a: A?, c: string}}", ["A.b", "B.a"]),
    ("A: {fields: {b: B}}\n  B: {fields: {a: A?}}", ["B.a"]),
    ("A: {fields: {b: B?}}\n  B: {fields: {c: string}}", []),
    ("A: {fields: {a: patch<A>}}", ["A.a"]),
    ("A: {fields: {n: N?}}\n  N: {newtype: A}", ["A.n"]),
    ("A: {fields: {m: M}}\n  M: {alias: A?}", ["A.m"]),
    ("U: {union: {u: U, end: string}}", ["U"]),
    ("A: {fields: {u: U?}}\n  U: {union: {a: A, end: string}}", ["U"]),
    ("U: {union: {a: string}}", []),
    ("U: {union: {list: list<U>}}", []),
    (
      "\"Tree<T>\": {fields: {value: T, parent: Tree<T>?, children: list<Tree<T>>}}",
      ["Tree.parent"]
    ),
    ("\"Box<T>\": {fields: {value: T}}\n  A: {fields: {a: Box<A>?}}", ["A.a"]),
    ("\"Many<T>\": {fields: {values: list<T>}}\n  A: {fields: {a: Many<A>?}}", []),
    (
      "\"Outer<T>\": {fields: {inner: Box<T>}}\n  \"Box<T>\": {fields: {value: T}}\n  A: {fields: {a: Outer<A>?}}",
      ["A.a"]
    ),
  ]

  @Test(arguments: examples.indices)
  func boxesWhatWouldHoldItself(_ index: Int) throws {
    let example = Self.examples[index]
    let boxed = try api("types:\n  \(example.types)\n").declarations.flatMap(boxed)
    #expect(Set(boxed) == example.boxed)
  }

  private func boxed(_ declaration: Declaration) -> [String] {
    switch declaration {
    case .model(let model):
      model.fields.filter(\.isIndirect).map { "\(model.name.text).\($0.name.text)" }
    case .union(let union): union.isIndirect ? [union.name.text] : []
    default: []
    }
  }
}
