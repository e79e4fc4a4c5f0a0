import Testing

@testable import TriwireRuntime

struct PercentEncodingTests {
  @Test(arguments: [
    ("AZaz09-._~", "AZaz09-._~", "AZaz09-._%7E"),
    ("a b", "a%20b", "a+b"),
    ("+&=", "%2B%26%3D", "%2B%26%3D"),
    ("a/b?c#d%", "a%2Fb%3Fc%23d%25", "a%2Fb%3Fc%23d%25"),
    ("*!'()", "%2A%21%27%28%29", "*%21%27%28%29"),
    ("me@example.com", "me%40example.com", "me%40example.com"),
    ("é😀", "%C3%A9%F0%9F%98%80", "%C3%A9%F0%9F%98%80"),
    ("\u{0}\n\u{7F}", "%00%0A%7F", "%00%0A%7F"),
    ("/\u{301}", "%2F%CC%81", "%2F%CC%81"),
    ("", "", ""),
  ])
  func escapes(text: String, component: String, form: String) {
    #expect(PercentEncoding.component.encode(text) == component)
    #expect(PercentEncoding.form.encode(text) == form)
  }

  @Test func keepsTheEscapesOfARoute() {
    #expect(PercentEncoding.route.encode("/a%2Fb/c d;v=1") == "/a%2Fb/c%20d;v=1")
  }
}
