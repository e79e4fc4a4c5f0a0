internal import Foundation

/// A value that becomes children of a root which isn't its own.
struct XMLAddition: Sendable {
  let name: String
  let place: XMLPlace
  /// Writes the elements; they are called by the name, or have their own.
  let write: @Sendable (XMLTag, inout XMLWriter) throws(CodecFailure) -> Void
}

extension XMLAddition {
  /// A value by its codec, in elements of the name unless `place` says another.
  init<Value: Sendable>(_ name: String, _ place: XMLPlace, _ codec: Codec<Value>, _ value: Value) {
    self.name = place.name ?? name
    self.place = place
    write = { tag, writer throws(CodecFailure) in
      guard let coder = codec.core.xml, place.kind != .attribute, place.kind != .text else {
        throw writer.fail(.invalidTable, "it can't be an element in XML")
      }
      try withUnsafePointer(to: value) { source throws(CodecFailure) in
        if case .wrapped = place.kind {
          try coder.writeElement(at: source, as: tag, to: &writer)
        } else {
          try coder.writeMembers(at: source, as: tag, to: &writer)
        }
      }
    }
  }

  /// The element in a root of that name.
  func tag(in root: XMLTag?) -> XMLTag {
    let inherited = root?.namespace ?? XMLNamespaces.none
    let namespace = place.namespace.map(XMLNamespaces.number(of:)) ?? inherited
    let prefix = place.prefix ?? (namespace == inherited ? root?.prefix : nil)
    return AddedTags.tag(place, name, namespace, prefix)
  }
}

/// Names of additions, kept for the life of the process: there are as many as APIs have.
private enum AddedTags {
  private struct Key: Hashable, Sendable {
    let place: XMLPlace
    let name: String
    let namespace: Int32
    let prefix: String?
  }

  private static let tags = Locked<[Key: XMLTag]>([:])

  static func tag(
    _ place: XMLPlace, _ name: String, _ namespace: Int32, _ prefix: String?
  ) -> XMLTag {
    let key = Key(place: place, name: name, namespace: namespace, prefix: prefix)
    return tags.withLock { tags in
      if let known = tags[key] { return known }
      let new = place.tag(name, namespace, prefix)
      tags[key] = new
      return new
    }
  }
}

extension XMLWriter {
  /// Adds children to the root, which is written already, unless it has some of their names.
  mutating func add(_ additions: [XMLAddition], to root: XMLTag?) throws(CodecFailure) {
    guard !additions.isEmpty, rootStart > 0 else { return }
    let own = childrenOfRoot
    let end = reopenRoot()
    for addition in additions where !own.contains(addition.name) {
      do throws(CodecFailure) {
        try addition.write(addition.tag(in: root), &self)
      } catch {
        path.prepend(.member(addition.name))
        throw error
      }
    }
    end.withUnsafeBufferPointer { output.append($0) }
  }

  /// Takes the root's end tag away, and gives it back.
  private mutating func reopenRoot() -> [UInt8] {
    let bytes = output.bytes
    if bytes.count > 1, bytes[bytes.count - 2] == UInt8(ascii: "/") {
      let name = Array(bytes[rootStart..<rootEnd])
      output.count -= 2
      output.append(UInt8(ascii: ">"))
      return Array("</".utf8) + name + Array(">".utf8)
    }
    let start = bytes.lastIndex(of: UInt8(ascii: "<")) ?? bytes.endIndex
    let end = Array(bytes[start...])
    output.count = start
    return end
  }

  /// The local names of the elements that the root has. What a writer wrote has no comments and the
  /// like, and `<` only where a tag begins.
  private var childrenOfRoot: Set<String> {
    var names: Set<String> = []
    var depth = 0
    for tag in output.bytes[rootStart...].split(separator: UInt8(ascii: "<")) {
      if tag.first == UInt8(ascii: "/") {
        depth -= 1
        continue
      }
      if depth == 1 { names.insert(Self.localName(tag)) }
      if !Self.isEmptyElement(tag) { depth += 1 }
    }
    return names
  }

  /// The name at the beginning of a tag, without its prefix.
  private static func localName(_ tag: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    let name = tag.prefix { !" />".utf8.contains($0) }
    let local = name.split(separator: UInt8(ascii: ":")).last ?? name
    return String(decoding: local, as: UTF8.self)
  }

  /// Whether the tag, after which a text may stand, has no end tag: there is a slash before the first
  /// `>` that is in no attribute.
  private static func isEmptyElement(_ tag: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var isQuoted = false
    var last: UInt8 = 0
    for byte in tag {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == UInt8(ascii: ">"), !isQuoted { return last == UInt8(ascii: "/") }
      last = byte
    }
    return false
  }
}

extension Codec {
  /// The value as an XML document whose root has further children.
  func xml(
    _ value: Value, root: XMLRoot?, adding additions: [XMLAddition]
  ) throws(XMLError) -> Data {
    guard let coder = core.xml, !additions.isEmpty else { return try xml(value, root: root) }
    return try XMLWriter.write { writer throws(CodecFailure) in
      try withUnsafePointer(to: value) { source throws(CodecFailure) in
        try coder.writeDocument(source, root, to: &writer)
      }
      let tag = root.map { XMLTag($0) }
      defer { tag?.free() }
      try writer.add(additions, to: tag ?? coder.root)
    }
  }
}
