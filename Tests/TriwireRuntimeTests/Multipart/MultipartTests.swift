import Foundation
import Testing
import TriwireTestSupport

@testable import TriwireRuntime

@Suite struct MultipartTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  func message(_ write: (inout RequestWriter) -> Void) throws -> HTTPRequest {
    var writer = RequestWriter(.post, "/x")
    write(&writer)
    return try writer.request(at: BaseURL("https://a.example"))
  }

  /// The body with its boundary taken out.
  func text(_ write: (inout RequestWriter) -> Void) throws -> String {
    let request = try message(write)
    let type = try #require(request.headers["Content-Type"])
    let boundary = try #require(type.split(separator: "=").last)
    #expect(type.hasPrefix("multipart/form-data; boundary=triwire-") && boundary.count == 40)
    let text = String(decoding: try #require(request.body?.data), as: UTF8.self)
    return text.replacingOccurrences(of: boundary, with: "B")
      .replacingOccurrences(of: "\r\n", with: "\n")
  }

  @Test func writesTexts() throws {
    let text = try text {
      $0.part("caption", .optional(.string), "é\"\n")
      $0.part("left", .optional(.int32), nil)
      $0.part("tags", .list(.string), ["a", ""])
      $0.part("csv", .string, "1,2", mediaType: "text/csv")
    }
    #expect(
      text == """
        --B
        Content-Disposition: form-data; name="caption"

        é"

        --B
        Content-Disposition: form-data; name="tags"

        a
        --B
        Content-Disposition: form-data; name="tags"


        --B
        Content-Disposition: form-data; name="csv"
        Content-Type: text/csv

        1,2
        --B--

        """)
  }

  @Test func writesJSON() throws {
    let text = try text {
      $0.part("pet", json: .model, Shop.Pet.rex)
      $0.part("pets", json: .list(.model), [Shop.Pet]())
      $0.part("none", json: .optional(.model), Shop.Pet?.none)
      $0.part("map", json: .map(.int32), ["a": 1], mediaType: "application/x+json")
    }
    #expect(
      text.contains("name=\"pet\"\nContent-Type: application/json\n\n{\"id\":1,\"name\":\"Rex\""))
    #expect(text.contains("name=\"pets\"\nContent-Type: application/json\n\n[]\n"))
    #expect(!text.contains("none"))
    #expect(text.contains("Content-Type: application/x+json\n\n{\"a\":1}\n"))
  }

  @Test func writesFiles() throws {
    let text = try text {
      $0.part("a", UploadFile(Data("x".utf8), name: "C:\\a\"b\r\nc.PNG"))
      $0.part("b", UploadFile(Data(), name: "b", mediaType: "x/y"), mediaType: "z/z")
      $0.part("c", [UploadFile(Data(), name: "1.pdf"), UploadFile(Data(), name: ".zip")])
      $0.part("d", UploadFile(Data(), name: "é.none"), mediaType: "z/z")
      $0.part("e", UploadFile?.none)
      $0.part("f", [UploadFile]?.none)
      $0.part("g\"", UploadFile(Data(), name: ""))
    }
    let heads = text.split(separator: "\n").filter { $0.hasPrefix("Content-") }
    #expect(
      heads == [
        #"Content-Disposition: form-data; name="a"; filename="C:\a%22b%0D%0Ac.PNG""#,
        "Content-Type: image/png",
        #"Content-Disposition: form-data; name="b"; filename="b""#, "Content-Type: x/y",
        #"Content-Disposition: form-data; name="c"; filename="1.pdf""#,
        "Content-Type: application/pdf",
        #"Content-Disposition: form-data; name="c"; filename=".zip""#,
        "Content-Type: application/zip",
        #"Content-Disposition: form-data; name="d"; filename="é.none""#, "Content-Type: z/z",
        #"Content-Disposition: form-data; name="g%22"; filename="""#,
        "Content-Type: application/octet-stream",
      ])
  }

  @Test func addsCommonFields() throws {
    let text = try text {
      $0.bodyField("userId", .optional(.string), "u")
      $0.bodyField("ids", .list(.int32), [1, 2])
      $0.bodyField("pet", .model, Shop.Pet.rex)
      $0.bodyField("own", .string, "common")
      $0.bodyField("left", .optional(.string), nil)
      $0.part("own", .string, "own")
    }
    let names = text.split(separator: "\n").compactMap {
      $0.split(separator: "\"").dropFirst().first
    }
    #expect(names.filter { $0 != "id" } == ["userId", "ids", "ids", "pet", "own"])
    #expect(text.contains("\n\nown\n") && !text.contains("common"))
    #expect(text.contains("{\"id\":1"))
  }

  @Test func writesAFormWithoutParts() throws {
    #expect(try text { $0.part("a", .optional(.string), nil) } == "--B--\n")
    let common = try text {
      $0.bodyField("u", .string, "v")
      $0.part("a", UploadFile?.none)
    }
    #expect(common.contains("name=\"u\"\n\nv\n"))
  }

  @Test func namesTheFileThatCannotBeSent() throws {
    let missing = UploadFile(URL(fileURLWithPath: folder.path("missing.png")))
    let error = #expect(throws: InvalidRequest.self) { try message { $0.part("photo", missing) } }
    #expect(error?.description == "photo: “missing.png” can't be read: there is no such file")
    let injected = UploadFile(Data(), name: "a", mediaType: "a/b\r\nX-Evil: 1")
    #expect(throws: InvalidRequest.self) { try message { $0.part("photo", injected) } }
    let nan = #expect(throws: InvalidRequest.self) {
      try message { $0.part("x", json: .list(.double), [1, .nan]) }
    }
    #expect(nan?.parameter?.hasPrefix("x") == true)
  }

  @Test func choosesABoundaryThatOccursNowhere() throws {
    var generator = Repeating(values: [1, 2, 1, 2, 3, 4])
    let taken = "triwire-00000000000000010000000000000002"
    var form = MultipartForm()
    form.set("a", [MultipartForm.Part(name: "a", content: HTTPBody(Data("..\(taken)--".utf8)))])
    #expect(
      Boundary.random(for: form, using: &generator)
        == "triwire-00000000000000030000000000000004")
    #expect(Boundary.random(for: form) != Boundary.random(for: form))
  }

  private struct Repeating: RandomNumberGenerator {
    var values: [UInt64]
    mutating func next() -> UInt64 { values.removeFirst() }
  }
}
