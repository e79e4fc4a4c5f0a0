import Foundation
import TriwireYAML

extension SourceFiles {
  /// The files of this machine; relative paths start at the current directory.
  package static let onDisk = SourceFiles(read: readFile, list: listFiles)

  @Sendable
  private static func readFile(_ path: String) throws(Failure) -> [UInt8] {
    switch kind(of: path) {
    case nil: throw .missing
    case .typeDirectory?: throw .isDirectory
    case .typeRegular?: break
    case _?: throw .unreadable("not a regular file")
    }
    try checkSize(of: path)
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw .unreadable(error.localizedDescription)
    }
  }

  /// What is too large is refused before it takes memory.
  private static func checkSize(of path: String) throws(Failure) {
    let limit = YAMLParser.Limits().inputBytes
    guard let bytes = attributes(of: path)?[.size] as? Int, bytes > limit else { return }
    throw .tooLarge(bytes: bytes, limit: limit)
  }

  private static func kind(of path: String) -> FileAttributeType? {
    attributes(of: path)?[.type] as? FileAttributeType
  }

  private static func attributes(of path: String) -> [FileAttributeKey: Any]? {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return try? FileManager.default.attributesOfItem(atPath: target)
  }

  @Sendable
  private static func listFiles(_ pattern: String) -> [String] {
    let paths = PathPattern(pattern).parts.reduce([nil]) { (paths: [String?], part) in
      paths.flatMap { expand(part, in: $0) }
    }
    return paths.compactMap { $0 }.filter { kind(of: $0) == .typeRegular }.sorted()
  }

  /// The paths that a part stands for below a directory; `nil` is the current directory.
  private static func expand(_ part: PathPattern.Part, in directory: String?) -> [String?] {
    let prefix = directory.map { $0 + "/" } ?? ""
    guard part.hasWildcard else { return [prefix + part.text] }
    let place = directory == nil ? "." : prefix
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    return names.filter(part.matches).map { prefix + $0 }
  }
}
