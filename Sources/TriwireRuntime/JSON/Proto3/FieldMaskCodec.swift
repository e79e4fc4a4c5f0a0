/// The paths of a field mask in one string, by protobuf's JSON mapping.
final class FieldMaskCodec: HashableCodec<[String]>, @unchecked Sendable {
  init() { super.init() }

  override func canBegin(with byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") }

  override func initialize(
    _ target: UnsafeMutablePointer<[String]>, from reader: inout JSONReader
  ) throws(CodecFailure) {
    _ = reader.peek()
    let first = reader.position
    let text = try reader.string("paths with commas between them")
    guard !text.contains("_") else {
      reader.position = first
      throw reader.mismatch("paths in lowerCamelCase")
    }
    target.initialize(to: text.isEmpty ? [] : text.split(separator: ",").map(Self.schemaName))
  }

  override func write(
    _ source: UnsafePointer<[String]>, to writer: inout JSONWriter
  ) throws(CodecFailure) {
    let paths = source.pointee.map(Proto3Name.json)
    for (path, original) in zip(paths, source.pointee) where Self.schemaName(path[...]) != original
    {
      throw writer.fail(.unwritable, "the path \"\(original)\" has no form in JSON")
    }
    writer.string(paths.joined(separator: ","))
  }

  /// The name in a schema: what is a capital letter in JSON follows an underscore there.
  private static func schemaName(_ path: Substring) -> String {
    path.unicodeScalars.reduce(into: "") { name, scalar in
      name += ("A"..."Z").contains(scalar) ? "_" + String(scalar).lowercased() : String(scalar)
    }
  }
}
