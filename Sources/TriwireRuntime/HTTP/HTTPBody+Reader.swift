public import Foundation

extension HTTPBody {
  /// A way to read it from its beginning; nothing is opened before the first bytes are asked for.
  public func makeReader() -> Reader { Reader(parts) }

  /// Reads the bytes of a body in order, a file's in pieces. It holds one open file at most.
  public struct Reader: Sendable {
    private var rest: ArraySlice<Part>
    private var bytes = Data()
    private var file: FileRange.Reader?

    init(_ parts: [Part]) {
      rest = parts[...]
    }

    /// The next bytes, at least one and at most so many; nil at the end.
    ///
    /// - Throws: ``FileError/changed(_:)`` for a file that isn't what it was when the body was made, at
    ///   the latest before its last bytes are given; ``FileError/unreadable(_:_:)``.
    public mutating func next(upTo limit: Int = 64 << 10) throws(FileError) -> Data? {
      let limit = max(limit, 1)
      while true {
        if !bytes.isEmpty {
          defer { bytes = bytes.dropFirst(limit) }
          return bytes.prefix(limit)
        }
        if let chunk = try file?.next(upTo: limit) { return chunk }
        file = nil
        switch rest.popFirst() {
        case nil: return nil
        case .bytes(let data): bytes = data
        case .file(let range): file = try range.makeReader()
        }
      }
    }
  }
}
