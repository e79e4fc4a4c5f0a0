import Foundation
import Testing
import TriwireRuntime

@Suite struct JSONValueTests {
  @Test func keepsNumbersAndOrder() throws {
    let text =
      #"{"z":18446744073709551615,"a":0.10000000000000000000000000000000001,"m":-0,"e":1E+2}"#
    let value = try Codec<JSONValue>.json.decode(json: Data(text.utf8))
    #expect(value.description == text)
    #expect(value["z"]?.number?.uint64 == .max)
    #expect(value["z"]?.int64 == nil)
    #expect(value["e"]?.int64 == 100)
    #expect(value["m"]?.double == 0)
    #expect(value["a"]?.number?.decimal == Decimal(string: "0.10000000000000000000000000000000001"))
    #expect(value.object?.map(\.name) == ["z", "a", "m", "e"])
  }

  @Test func comparesObjectsWithoutTheirOrder() {
    let one: JSONValue = ["a": 1, "b": [true, nil]]
    let other: JSONValue = ["b": [true, nil], "a": 1]
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(one != ["a": 1])
    #expect(one != ["a": 1, "b": [nil, true]])
  }

  @Test func hasLiteralsAndSubscripts() {
    var object: JSONObject = ["a": [1, 2.5, "x", nil, true]]
    let value = JSONValue.object(object)
    #expect(value["a"]?[1]?.double == 2.5)
    #expect(value["a"]?[2]?.string == "x")
    #expect(value["a"]?[3]?.isNull == true)
    #expect(value["a"]?[4]?.bool == true)
    #expect(value["a"]?[5] == nil)
    #expect(value["a"]?.array?.count == 5)
    #expect(value[0] == nil)
    object["b"] = 1
    object["a"] = 2
    #expect(JSONValue.object(object).description == #"{"a":2,"b":1}"#)
    object["a"] = nil
    #expect(object.count == 1)
  }

  @Test func keepsMembersOfOneName() throws {
    let value = try Codec<JSONValue>.json.decode(json: Data(#"{"a":1,"a":2}"#.utf8))
    #expect(value["a"]?.int64 == 2)
    #expect(value.description == #"{"a":1,"a":2}"#)
  }

  @Test func makesNumbersOnlyOfNumbers() {
    #expect(JSONNumber("1e5")?.text == "1e5")
    #expect(JSONNumber("01") == nil)
    #expect(JSONNumber("") == nil)
    #expect(JSONNumber("1 ") == nil)
    #expect(JSONNumber(Double.nan) == nil)
    #expect(JSONNumber(0.1)?.text == "0.1")
    #expect(JSONNumber(UInt64.max).text == "18446744073709551615")
  }

  @Test func travelsThroughCodable() throws {
    let text = #"{"a":[1,-2,18446744073709551615,0.1,true,null,"x"],"b":{}}"#
    let value = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    #expect(try value == Codec<JSONValue>.json.decode(json: Data(text.utf8)))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == text)
  }
}
