/// The bytes of a struct whose properties have what absent members mean, as far as that is trivial.
///
/// A struct that is read begins as a copy of them. All other bytes are zero and mean nothing.
enum RecordImage {
  /// The image, which is never freed; empty when no row has a trivial absence.
  static func make(
    _ rows: UnsafePointer<Row>, count: Int, size: Int, isReadable: Bool
  ) -> UnsafeRawBufferPointer {
    guard isReadable, (0..<count).contains(where: { rows[$0].isAbsentTrivial }) else {
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    let image = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    image.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    for row in 0..<count where rows[row].isAbsentTrivial {
      _ = rows[row].initializeAbsent(image + rows[row].offset)
    }
    return UnsafeRawBufferPointer(start: image, count: size)
  }
}
