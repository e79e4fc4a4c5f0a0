import Testing
import TriwireRuntime

struct DurationFormTests {
  @Test(
    arguments: [
      (.suffixedSeconds, "1.5s", 1, 500_000_000_000_000_000),
      (.suffixedSeconds, "-0.5s", 0, -500_000_000_000_000_000),
      (.suffixedSeconds, "3s", 3, 0), (.suffixedSeconds, "0s", 0, 0),
      (.suffixedSeconds, "-0s", 0, 0),
      (.suffixedSeconds, "1.000000001s", 1, 1_000_000_000),
      (.suffixedSeconds, "-1.000000000000000001s", -1, -1),
      (.suffixedSeconds, "1.50000000000000000000000s", 1, 500_000_000_000_000_000),
      (.suffixedSeconds, "9223372036854775807.999999999999999999s", .max, 999_999_999_999_999_999),
      (.seconds, "1.5", 1, 500_000_000_000_000_000), (.seconds, "1e3", 1000, 0),
      (.seconds, "15e-1", 1, 500_000_000_000_000_000), (.seconds, "0e99999999999", 0, 0),
      (.millis, "1500", 1, 500_000_000_000_000_000),
      (.millis, "-1500", -1, -500_000_000_000_000_000),
      (.millis, "0.25", 0, 250_000_000_000_000), (.millis, "1e3", 1, 0),
      (.millis, "0.000000000000001", 0, 1), (.millis, "9223372036854775807000", .max, 0),
      (.iso8601, "PT1H2M3.5S", 3723, 500_000_000_000_000_000), (.iso8601, "P1DT2H", 93_600, 0),
      (.iso8601, "P2W", 1_209_600, 0), (.iso8601, "P1W2D", 777_600, 0), (.iso8601, "PT0S", 0, 0),
      (.iso8601, "-PT1.5S", -1, -500_000_000_000_000_000), (.iso8601, "PT05M", 300, 0),
      (.iso8601, "PT0,5S", 0, 500_000_000_000_000_000), (.iso8601, "PT1.5H", 5400, 0),
      (.iso8601, "P0.5D", 43_200, 0), (.iso8601, "PT36H", 129_600, 0),
      (.iso8601, "PT0.000000000000000001H", 0, 3600), (.iso8601, "PT90M", 5400, 0),
      (.iso8601, "PT9223372036854775807S", .max, 0),
    ] as [(DurationForm, String, Int64, Int64)])
  func reads(form: DurationForm, text: String, seconds: Int64, attoseconds: Int64) throws {
    let expected = Duration(secondsComponent: seconds, attosecondsComponent: attoseconds)
    #expect(try form.read(text) == expected)
  }

  @Test(
    arguments: [
      (.suffixedSeconds, "", .malformed), (.suffixedSeconds, "s", .malformed),
      (.suffixedSeconds, "1.5", .malformed), (.suffixedSeconds, "1.s", .malformed),
      (.suffixedSeconds, ".5s", .malformed), (.suffixedSeconds, "+1s", .malformed),
      (.suffixedSeconds, "1e3s", .malformed), (.suffixedSeconds, "1 s", .malformed),
      (.suffixedSeconds, "1S", .malformed), (.suffixedSeconds, "1ss", .malformed),
      (.suffixedSeconds, "0.0000000000000000001s", .tooPrecise),
      (.suffixedSeconds, "9223372036854775808s", .overflow),
      (.suffixedSeconds, "-9223372036854775808s", .overflow),
      (.suffixedSeconds, "99999999999999999999999s", .overflow), (.seconds, "1s", .malformed),
      (.seconds, "NaN", .malformed), (.seconds, "1e19", .overflow),
      (.seconds, "1e999999999", .overflow),
      (.seconds, "1e-999999999", .tooPrecise), (.millis, "0.0000000000000001", .tooPrecise),
      (.millis, "9223372036854775808000", .overflow), (.iso8601, "", .malformed),
      (.iso8601, "P", .malformed), (.iso8601, "PT", .malformed), (.iso8601, "P1DT", .malformed),
      (.iso8601, "T1S", .malformed), (.iso8601, "1S", .malformed), (.iso8601, "P1S", .malformed),
      (.iso8601, "PT1D", .malformed), (.iso8601, "PT1M1H", .malformed),
      (.iso8601, "PT1S1S", .malformed),
      (.iso8601, "PT1.5M3S", .malformed), (.iso8601, "P0.5DT1H", .malformed),
      (.iso8601, "PT1", .malformed),
      (.iso8601, "PTS", .malformed), (.iso8601, "PT1.S", .malformed),
      (.iso8601, "PT-1S", .malformed),
      (.iso8601, "PT1STT", .malformed), (.iso8601, "pt1s", .malformed),
      (.iso8601, "+PT1S", .malformed),
      (.iso8601, "P1Y", .calendarUnits), (.iso8601, "P1Y2M3DT4H", .calendarUnits),
      (.iso8601, "P3M", .calendarUnits), (.iso8601, "PT9223372036854775808S", .overflow),
      (.iso8601, "P99999999999999999999W", .overflow),
      (.iso8601, "P18446744073709551615W", .overflow),
      (.iso8601, "PT2562047788015215H59M", .overflow),
      (.iso8601, "PT0.0000000000000000001S", .tooPrecise),
    ] as [(DurationForm, String, DurationError)])
  func refuses(form: DurationForm, text: String, error: DurationError) {
    #expect(throws: error) { try form.read(text) }
  }

  @Test(
    arguments: [
      (.zero, "0s", "0", "0", "PT0S"), (.seconds(3), "3s", "3", "3000", "PT3S"),
      (.milliseconds(1500), "1.5s", "1.5", "1500", "PT1.5S"),
      (.milliseconds(-1500), "-1.5s", "-1.5", "-1500", "-PT1.5S"),
      (.milliseconds(-5), "-0.005s", "-0.005", "-5", "-PT0.005S"),
      (.microseconds(1250), "0.00125s", "0.00125", "1.25", "PT0.00125S"),
      (.nanoseconds(1), "0.000000001s", "0.000000001", "0.000001", "PT0.000000001S"),
      (.seconds(3723), "3723s", "3723", "3723000", "PT1H2M3S"),
      (.seconds(3600), "3600s", "3600", "3600000", "PT1H"),
      (.seconds(60), "60s", "60", "60000", "PT1M"),
      (.seconds(86_400), "86400s", "86400", "86400000", "PT24H"),
      (.seconds(61.5), "61.5s", "61.5", "61500", "PT1M1.5S"),
      (
        Duration(secondsComponent: 1, attosecondsComponent: 1), "1.000000000000000001s",
        "1.000000000000000001", "1000.000000000000001", "PT1.000000000000000001S"
      ),
      (
        .seconds(Int64.max), "9223372036854775807s", "9223372036854775807",
        "9223372036854775807000", "PT2562047788015215H30M7S"
      ),
    ] as [(Duration, String, String, String, String)])
  func writes(
    value: Duration, suffixed: String, seconds: String, millis: String, iso8601: String
  ) throws {
    #expect(DurationForm.suffixedSeconds.text(value) == suffixed)
    #expect(DurationForm.seconds.text(value) == seconds)
    #expect(DurationForm.millis.text(value) == millis)
    #expect(DurationForm.iso8601.text(value) == iso8601)
  }

  @Test func refusesWhatIsTooLong() {
    var output: [UInt8] = [1]
    for value in [Duration.seconds(Int64.max) * 4, .seconds(Int64.min) * 4, .seconds(Int64.min)] {
      #expect(DurationForm.iso8601.text(value) == nil)
      #expect(!DurationForm.seconds.append(value, to: &output))
    }
    #expect(output == [1])
  }

  @Test(arguments: [DurationForm.suffixedSeconds, .seconds, .millis, .iso8601])
  func everyDurationComesBack(form: DurationForm) throws {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<2000 {
      let bits = Int64.random(in: 0...62, using: &generator)
      let attoseconds = Int64.random(in: 0..<1_000_000_000_000_000_000, using: &generator)
      let value = Duration(
        secondsComponent: Int64(truncatingIfNeeded: generator.next()) >> bits,
        attosecondsComponent: attoseconds)
      guard value < .seconds(Int64.max), value > .seconds(-Int64.max) else { continue }
      #expect(try form.read(try #require(form.text(value))) == value)
    }
  }
}
