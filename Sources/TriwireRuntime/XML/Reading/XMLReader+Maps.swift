/// The entries of a map: the codecs of keys and values, and how they travel.
struct XMLEntries: Sendable {
  let key: ErasedCodec
  let value: ErasedCodec
  let keyCoder: ErasedXMLCoder
  let valueCoder: ErasedXMLCoder
  let keyOperation: Operation
  let valueOperation: Operation

  init(
    key: ErasedCodec, value: ErasedCodec, keyCoder: ErasedXMLCoder, valueCoder: ErasedXMLCoder
  ) {
    self.key = key
    self.value = value
    self.keyCoder = keyCoder
    self.valueCoder = valueCoder
    keyOperation = key.operation
    valueOperation = value.operation
  }
}

/// The keys and values of a map that is being read.
private struct PartialMap: ~Copyable {
  var keys: PartialList
  var values: PartialList

  init(_ entries: XMLEntries, in scratch: inout ScratchStack) {
    keys = PartialList(of: entries.key, in: &scratch)
    values = PartialList(of: entries.value, in: &scratch)
  }

  func abandon() {
    keys.abandon()
    values.abandon()
  }
}

extension XMLReader {
  /// What gets the keys and the values of a map, to move them out of their places.
  typealias MapFinish = (UnsafeMutableRawPointer, UnsafeMutableRawPointer, Int) -> Void

  /// Reads children of a model's element that are the entries of one map.
  ///
  /// - Returns: The row of the child after them.
  mutating func readRun(
    of entries: XMLEntries, _ child: Int, _ members: inout XMLMembers, _ finish: MapFinish
  ) throws(CodecFailure) -> Int {
    let mark = scratch.mark
    var map = PartialMap(entries, in: &scratch)
    var next = child
    do throws(CodecFailure) {
      let tag = members.table.children[child].tag
      repeat {
        try readEntry(of: entries, in: tag, into: &map)
        next = try nextInRun(&members)
      } while next == child
    } catch {
      map.abandon()
      scratch.release(to: mark)
      throw error
    }
    finish(map.keys.elements, map.values.elements, map.keys.count)
    scratch.release(to: mark)
    return next
  }

  /// Reads the children of the element that is ``opened`` as the entries of a map.
  mutating func readEntries(
    of entries: XMLEntries, in tag: XMLTag, _ finish: MapFinish
  ) throws(CodecFailure) {
    let mark = scratch.mark
    var map = PartialMap(entries, in: &scratch)
    do throws(CodecFailure) {
      let parent = opened
      if parent.isEmpty { leave(parent) }
      while !parent.isEmpty, try nextChild(of: parent, named: tag.entry) {
        try readEntry(of: entries, in: tag, into: &map)
      }
    } catch {
      map.abandon()
      scratch.release(to: mark)
      throw error
    }
    finish(map.keys.elements, map.values.elements, map.keys.count)
    scratch.release(to: mark)
  }

  /// Reads the entry whose element is ``opened``.
  private mutating func readEntry(
    of entries: XMLEntries, in tag: XMLTag, into map: inout PartialMap
  ) throws(CodecFailure) {
    let parent = opened
    let count = map.keys.count
    let (key, value) = (tag.key, tag.value)
    if parent.isEmpty { leave(parent) }
    while !parent.isEmpty,
      try nextChild(of: parent, likely: map.keys.count == count ? key : value)
    {
      if isOpened(key) {
        guard map.keys.count == count else { throw duplicate(key.name) }
        try readKey(of: entries, into: &map)
      } else if isOpened(value) {
        guard map.values.count == count else { throw duplicate(value.name) }
        try readValue(of: entries, in: value, into: &map)
      } else {
        try skipElement()
      }
    }
    guard map.keys.count > count else { throw missing(key.name) }
    guard map.values.count == count else { return }
    guard entries.value.initializeAbsent(at: map.values.next(in: &scratch)) else {
      throw missing(value.name)
    }
    map.values.insert()
  }

  /// Reads a scalar, apart from what calls itself for nested values.
  @inline(never)
  private mutating func readText(
    _ operation: Operation, into place: UnsafeMutableRawPointer
  ) throws(CodecFailure) {
    try readScalar(operation, into: place)
  }

  private mutating func readKey(
    of entries: XMLEntries, into map: inout PartialMap
  ) throws(CodecFailure) {
    let place = map.keys.next(in: &scratch)
    if entries.keyOperation.isDirectElement {
      try readText(entries.keyOperation, into: place)
    } else {
      try entries.keyCoder.initialize(at: place, text: try elementText(), from: &self)
    }
    map.keys.insert()
  }

  private mutating func readValue(
    of entries: XMLEntries, in tag: XMLTag, into map: inout PartialMap
  ) throws(CodecFailure) {
    let place = map.values.next(in: &scratch)
    do throws(CodecFailure) {
      if entries.valueOperation.isDirectElement {
        try readText(entries.valueOperation, into: place)
      } else {
        try entries.valueCoder.initialize(at: place, in: tag, from: &self)
      }
    } catch {
      path.prepend(tag)
      throw error
    }
    map.values.insert()
  }
}
