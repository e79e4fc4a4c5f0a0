import Foundation
import Testing
import TriwireRuntime

/// One value, three wires: what is written is read as the same value.
@Suite struct ThreeWiresTests {
  @Test(arguments: 0..<8) func keepsPlainValues(seed: UInt64) throws {
    try keeps(Plain.self, seed)
  }

  @Test(arguments: 0..<8) func keepsValuesUnderTheMappingOfProtobuf(seed: UInt64) throws {
    try keeps(Proto3.self, seed)
  }

  private func keeps<M: Mapping>(_ mapping: M.Type, _ seed: UInt64) throws {
    var values = RandomValues<M>(generator: SeededGenerator(seed: seed))
    for _ in 0..<60 {
      let value = values.everything(2)
      #expect(try Everything<M>(json: value.json()) == value)
      #expect(try Everything<M>(xml: value.xml()) == value)
      #expect(try Everything<M>(protobuf: value.protobuf()) == value)
    }
  }

  @Test func keepsWhatIsNoNumber() throws {
    var value = Everything<Plain>()
    (value.numbers.double, value.numbers.float) = (.nan, .nan)
    for read in [
      try Everything<Plain>(json: value.json()), try Everything<Plain>(xml: value.xml()),
      try Everything<Plain>(protobuf: value.protobuf()),
    ] {
      #expect(read.numbers.double.isNaN)
      #expect(read.numbers.float.isNaN)
    }
  }

  @Test func staysInTheLastYearThatTextsHave() throws {
    var value = Everything<Proto3>()
    let last = try RFC3339.read("9999-12-31T23:59:59.9999Z")
    (value.texts.seconds, value.texts.millis) = (last, last)
    let read = try Everything<Proto3>(xml: value.xml())
    #expect(read.texts.seconds == (try RFC3339.read("9999-12-31T23:59:59Z")))
    #expect(read.texts.millis == (try RFC3339.read("9999-12-31T23:59:59.999Z")))
    #expect(try Everything<Proto3>(json: read.json()) == read)
  }

  @Test func refusesYearsThatTextsDoNotHave() throws {
    var value = Everything<Plain>()
    value.texts.at = Date(timeIntervalSince1970: 253_402_300_800)
    let reason =
      "253402300800.0 seconds since 1970 can't be written as a date and time with its zone, such as "
      + "2026-11-30T14:00:00Z"
    #expect(#expect(throws: JSONError.self) { try value.json() }?.reason == reason)
    #expect(#expect(throws: XMLError.self) { try value.xml() }?.reason == reason)
    #expect(try Everything<Plain>(protobuf: value.protobuf()) == value)
  }

  @Test func tellsZerosApart() throws {
    var value = Everything<Proto3>()
    (value.numbers.double, value.numbers.float) = (-0.0, -0.0)
    for read in [
      try Everything<Proto3>(json: value.json()), try Everything<Proto3>(xml: value.xml()),
      try Everything<Proto3>(protobuf: value.protobuf()),
    ] {
      #expect(read.numbers.double.sign == .minus)
      #expect(read.numbers.float.sign == .minus)
    }
  }
}
