extension UnionTable {
  func read(from reader: inout JSONReader) throws(CodecFailure) -> Union {
    switch style {
    case .keyed: try readKeyed(from: &reader)
    case .discriminated(let name): try readDiscriminated(by: name, from: &reader)
    case .untagged: try readUntagged(from: &reader)
    }
  }

  // MARK: Keyed

  private func readKeyed(from reader: inout JSONReader) throws(CodecFailure) -> Union {
    var union: Union?
    _ = reader.peek()
    let first = reader.position
    try reader.readMembers { (tag, reader) throws(CodecFailure) in
      guard union == nil else {
        throw reader.fail(.mismatch, "expected an object with one member, found another one")
      }
      union = try readCase(tag, from: &reader)
    }
    if let union { return union }
    reader.position = first
    throw reader.fail(.missing, "expected an object with one member, found an empty one")
  }

  private func readCase(
    _ tag: String, from reader: inout JSONReader
  ) throws(CodecFailure) -> Union {
    guard let payload = payload(of: tag) else { return try readUnknown(tag, from: &reader) }
    return try payload.read(from: &reader)
  }

  private func payload(of tag: String) -> UnionPayload<Union>? {
    cases.first { $0.tag == tag }?.json
  }

  private func readUnknown(
    _ tag: String, from reader: inout JSONReader
  ) throws(CodecFailure) -> Union {
    guard let unknown else { throw unknownTag(tag, &reader) }
    return unknown.make(tag, try reader.value())
  }

  private func unknownTag(_ tag: String, _ reader: inout JSONReader) -> CodecFailure {
    let known = cases.map { "\"\($0.tag)\"" }.joined(separator: ", ")
    return reader.fail(.unknownValue, "\(JSONValue.string(tag)) is none of \(known)")
  }

  // MARK: Discriminated

  private func readDiscriminated(
    by name: String, from reader: inout JSONReader
  ) throws(CodecFailure) -> Union {
    let tag = try tag(name, ahead: &reader)
    return try readCase(tag, from: &reader)
  }

  /// Finds the tag of the object that comes next, without passing the object.
  private func tag(
    _ name: String, ahead reader: inout JSONReader
  ) throws(CodecFailure) -> String {
    guard reader.peek() == UInt8(ascii: "{") else { throw reader.mismatch("an object") }
    let (start, depth) = (reader.position, reader.depth)
    let tag = try self.tag(name, from: &reader)
    (reader.position, reader.depth) = (start, depth)
    if payload(of: tag) == nil, unknown == nil {
      reader.path.prepend(.member(name))
      throw unknownTag(tag, &reader)
    }
    return tag
  }

  /// Looks for the tag, which may stand anywhere among the members.
  private func tag(_ name: String, from reader: inout JSONReader) throws(CodecFailure) -> String {
    var tag: String?
    try reader.readMembers { (member, reader) throws(CodecFailure) in
      guard member == name else { return try reader.skipValue() }
      guard tag == nil else { throw reader.fail(.duplicate, "the object has this name twice") }
      tag = try reader.string()
    }
    if let tag { return tag }
    reader.path.prepend(.member(name))
    throw reader.fail(.missing, "a value is needed, but the object has none")
  }

  // MARK: Untagged

  private func readUntagged(from reader: inout JSONReader) throws(CodecFailure) -> Union {
    let byte = reader.peek()
    var trial = UnionTrial(reader)
    defer { reader.takesQuotedNumbers = trial.takesQuotedNumbers }
    while trial.begin(&reader) {
      for row in cases where row.json.canBegin(with: byte) {
        do throws(CodecFailure) {
          return try row.json.read(from: &reader)
        } catch {
          try trial.fail(row.tag, &reader)
        }
      }
    }
    throw trial.noneFits(cases.map(\.tag), &reader)
  }
}

/// The cases of an untagged union that have been tried in vain.
///
/// A string is no number when cases are told apart. Only when none fits are they tried again with
/// strings that hold numbers, where the reader takes these.
private struct UnionTrial {
  let takesQuotedNumbers: Bool
  private var rounds = 0
  private let start: UnsafePointer<UInt8>
  private let depth: Int
  private let path: JSONPath
  private var faults: [String] = []

  init(_ reader: borrowing JSONReader) {
    start = reader.position
    depth = reader.depth
    path = reader.path
    takesQuotedNumbers = reader.takesQuotedNumbers
  }

  /// Whether the cases are to be tried, which is so once or twice.
  mutating func begin(_ reader: inout JSONReader) -> Bool {
    let isFirst = rounds == 0
    guard isFirst || (rounds == 1 && takesQuotedNumbers && !faults.isEmpty) else { return false }
    rounds += 1
    faults = []
    reader.takesQuotedNumbers = !isFirst
    return true
  }

  /// Takes the reader back to where it began, unless no other case can help.
  mutating func fail(_ tag: String, _ reader: inout JSONReader) throws(CodecFailure) {
    let fault = reader.error
    if fault.isAboutSyntax { throw CodecFailure() }
    faults.append("\(tag) (\(fault.description))")
    reader.retries -= reader.position - start + 16
    (reader.position, reader.depth, reader.path) = (start, depth, path)
    if reader.retries < 0 {
      throw reader.fail(.tooLarge, "too much of the text had to be read more than once")
    }
  }

  func noneFits(_ tags: [String], _ reader: inout JSONReader) -> CodecFailure {
    guard faults.isEmpty else {
      return reader.fail(.mismatch, "no case fits: \(faults.joined(separator: "; "))")
    }
    guard reader.beginsValue else { return reader.malformed("a JSON value") }
    return reader.fail(
      .mismatch, "expected one of \(tags.joined(separator: ", ")), found \(reader.found)")
  }
}
