import Foundation
import Testing

@testable import TriwireRuntime

@Suite struct FileNameTests {
  @Test(arguments: [
    ("photo.png", "photo.png"), ("../../etc/passwd", "passwd"), ("C:\\Users\\a\\b.txt", "b.txt"),
    ("/", nil), ("..", nil), ("", nil), (" . ", nil), ("a/", "a"), (".bashrc", "bashrc"),
    ("a\u{0}b\r\n.txt", "ab.txt"), ("a<b>:\"|?*.txt", "a_b______.txt"), ("name. ", "name"),
    ("evil\u{202E}gnp.exe", "evilgnp.exe"), ("zero\u{200B}width", "zerowidth"), ("é日🐈", "é日🐈"),
    ("con", "_con"), ("NUL.txt", "_NUL.txt"), ("com1", "_com1"), ("command", "command"),
    ("a\u{2028}b", "ab"), ("\u{7F}\u{9F}", nil),
  ])
  func cleans(name: String, expected: String?) {
    #expect(FileName.cleaned(name) == expected)
  }

  @Test func shortensButKeepsTheExtension() throws {
    let long = try #require(FileName.cleaned(String(repeating: "é", count: 300) + ".png"))
    #expect(long.utf8.count <= 200 && long.utf8.count > 190 && long.hasSuffix("é.png"))
    let ending = try #require(FileName.cleaned("a." + String(repeating: "x", count: 300)))
    #expect(ending.utf8.count == 200)
    let cut = String(repeating: "x", count: 198)
    for name in [cut + ". " + cut, cut + " .\(cut)"] {
      #expect(FileName.cleaned(name) == cut)
    }
  }

  /// One character for people, however many bytes it has.
  @Test(arguments: ["", ".png"]) func shortensAPileOfMarks(ending: String) throws {
    let name = "a" + String(repeating: "\u{301}", count: 150) + ending
    let short = try #require(FileName.cleaned(name))
    #expect(short.unicodeScalars.prefix(2).elementsEqual("a\u{301}".unicodeScalars))
    #expect(short.utf8.count <= 200 && short.utf8.count > 190)
    #expect(short.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8))
  }

  @Test func shortensToANameThatNeedsNoCleaning() throws {
    let name = String(repeating: "x", count: 195) + " . " + String(repeating: "y", count: 60)
    #expect(FileName.cleaned(name + ".png") == String(repeating: "x", count: 195) + ".png")
    let flags = String(repeating: "🇩🇪", count: 26)
    #expect(FileName.cleaned(flags) == String(flags.dropLast()))
  }

  @Test(arguments: [("a.png", "a 2.png"), ("a", "a 2"), ("a.tar.gz", "a.tar 2.gz")])
  func numbers(name: String, expected: String) {
    #expect(FileName.numbered(name, 2) == expected)
  }

  @Test(arguments: [
    ("attachment", nil), ("attachment; filename=a.txt", "a.txt"),
    ("attachment; filename=\"a b.txt\"", "a b.txt"), ("inline;FILENAME = \"x\" ; a=b", "x"),
    (#"attachment; filename="a\"b\\c;d.txt"; x=y"#, #"a"b\c;d.txt"#),
    ("attachment; filename*=UTF-8''%e2%82%ac%20rates; filename=\"e\"", "€ rates"),
    ("attachment; filename=\"e\"; filename*=utf-8'en'a%2Fb", "a/b"),
    ("attachment; filename*=ISO-8859-1''caf%E9", "café"),
    ("attachment; filename*=UTF-8''%ff; filename=b", "b"),
    ("attachment; filename*=KOI8''a; filename=b", "b"), ("attachment; filename*=a", nil),
    ("attachment; filename=\"open", "open"), ("attachment; filename=", ""), (";;;filename=a", "a"),
    ("filename=a", nil), ("attachment; xfilename=a", nil), ("attachment; x=\"filename=a\"", nil),
    ("attachment; filename*=ISO-8859-1''%4; filename=c", "c"), ("a; filename=\"\\", ""),
  ])
  func readsDispositions(header: String, expected: String?) {
    #expect(ContentDisposition.fileName(in: header) == expected)
  }

  @Test(arguments: [
    ("attachment; filename=\"../../evil\"", "/x", "evil"), ("inline", "/a/b%20c.png", "b c.png"),
    ("attachment; filename=\"/\"", "/x.png", "x.png"), ("inline", "/", "download"),
    ("inline", "/a/%2e%2e%2fb", "b"),
  ])
  func suggests(header: String, path: String, expected: String) throws {
    let url = try #require(URL(string: "https://a.example\(path)"))
    let response = HTTPResponse(200, headers: ["Content-Disposition": header], url: url)
    #expect(FileName.suggested(by: response, to: url) == expected)
  }

  @Test(arguments: [
    ("photo.JPG", "image/jpeg"), ("a.tar.gz", "application/gzip"),
    ("none", "application/octet-stream"), ("a.", "application/octet-stream"),
    (".pdf", "application/pdf"), ("", "application/octet-stream"),
  ])
  func guessesMediaTypes(name: String, expected: String) {
    #expect(UploadFile.mediaType(ofFileNamed: name) == expected)
  }
}
