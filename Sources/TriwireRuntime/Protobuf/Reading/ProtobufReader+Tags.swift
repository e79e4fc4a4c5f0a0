extension ProtobufReader {
  /// Passes a tag, which becomes the current one.
  @inline(__always)
  mutating func takeTag() throws(CodecFailure) {
    tagStart = position
    let varint = try varint()
    guard position - tagStart <= 5, varint >= 8, varint <= UInt64(UInt32.max) else {
      throw noTag(varint)
    }
    key = UInt32(truncatingIfNeeded: varint)
  }

  @inline(never)
  private mutating func noTag(_ varint: UInt64) -> CodecFailure {
    position = tagStart
    return fail(.malformed, "\(varint >> 3) is no field number")
  }

  /// Passes the next tag if it reads the same as the given one, which then is the current one.
  @inline(__always)
  mutating func takeTag(_ tag: ProtobufTag) -> Bool {
    guard available >= tag.count, matches(tag) else { return false }
    tagStart = position
    key = tag.key
    position += tag.count
    return true
  }

  @inline(__always)
  private func matches(_ tag: ProtobufTag) -> Bool {
    if limit - position >= 8 {
      let word = UInt64(littleEndian: UnsafeRawPointer(position).loadUnaligned(as: UInt64.self))
      return word & tag.mask == tag.word
    }
    return matchesNearEnd(tag)
  }

  @inline(never)
  private func matchesNearEnd(_ tag: ProtobufTag) -> Bool {
    ProtobufTag(key: tag.key, at: position, count: min(tag.count, available)).word == tag.word
      && tag.mask != 0
  }

  /// The current tag as it stands in the message, whose value begins at the position.
  var currentTag: ProtobufTag {
    ProtobufTag(key: key, at: tagStart, count: position - tagStart)
  }

  /// Passes the value behind the current tag.
  mutating func skipValue() throws(CodecFailure) {
    switch WireType(rawValue: key & 7) {
    case .varint: _ = try varint()
    case .fixed64: try skip(8)
    case .fixed32: try skip(4)
    case .delimited: try skip(try length())
    case .startGroup: try skipGroup()
    case .endGroup: throw fail(.malformed, "a group ends that hasn't begun")
    case nil: throw fail(.malformed, "\(key & 7) is no wire type")
    }
  }

  @inline(__always)
  private mutating func skip(_ count: Int) throws(CodecFailure) {
    guard available >= count else { throw truncated() }
    position += count
  }

  /// Passes the fields of a group and its end.
  @inline(never)
  private mutating func skipGroup() throws(CodecFailure) {
    var open = [key >> 3]
    while let number = open.last {
      guard open.count <= depth else { throw tooDeep() }
      guard position < end else { throw fail(.unexpectedEnd, "a group has no end") }
      try takeTag()
      switch WireType(rawValue: key & 7) {
      case .startGroup: open.append(key >> 3)
      case .endGroup where key >> 3 == number: open.removeLast()
      default: try skipValue()
      }
    }
  }
}
