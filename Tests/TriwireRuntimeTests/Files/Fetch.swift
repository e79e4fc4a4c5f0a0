import Foundation
import TriwireTestSupport

@testable import TriwireRuntime

/// One answer of `Tests/Servers/files_server.py` as a file.
struct Fetch: APIRequest {
  typealias Response = DownloadedFile
  typealias Failure = Shop.Problem

  var path: String
  var query: KeyValuePairs<String, String>
  var destination = DownloadDestination.temporary

  static let endpoint = Endpoint<DownloadedFile, Shop.Problem>(
    "fetch", .get, "/{path}", returns: [.on(.success, .file)],
    errors: [.on(404, .body(.model))])

  init(
    _ path: String, _ query: KeyValuePairs<String, String> = [:],
    to destination: DownloadDestination = .temporary
  ) {
    self.path = path
    self.query = query
    self.destination = destination
  }

  func write(to request: inout RequestWriter) {
    request.path("path", .string, path)
    for (name, value) in query { request.query(name, .string, value) }
    request.save(to: destination)
  }

  static func client(
    _ configuration: ClientConfiguration = ClientConfiguration()
  ) async throws -> APIClient {
    APIClient(baseURL: try await TestServer.files.running().url, configuration: configuration)
  }

  /// What the server sends for a size: bytes that tell their place.
  static func content(_ size: Int) -> Data { longest.prefix(size) }

  private static let longest: Data = {
    var digits = [UInt8](repeating: UInt8(ascii: "0"), count: 15) + [UInt8(ascii: "\n")]
    var data = Data(capacity: 3_200_000)
    while data.count < 3_200_000 {
      data.append(contentsOf: digits)
      var place = 14
      while digits[place] == UInt8(ascii: "9") {
        digits[place] = UInt8(ascii: "0")
        place -= 1
      }
      digits[place] += 1
    }
    return data
  }()
}

extension TemporaryFolder {
  var url: URL { URL(fileURLWithPath: path) }

  /// Names of everything inside, hidden ones too.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  func data(_ name: String) -> Data? { FileManager.default.contents(atPath: path(name)) }

  /// How many of this process's open files are in here; 0 where the system doesn't tell.
  var openFiles: Int {
    let table = "/proc/self/fd"
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: table)) ?? []
    let targets = numbers.map {
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(table)/\($0)")) ?? ""
    }
    return targets.filter { $0.hasPrefix(path) }.count
  }
}
