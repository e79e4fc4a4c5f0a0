import Foundation

/// Puts further members into an object that is written already.
enum JSONMerge {
  /// The object with those of the members whose names it doesn't have; the document itself when it
  /// isn't an object.
  static func adding(
    _ members: [(name: String, json: Data)], to document: Data
  ) throws(JSONError) -> Data {
    guard document.first == UInt8(ascii: "{"), !members.isEmpty else { return document }
    let ranges = try JSONScanner.ranges(of: members.map { [$0.name] }, in: document)
    var merged = document.dropLast()
    for (member, range) in zip(members, ranges) where range == nil {
      if merged.count > 1 { merged.append(UInt8(ascii: ",")) }
      merged.append(contentsOf: JSONWriter.bytes(of: .string(member.name)))
      merged.append(UInt8(ascii: ":"))
      merged.append(member.json)
    }
    merged.append(UInt8(ascii: "}"))
    return merged
  }
}
