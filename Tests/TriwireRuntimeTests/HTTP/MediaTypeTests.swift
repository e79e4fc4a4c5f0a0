import Testing

@testable import TriwireRuntime

struct MediaTypeTests {
  @Test(
    arguments: [
      ("application/json", true, nil),
      ("Application/JSON; Charset=\"UTF-8\"", true, "utf-8"),
      ("application/problem+json;charset=utf-8", true, "utf-8"),
      ("text/html; a=b; charset=iso-8859-1", false, "iso-8859-1"),
      ("application/jsonp", false, nil),
      ("", false, nil),
      (";;", false, nil),
    ] as [(String, Bool, String?)])
  func reads(text: String, isJSON: Bool, charset: String?) {
    #expect(MediaType(text).isJSON == isJSON)
    #expect(MediaType(text).charset == charset)
  }
}
