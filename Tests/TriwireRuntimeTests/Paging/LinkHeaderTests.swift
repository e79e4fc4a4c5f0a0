import Testing

@testable import TriwireRuntime

struct LinkHeaderTests {
  @Test(arguments: [
    (["<https://h/?page=2>; rel=\"next\", <https://h/?page=9>; rel=\"last\""], "https://h/?page=2"),
    (["</a>; rel=prev, </b>; rel=next"], "/b"),
    (["</a>;rel=\"prev next\""], "/a"),
    (["</a>; rel=\"next prev\"; title=\"x, <y>; rel=z\""], "/a"),
    (["</a>; title=\"a \\\"quoted\\\", one\"; rel=next"], "/a"),
    (["</a>; REL=NEXT"], "/a"),
    (["</a>; rel=\"prev\"; rel=\"next\", </b>; rel=next"], "/b"),
    (["</a>; rel=next; anchor=\"/other\", </b>; rel=next"], "/b"),
    (["</a,b;c>; rel=next"], "/a,b;c"),
    (["<>; rel=next"], ""),
    (["</a>; rel=prev", "</b>; rel=next"], "/b"),
    (["nonsense, </b>; rel=next"], "/b"),
    (["\"a, </x>; rel=next\", </b>; rel=next"], "/b"),
    (["  </a> ; rel = next ,, "], "/a"),
    (["</a>; flag; rel=next"], "/a"),
    (["</a> rel=next"], nil), (["</a>; rel=nextone"], nil), (["</a"], nil), ([""], nil),
    (["</a>; rel=\"next"], "/a"), (["</a>;"], nil), (["</a>; rel"], nil), ([], nil),
    (["</a>; rel=\"\\"], nil), (["</a>; rel=prev, </b; rel=next"], nil),
  ])
  func findsTheNextPage(values: [String], target: String?) {
    var headers = HTTPHeaders()
    for value in values { headers.append("link", value) }
    #expect(LinkHeader.target(of: "next", in: headers) == target)
  }

  /// Looking for an end from each beginning would take minutes.
  @Test func isReadInTimeThatGrowsWithItsLength() {
    let value = String(repeating: "<,", count: 200_000)
    #expect(LinkHeader.target(of: "next", in: ["Link": value]) == nil)
  }
}
