/// The entries of a list: their codec, how they travel, and whether each is any of several elements.
final class XMLItems: Sendable {
  let codec: ErasedCodec
  let coder: ErasedXMLCoder
  let areChoices: Bool
  /// The kind of the entries.
  let operation: Operation
  /// Whether entries are of a kind that needs no coder.
  let areDirect: Bool

  init(codec: ErasedCodec, coder: ErasedXMLCoder, areChoices: Bool) {
    self.codec = codec
    self.coder = coder
    self.areChoices = areChoices
    operation = codec.operation
    areDirect = operation.isDirectElement
  }
}

extension XMLReader {
  /// Reads children of a model's element that belong to one row; `finish` gets the entries, to move them
  /// out of their places.
  ///
  /// - Returns: The row of the child after them.
  mutating func readRun(
    of items: XMLItems, _ child: Int, _ members: inout XMLMembers,
    _ finish: (UnsafeMutableRawPointer, Int) -> Void
  ) throws(CodecFailure) -> Int {
    let mark = scratch.mark
    var list = PartialList(of: items.codec, in: &scratch)
    var next = child
    do throws(CodecFailure) {
      let (tag, table) = (members.table.children[child].tag, items.codec.record)
      repeat {
        try readItem(of: items, table, in: tag, into: &list)
        next = try nextInRun(&members)
      } while next == child
    } catch {
      if !members.isBetween { path.prepend(.element(list.count)) }
      list.abandon()
      scratch.release(to: mark)
      throw error
    }
    finish(list.elements, list.count)
    scratch.release(to: mark)
    return next
  }

  /// Reads the children of the element that is ``opened`` as the entries of a list.
  mutating func readItems(
    of items: XMLItems, in tag: XMLTag, _ finish: (UnsafeMutableRawPointer, Int) -> Void
  ) throws(CodecFailure) {
    let mark = scratch.mark
    var list = PartialList(of: items.codec, in: &scratch)
    var isBetween = true
    do throws(CodecFailure) {
      let (parent, table) = (opened, items.codec.record)
      if parent.isEmpty { leave(parent) }
      while !parent.isEmpty, try nextItem(items, of: parent, in: tag) {
        isBetween = false
        try readItem(of: items, table, in: tag.item, into: &list)
        isBetween = true
      }
    } catch {
      if !isBetween { path.prepend(.element(list.count)) }
      list.abandon()
      scratch.release(to: mark)
      throw error
    }
    finish(list.elements, list.count)
    scratch.release(to: mark)
  }

  private mutating func nextItem(
    _ items: XMLItems, of parent: XMLStartTag, in tag: XMLTag
  ) throws(CodecFailure) -> Bool {
    guard items.areChoices else { return try nextChild(of: parent, named: tag.item) }
    while try nextChild(of: parent) {
      if isOpened(items.coder, in: tag.namespace) { return true }
      try skipElement()
    }
    return false
  }

  /// Reads the entry whose element is ``opened``.
  @inline(__always)
  private mutating func readItem(
    of items: XMLItems, _ table: RecordTable?, in tag: XMLTag, into list: inout PartialList
  ) throws(CodecFailure) {
    let place = list.next(in: &scratch)
    if items.areDirect {
      try readScalar(items.operation, into: place)
    } else if let table {
      try readRecord(table, into: place)
    } else if items.areChoices {
      try items.coder.initializeChoice(at: place, from: &self)
    } else {
      try items.coder.initialize(at: place, in: tag, from: &self)
    }
    list.insert()
  }
}
