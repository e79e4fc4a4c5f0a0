import Testing
import TriwireMustache

@Suite struct ObjectTests {
  @Test func fields() {
    var object: Object = ["a": "1", "b": nil]
    #expect(object["a"] == "1")
    #expect(object["b"] == .null)
    #expect(object["c"] == nil)
    object["c"] = true
    object["a"] = "2"
    object["b"] = nil as Value?
    #expect(object == ["a": "2", "c": true])
    #expect(object.keys == ["a", "c"])
  }

  @Test func firstOfEqualKeysCounts() {
    #expect(Object([("a", "1"), ("a", "2")])["a"] == "1")
  }

  /// FNV-1a gives both texts the same 32 bits.
  @Test func fingerprintsAreNoNames() {
    let object: Object = ["costarring": "1"]
    #expect(object["liquid"] == nil)
  }
}
