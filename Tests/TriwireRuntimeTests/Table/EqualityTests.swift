import Foundation
import Testing

@testable import TriwireRuntime

/// One property of each kind that a table compares in a way of its own.
private struct Sample: WireModel {
  enum Colour: String, WireEnum {
    case red, green
  }

  struct Leaf: WireModel {
    var name: String
    static let fields = FieldTable<Leaf>("Leaf", [.field("name", \.name, .string)])
  }

  var flag = true
  var small: Int32 = 1
  var unsigned: UInt64 = 2
  var single: Float = 0.5
  var double = 1.5
  var text = "a"
  var maybeFlag: Bool?
  var maybeSmall: Int32?
  var maybeLarge: Int64?
  var maybeDouble: Double?
  var maybeText: String?
  var maybeDate: Date?
  var colour = Colour.red
  var leaf = Leaf(name: "leaf")
  var maybeLeaf: Leaf?
  var numbers: [Int64] = [1, 2, 3]
  var texts: [String] = ["x"]
  var leaves: [Leaf] = [Leaf(name: "one"), Leaf(name: "two")]
  var lists: [[Double]] = [[1], []]
  var map: [String: Leaf] = ["a": Leaf(name: "A"), "b": Leaf(name: "B")]
  var patch: Patch<String> = .absent
  @Indirect var far = Leaf(name: "far")
  var secret = "s"
  var json: JSONValue = .null
  var rest = UnknownFields()

  static let fields = FieldTable<Sample>(
    "Sample",
    [
      .field("flag", \.flag, .bool), .field("small", \.small, .int32),
      .field("unsigned", \.unsigned, .uint64), .field("single", \.single, .float),
      .field("double", \.double, .double), .field("text", \.text, .string),
      .field("maybeFlag", \.maybeFlag, .optional(.bool)),
      .field("maybeSmall", \.maybeSmall, .optional(.int32)),
      .field("maybeLarge", \.maybeLarge, .optional(.int64)),
      .field("maybeDouble", \.maybeDouble, .optional(.double)),
      .field("maybeText", \.maybeText, .optional(.string)),
      .field("maybeDate", \.maybeDate, .optional(.datetime)),
      .field("colour", \.colour, .enumeration), .field("leaf", \.leaf, .model),
      .field("maybeLeaf", \.maybeLeaf, .optional(.model)),
      .field("numbers", \.numbers, .list(.int64)), .field("texts", \.texts, .list(.string)),
      .field("leaves", \.leaves, .list(.model)),
      .field("lists", \.lists, .list(.list(.double))), .field("map", \.map, .map(.model)),
      .field("patch", \.patch, .patch(.string)), .field("far", \._far, .indirect(.model)),
      .field("secret", \.secret, .sensitive(.string)), .field("json", \.json, .json),
      .unknownFields(\.rest),
    ])
}

/// A change of one property.
private struct Change: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let make: @Sendable (inout Sample) -> Void

  init(_ name: String, _ make: @escaping @Sendable (inout Sample) -> Void) {
    testDescription = name
    self.make = make
  }
}

struct EqualityTests {
  private static let changes: [Change] = [
    Change("bool") { $0.flag = false },
    Change("int32") { $0.small = 7 },
    Change("uint64") { $0.unsigned = .max },
    Change("float") { $0.single = 7 },
    Change("double") { $0.double = 7 },
    Change("string") { $0.text = "b" },
    Change("optional bool") { $0.maybeFlag = false },
    Change("optional int32") { $0.maybeSmall = 0 },
    Change("optional int64") { $0.maybeLarge = 0 },
    Change("optional double") { $0.maybeDouble = 0 },
    Change("optional string") { $0.maybeText = "" },
    Change("optional date") { $0.maybeDate = Date(timeIntervalSince1970: 0) },
    Change("enum") { $0.colour = .green },
    Change("model") { $0.leaf.name = "other" },
    Change("optional model") { $0.maybeLeaf = Sample.Leaf(name: "") },
    Change("list of numbers") { $0.numbers[2] = 4 },
    Change("shorter list") { $0.numbers.removeLast() },
    Change("empty list") { $0.texts = [] },
    Change("list of models") { $0.leaves[1].name = "three" },
    Change("list of lists") { $0.lists[1] = [0] },
    Change("map's value") { $0.map["b"]?.name = "C" },
    Change("map's key") { $0.map["c"] = $0.map.removeValue(forKey: "b") },
    Change("patch to null") { $0.patch = .null },
    Change("patch to a value") { $0.patch = .value("") },
    Change("indirect") { $0.far.name = "near" },
    Change("sensitive") { $0.secret = "t" },
    Change("any JSON") { $0.json = .bool(true) },
    Change("unknown fields") { $0.rest.bytes = [8, 1] },
  ]

  @Test("One property makes the difference", arguments: changes)
  private func difference(_ change: Change) {
    let plain = Sample()
    var first = Sample()
    change.make(&first)
    var second = Sample()
    change.make(&second)
    #expect(first != plain)
    #expect(plain != first)
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    #expect(first.hashValue != plain.hashValue)
    #expect(Set([plain, first, second]).count == 2)
  }

  @Test func separateStorageIsEqual() {
    var first = Sample()
    first.numbers = Array(0..<100)
    first.map = Dictionary(uniqueKeysWithValues: (0..<100).map { ("\($0)", .init(name: "\($0)")) })
    var second = Sample()
    second.numbers = (0..<100).map { $0 }
    for number in (0..<100).reversed() { second.map["\(number)"] = .init(name: "\(number)") }
    second.map["a"] = nil
    second.map["b"] = nil
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
  }

  @Test func floatingPointComparesByValue() {
    var negative = Sample()
    negative.double = -0.0
    var positive = Sample()
    positive.double = 0.0
    #expect(negative == positive)
    #expect(negative.hashValue == positive.hashValue)
    positive.double = .nan
    let same = positive
    #expect(positive != same)
  }

  @Test func ownRulesHold() {
    struct Named: WireModel {
      var name: String
      static let fields = FieldTable<Named>("Named", [.field("name", \.name, .string)])
      static func == (first: Named, second: Named) -> Bool {
        first.name.lowercased() == second.name.lowercased()
      }
      func hash(into hasher: inout Hasher) { hasher.combine(name.lowercased()) }
    }
    struct Holder: WireModel {
      var one: Named
      var many: [Named]
      static let fields = FieldTable<Holder>(
        "Holder", [.field("one", \.one, .model), .field("many", \.many, .list(.model))])
    }
    let upper = Holder(one: Named(name: "A"), many: [Named(name: "B")])
    let lower = Holder(one: Named(name: "a"), many: [Named(name: "b")])
    #expect(upper == lower)
    #expect(upper.hashValue == lower.hashValue)
  }

  @Test func rowsThatAreNoStoredPropertiesAreLeftOut() {
    struct Odd: WireModel {
      var stored: String
      var computed: String { "computed" }
      static let fields = FieldTable<Odd>(
        "Odd", [.field("stored", \.stored, .string), .field("computed", \.computed, .string)])
    }
    #expect(Odd(stored: "a") == Odd(stored: "a"))
    #expect(Odd(stored: "a") != Odd(stored: "b"))
  }

  @Test func proto3TablesCompareTheSameValues() {
    struct Message: WireModel {
      var number: Int64 = 0
      var text: String = ""
      var list: [Int32] = []
      static let fields = FieldTable<Message>(
        "Message", json: .proto3,
        [
          .field("number", \.number, .int64, number: 1), .field("text", \.text, .string, number: 2),
          .field("list", \.list, .list(.int32), number: 3),
        ])
    }
    #expect(Message(number: 1) == Message(number: 1))
    #expect(Message(number: 1) != Message(number: 2))
    #expect(Message(text: "a") != Message(text: "b"))
    #expect(Message(list: [1]) != Message(list: [1, 1]))
    #expect(Message(list: [1]).hashValue == Message(list: [1]).hashValue)
  }
}
