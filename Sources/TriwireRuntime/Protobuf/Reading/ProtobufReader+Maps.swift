extension ProtobufReader {
  /// Reads a run of fields with the current tag, each of them an entry.
  mutating func readEntries(
    of entry: MapEntryCoder, _ keys: inout PartialList, _ values: inout PartialList
  ) throws(CodecFailure) {
    let tag = currentTag
    repeat {
      let first = tagStart
      let outer = try open()
      let key = keys.next(in: &scratch)
      let value = values.next(in: &scratch)
      if try readEntry(entry, key, value) {
        keys.insert()
        values.insert()
      } else {
        stray(first)
      }
      close(outer)
    } while takeTag(tag)
  }

  /// Reads key and value of an entry, or neither of them; false when one of them isn't known.
  private mutating func readEntry(
    _ entry: MapEntryCoder, _ key: UnsafeMutableRawPointer,
    _ value: UnsafeMutableRawPointer
  ) throws(CodecFailure) -> Bool {
    var parts = EntryParts()
    do throws(CodecFailure) {
      while position < end { try readPart(of: entry, key, value, &parts) }
      if parts.isKnown { try fill(entry, key, value, &parts) }
    } catch {
      entry.destroy(parts.hasKey ? key : nil, parts.hasValue ? value : nil)
      throw error
    }
    if !parts.isKnown { entry.destroy(parts.hasKey ? key : nil, parts.hasValue ? value : nil) }
    return parts.isKnown
  }

  private mutating func readPart(
    of entry: MapEntryCoder, _ key: UnsafeMutableRawPointer,
    _ value: UnsafeMutableRawPointer, _ parts: inout EntryParts
  ) throws(CodecFailure) {
    try takeTag()
    switch self.key {
    case entry.keyTag.key:
      parts.knowsKey = try entry.key.read(at: key, isSet: parts.hasKey, from: &self)
      if parts.knowsKey { parts.hasKey = true }
    case entry.valueTag.key:
      let isKnown = try entry.value.read(at: value, isSet: parts.hasValue, from: &self)
      // A number takes the place of the one before; a message adds to it, if only what isn't known.
      parts.knowsValue = isKnown || (parts.hasValue && entry.value.wireType == .delimited)
      if isKnown { parts.hasValue = true }
    default: try skipValue()
    }
  }

  /// Gives absent parts what their absence means.
  private mutating func fill(
    _ entry: MapEntryCoder, _ key: UnsafeMutableRawPointer,
    _ value: UnsafeMutableRawPointer, _ parts: inout EntryParts
  ) throws(CodecFailure) {
    if !parts.hasKey {
      guard entry.key.initializeZero(at: key, depth: depth) else { throw missing("key") }
      parts.hasKey = true
    }
    if !parts.hasValue {
      guard entry.value.initializeZero(at: value, depth: depth) else { throw missing("value") }
      parts.hasValue = true
    }
  }

  private mutating func missing(_ part: String) -> CodecFailure {
    fail(.missing, "an entry of a map has no \(part)")
  }
}

/// What has been read of an entry of a map.
private struct EntryParts {
  var hasKey = false
  var hasValue = false
  /// Whether the last key, and the last value, is one that its type knows.
  var knowsKey = true
  var knowsValue = true

  var isKnown: Bool { knowsKey && knowsValue }
}
