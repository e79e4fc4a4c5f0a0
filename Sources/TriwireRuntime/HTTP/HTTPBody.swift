public import Foundation

/// What a request carries: bytes in memory, files on disk, or several of these one after the other.
///
/// It is a value that can be read, and so sent, any number of times. Files are read while they are sent
/// and must stay as they are until then; one that doesn't ends the call with ``FileError/changed(_:)``.
public struct HTTPBody: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case bytes(Data)
    case file(FileRange)
  }

  /// None is empty.
  let parts: [Part]
  /// How many bytes it has.
  public let count: Int

  private init(_ parts: [Part]) {
    self.parts = parts
    count = parts.reduce(0) { sum, part in
      let (sum, isTooLarge) = sum.addingReportingOverflow(part.count)
      return isTooLarge ? .max : sum
    }
  }

  /// Bytes in memory.
  public init(_ data: Data) {
    self.init(data.isEmpty ? [] : [.bytes(data)])
  }

  /// A file on disk, or a part of it.
  ///
  /// - Parameters:
  ///   - file: The URL of a regular file, or of a symbolic link to one.
  ///   - range: The bytes that are sent, which the file must have; nil for all.
  /// - Throws: ``FileError/unreadable(_:_:)`` when it isn't such a file or has less bytes.
  public init(file: URL, range: Range<Int>? = nil) throws(FileError) {
    let range = try FileRange(FileVersion(of: file), range)
    self.init(range.count == 0 ? [] : [.file(range)])
  }

  /// Bodies one after the other.
  public init(joining bodies: [HTTPBody]) {
    self.init(bodies.flatMap(\.parts))
  }

  /// All of it where it is in memory, as everything but a file is; nil where a part is on disk.
  public var data: Data? {
    guard isInMemory else { return nil }
    if case .bytes(let data)? = parts.first, parts.count == 1 { return data }
    return parts.reduce(into: Data(capacity: count)) { all, part in
      if case .bytes(let data) = part { all.append(data) }
    }
  }

  /// Whether nothing is read from disk.
  public var isInMemory: Bool {
    parts.allSatisfy { if case .bytes = $0 { true } else { false } }
  }
}

extension HTTPBody.Part {
  var count: Int {
    switch self {
    case .bytes(let data): data.count
    case .file(let range): range.count
    }
  }
}
