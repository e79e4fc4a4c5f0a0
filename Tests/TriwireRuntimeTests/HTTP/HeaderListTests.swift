import Testing

@testable import TriwireRuntime

struct HeaderListTests {
  @Test(arguments: [
    (["a", "b"], "a,b"),
    (["b,c", "\"def\"", "a"], "\"b,c\",\"\\\"def\\\"\",a"),
    (["", " x", "y\t"], "\"\",\" x\",\"y\t\""),
    (["a\\b", "c,\\"], "a\\b,\"c,\\\\\""),
    (
      ["Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun, not a date"],
      "Sun, 06 Nov 1994 08:49:37 GMT,Sunday, 06-Nov-94 08:49:37 GMT,\"Sun, not a date\""
    ),
    (
      ["Sun", "06 Nov 1994 08:49:37 GMT", "Sun, 31 Feb 1994 08:49:37 GMT"],
      "Sun,\"06 Nov 1994 08:49:37 GMT\",Sun, 31 Feb 1994 08:49:37 GMT"
    ),
    (
      ["Sunday", "06-Nov-94 08:49:37 GMT", "Sun, \"a:b:c\" GMT"],
      "Sunday,\"06-Nov-94 08:49:37 GMT\",\"Sun, \\\"a:b:c\\\" GMT\""
    ),
  ])
  func joinsAndSplits(elements: [String], text: String) {
    #expect(HeaderList.join(elements) == text)
    #expect(HeaderList.split([text]) == elements)
  }

  @Test(
    arguments: [
      (["a , b", "c"], ["a", "b", "c"]),
      ([",, a,,"], ["a"]),
      ([""], []),
      (["\"\""], [""]),
      (["W/\"a,b\", \"c\""], ["W/\"a,b\"", "c"]),
      (["a=\"x, \\\"y\", b"], ["a=\"x, \\\"y\"", "b"]),
      (["\"open, end"], ["open, end"]),
      (["\"\\"], ["\\"]),
      (["Fri, Sat"], ["Fri", "Sat"]),
      (["Mon, 07 Nov 1994 08:49:37 GMT, x"], ["Mon, 07 Nov 1994 08:49:37 GMT", "x"]),
      (["Sun,06 Nov 19]4 08:49:37 GMT"], ["Sun", "06 Nov 19]4 08:49:37 GMT"]),
      (["Sun, a:b:c GMT"], ["Sun", "a:b:c GMT"]),
    ] as [([String], [String])])
  func splits(values: [String], elements: [String]) {
    #expect(HeaderList.split(values) == elements)
  }
}
