internal import CLibYAML

/// libyaml's parser over bytes that outlive it.
struct EventReader: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// Reads UTF-8 without a byte order mark; throws when there is no memory for a parser.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(YAMLError) {
    parser = .allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      let start = Mark(line: 1, column: 1)
      throw YAMLError("out of memory", at: MarkRange(start: start, end: start))
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The next event; after a failure or the document's end there is none to ask for.
  func next() throws(SyntaxProblem) -> Event {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw SyntaxProblem(parser.pointee) }
    defer { yaml_event_delete(&event) }
    return Event(event)
  }
}

extension Event {
  fileprivate init(_ event: yaml_event_t) {
    start = Int(event.start_mark.index)
    end = Int(event.end_mark.index)
    kind = Kind(event)
  }
}

extension Event.Kind {
  fileprivate init(_ event: yaml_event_t) {
    switch event.type {
    case YAML_ALIAS_EVENT: self = .alias(text(event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT: self = .init(scalar: event)
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      self = .sequenceStart(.init(start.anchor, start.tag))
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      self = .mappingStart(.init(start.anchor, start.tag))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: self = .collectionEnd
    case YAML_DOCUMENT_END_EVENT, YAML_STREAM_END_EVENT: self = .end
    default: self = .other
    }
  }

  private init(scalar event: yaml_event_t) {
    let scalar = event.data.scalar
    let bytes = UnsafeBufferPointer(start: scalar.value, count: Int(scalar.length))
    self = .scalar(
      Node.Scalar(
        text: String(decoding: bytes, as: UTF8.self),
        isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE),
      .init(scalar.anchor, scalar.tag),
      isBlock: scalar.style == YAML_LITERAL_SCALAR_STYLE || scalar.style == YAML_FOLDED_SCALAR_STYLE
    )
  }
}

extension Event.Properties {
  fileprivate init(
    _ anchor: UnsafeMutablePointer<yaml_char_t>?, _ tag: UnsafeMutablePointer<yaml_char_t>?
  ) {
    self.init(anchor: text(anchor), tag: text(tag))
  }
}

extension SyntaxProblem {
  fileprivate init(_ parser: yaml_parser_t) {
    context = parser.context.map { String(cString: $0) }
    problem = parser.problem.map { String(cString: $0) } ?? "out of memory"
    contextIndex = Int(parser.context_mark.index)
    problemIndex = Int(parser.problem_mark.index)
  }
}

private func text(_ characters: UnsafeMutablePointer<yaml_char_t>?) -> String? {
  characters.map { String(cString: $0) }
}
