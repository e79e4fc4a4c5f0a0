import Testing

@testable import TriwireRuntime

struct CheckTests {
  func limit(_ check: () throws(ValidationError) -> Void) -> String? {
    do { try check() } catch { return error.description }
    return nil
  }

  @Test func namesTheFieldAndTheLimit() {
    #expect(
      limit { () throws(ValidationError) in try Check("name", "").length(min: 1) }
        == "name: must be at least 1 character")
    #expect(
      limit { () throws(ValidationError) in try Check("n", 5 as Int32).range(min: 6) }
        == "n: must be at least 6")
    #expect(
      limit { () throws(ValidationError) in try Check("n", 5.5).range(min: 1, max: 5.25) }
        == "n: must be at most 5.25")
    #expect(
      limit { () throws(ValidationError) in try Check("l", [1, 2, 3]).items(max: 2) }
        == "l: must be at most 2 items")
    #expect(
      limit { () throws(ValidationError) in try Check("p", "abc").pattern("^[0-9]+$") }
        == "p: must be text that matches ^[0-9]+$")
  }

  @Test func acceptsWhatIsWithinTheLimits() {
    #expect(
      limit { () throws(ValidationError) in
        try Check("name", "a").length(min: 1, max: 1)
        try Check("name", "👩‍👩‍👧").length(min: 5, max: 5)
        try Check("name", nil as String?).length(min: 1).pattern("x")
        try Check("n", 6 as Int64).range(min: 6, max: 6)
        try Check("l", ["a": 1]).items(min: 1)
        try Check("p", "x42y").pattern("[0-9]+")
      } == nil)
  }

  @Test func countsNaNAsOutside() {
    #expect(limit { () throws(ValidationError) in try Check("n", Double.nan).range(min: 0) } != nil)
  }
}
