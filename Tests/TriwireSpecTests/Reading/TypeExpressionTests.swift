import Testing
import TriwireSpec
import TriwireYAML

@Suite struct TypeExpressionTests {
  static let types: [(String, String)] = [
    ("int32", "int32"), ("string?", "optional(string)"), ("list<Pet>", "list(#Pet)"),
    ("map<int32>", "map(string,int32)"), ("map<uuid:Pet?>", "map(uuid,optional(#Pet))"),
    ("list<map<string:Pet>>?", "optional(list(map(string,#Pet)))"),
    ("Page<Pet>", "#Page<#Pet>"), ("patch<list<int32?>>", "patch(list(optional(int32)))"),
    ("'Pair<A, list<B>>'", "#Pair<#A,list(#B)>"), ("' list< int32 > ? '", "optional(list(int32))"),
    ("Größe", "#Größe"), ("string_", "#string_"), ("listing", "#listing"), ("json", "json"),
    (
      String(repeating: "list<", count: 32) + "int32" + String(repeating: ">", count: 32),
      String(repeating: "list(", count: 32) + "int32" + String(repeating: ")", count: 32)
    ),
  ]

  @Test(arguments: types)
  func parses(written: String, expected: String) throws {
    guard case .reference(let type) = try field(written).type else { throw NotFound() }
    #expect(type.spelled == expected)
  }

  @Test(arguments: Scalar.allCases)
  func knowsEveryScalar(_ scalar: Scalar) throws {
    guard case .reference(.scalar(let read)) = try field(scalar.rawValue).type else {
      throw NotFound()
    }
    #expect(read.value == scalar)
  }

  static let defaults: [(String, String?)] = [
    ("int32 = 20", "20"), ("int32=20", "20"), ("Order = newest", "newest"), ("int32", nil),
    ("string = newest first", "newest first"), ("string? = a = b", "a = b"),
    (#"string = "a \"b\"\n""#, "a \"b\"\n"), (#"string = """#, ""),
    (#"string = "\u00e9\ud83d\ude00""#, "é😀"),
    ("'string =   spaced   '", "spaced"), (#"int32 = "20""#, "\"20\""), ("list<int32> = []", "[]"),
    ("{type: string, default: \"a \\\"b\\\"\"}", "a \"b\""), ("{type: bool, default: no}", "no"),
    ("{type: string, default: null}", "null"), ("{type: string, default: \"\"}", ""),
  ]

  @Test(arguments: defaults)
  func readsDefaults(written: String, expected: String?) throws {
    #expect(try field(written).defaultValue?.value == expected)
  }

  @Test func knowsWhereEachPartStands() throws {
    guard
      case .reference(.optional(.map(let key, let value, let map), let whole)) =
        try field("map<uuid:list<Größe>>? = x").type, case .list(let element, let list) = value
    else { throw NotFound() }
    #expect(columns(whole) == 10..<32)
    #expect(columns(map) == 10..<31)
    #expect(columns(key.location) == 14..<18)
    #expect(columns(list) == 19..<30)
    #expect(columns(element.location) == 24..<29)
    #expect(columns(try #require(try field("int32 = 20").defaultValue).location) == 18..<20)
    #expect(columns(try #require(try field("\"int32 = 20\"").defaultValue).location) == 19..<21)
  }

  private func columns(_ location: Location) -> Range<Int> {
    location.range.start.column..<location.range.end.column
  }
}
