import Foundation
import Testing
import TriwireRuntime

@Suite struct ParameterTests {
  @Test func givesScalarsTheirText() throws {
    #expect(try Codec<Bool>.bool.parameterForm(false) == .text("false"))
    #expect(try Codec<Int64>.int64.parameterForm(-5) == .text("-5"))
    #expect(try Codec<Double>.double.parameterForm(0.5) == .text("0.5"))
    #expect(try Codec<String>.string.parameterForm("a\"b") == .text("a\"b"))
    #expect(
      try Codec<Date>.datetime(.epochMillis).parameterForm(Date(timeIntervalSince1970: 1.5))
        == .text("1500"))
    #expect(try Codec<Shop.Status>.enumeration.parameterForm(.first1st) == .text("1st"))
    #expect(try Codec<Shop.PetID>.newtype.parameterForm(7) == .text("7"))
    #expect(try Codec<Int32?>.optional(.int32).parameterForm(nil) == .absent)
    #expect(try Codec<Int32?>.optional(.int32).parameterForm(4) == .text("4"))
    #expect(try Codec<Patch<Int32>>.patch(.int32).parameterForm(.null) == .absent)
    #expect(try Codec<Shop.Payload>.union.parameterForm(.strings(["a"])) == .list(["a"]))
  }

  @Test func givesListsAndObjects() throws {
    #expect(
      try Codec<[Shop.Status]>.list(.enumeration).parameterForm([.available, .unknown("x")])
        == .list(["available", "x"]))
    #expect(
      try Codec<[String: Int32]>.map(.int32).parameterForm(["b": 2, "a": 1])
        == .object([.init("a", "1"), .init("b", "2")]))
    let sampler = Sampler(small: 1, text: "x", quoted: 5)
    #expect(
      try Codec<Sampler>.model.parameterForm(sampler)
        == .object([.init("small", "1"), .init("text", "x"), .init("quoted", "5")]))
    #expect(try Codec<JSONValue>.json.parameterForm(["a": 1.5]) == .object([.init("a", "1.5")]))
  }

  @Test func refusesWhatHasNoText() {
    let nan = #expect(throws: TextError.self) {
      try Codec<[Double]>.list(.double).parameterForm([1, .nan])
    }
    #expect(nan?.description == "[1]: nan has no text here")
    let pet = #expect(throws: TextError.self) {
      try Codec<Shop.Pet>.model.parameterForm(.init(id: 1, name: "a"))
    }
    #expect(pet?.path == "tags")
    #expect(throws: TextError.self) {
      try Codec<[[Int32]]>.list(.list(.int32)).parameterForm([[1]])
    }
    #expect(throws: TextError.self) {
      try Codec<Shop.Shape>.union.parameterForm(.circle(.init(radius: 1)))
    }
  }

  @Test func readsTexts() throws {
    #expect(try Codec<Bool>.bool.parse(text: "true"))
    #expect(try Codec<UInt64>.uint64.parse(text: "18446744073709551615") == .max)
    #expect(try Codec<Float>.float.parse(text: "1.5") == 1.5)
    #expect(try Codec<Decimal>.decimal.parse(text: "0.10") == Decimal(string: "0.1"))
    #expect(try Codec<Shop.Status>.enumeration.parse(text: "in-progress") == .inProgress)
    #expect(try Codec<Shop.Level>.enumeration.parse(text: "2") == .high)
    #expect(try Codec<Shop.PetID?>.optional(.newtype).parse(text: "7") == 7)
    #expect(try Shop.PetID(text: "8") == 8)
    #expect(try Codec<[Int32]>.list(.int32).parse(texts: ["1", "2"]) == [1, 2])
    #expect(try Codec<[Int32]?>.optional(.list(.int32)).parse(texts: []) == [])
    #expect(
      try Codec<Date>.datetime(.httpDate).parse(text: "Sun, 06 Nov 1994 08:49:37 GMT")
        .timeIntervalSince1970 == 784_111_777)
  }

  @Test func refusesTextsThatAreNoValues() {
    let number = #expect(throws: TextError.self) { try Codec<Int32>.int32.parse(text: "12x") }
    #expect(number?.description == #"expected a whole number in range, found "12x""#)
    let element = #expect(throws: TextError.self) {
      try Codec<[Bool]>.list(.bool).parse(texts: ["true", "1"])
    }
    #expect(element?.description == #"[1]: expected true or false, found "1""#)
    #expect(throws: TextError.self) { try Codec<Int32>.int32.parse(texts: ["1", "2"]) }
    #expect(throws: TextError.self) { try Codec<Shop.Level>.enumeration.parse(text: "9") }
    #expect(throws: TextError.self) { try Codec<Shop.Pet>.model.parse(text: "{}") }
  }
}
