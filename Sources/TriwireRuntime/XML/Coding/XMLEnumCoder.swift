/// Enums by the texts of their raw values.
final class XMLEnumCoder<Enum: WireEnum>: XMLTextCoder<Enum>, @unchecked Sendable {
  private let cases: EnumCases<Enum>
  private let raw: XMLCoder<Enum.RawValue>
  /// Finds cases by the texts of their raw values.
  private let index: KeyIndex

  /// nil when the raw values are no texts.
  init?(_ cases: EnumCases<Enum>, _ rawCodec: TypedCodec<Enum.RawValue>) {
    guard let raw = rawCodec.xml, raw.isText else { return nil }
    self.cases = cases
    self.raw = raw
    index = KeyIndex(
      cases.rawValues.map { rawValue in
        let text = try? withUnsafePointer(to: rawValue) { (place) throws(TextError) in
          try rawCodec.text(of: place)
        }
        return text ?? ""
      })
    super.init()
  }

  override func initialize(
    at target: UnsafeMutableRawPointer, text: XMLText, from reader: inout XMLReader
  ) throws(CodecFailure) {
    if let known = index.firstIndex(of: text.bytes) ?? index.firstIndex(of: text.trimmed) {
      cases.initialize(target.assumingMemoryBound(to: Enum.self), to: known)
    } else {
      try initializeUnlisted(target, text, &reader)
    }
  }

  @inline(never)
  private func initializeUnlisted(
    _ target: UnsafeMutableRawPointer, _ text: XMLText, _ reader: inout XMLReader
  ) throws(CodecFailure) {
    let rawValue = try raw.value(from: &reader) { (place, reader) throws(CodecFailure) in
      try raw.initialize(at: place, text: text, from: &reader)
    }
    guard let value = Enum(rawValue: rawValue) else {
      throw reader.fail(.unknownValue, "\(text.quoted) is no known value", at: text)
    }
    target.initializeMemory(as: Enum.self, to: value)
  }

  override func writeText(
    at source: UnsafeRawPointer, inAttribute: Bool, to writer: inout XMLWriter
  ) throws(CodecFailure) {
    let value = source.assumingMemoryBound(to: Enum.self)
    try cases.withRawValue(of: value) { (place) throws(CodecFailure) in
      try raw.writeText(at: place, inAttribute: inAttribute, to: &writer)
    }
  }
}
