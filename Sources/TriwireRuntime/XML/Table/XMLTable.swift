/// How the rows of a table travel in XML: one pointer to constants that are never freed.
struct XMLTable: @unchecked Sendable {
  // The constants are written in `init`, before anybody else has the pointer.
  private let header: UnsafePointer<Header>

  private struct Header {
    let root: XMLTag
    let children: UnsafePointer<XMLRow>
    let childCount: Int
    let childIndex: KeyIndex
    let attributes: UnsafePointer<XMLRow>
    let attributeCount: Int
    let attributeIndex: KeyIndex
    let text: UnsafePointer<XMLRow>?
    let textPosition: Int
    let hasChoices: Bool
    let fault: String?
  }

  init<Root>(_ root: XMLRoot, _ fields: [Field<Root>]) {
    let plan = XMLPlan(root, fields)
    let choices = plan.children.contains { $0.isChoice }
    let header = UnsafeMutablePointer<Header>.allocate(capacity: 1)
    header.initialize(
      to: Header(
        root: plan.root, children: XMLTable.rows(plan.children), childCount: plan.children.count,
        childIndex: KeyIndex(plan.children.map { $0.isChoice ? "" : $0.tag.name }),
        attributes: XMLTable.rows(plan.attributes), attributeCount: plan.attributes.count,
        attributeIndex: KeyIndex(plan.attributes.map(\.tag.name)),
        text: plan.text.map { XMLTable.rows([$0]) }, textPosition: plan.textPosition,
        hasChoices: choices, fault: plan.fault))
    self.header = UnsafePointer(header)
  }

  /// The rows in memory that is never freed, two that no element matches after them.
  private static func rows(_ rows: [XMLRow]) -> UnsafePointer<XMLRow> {
    let memory = UnsafeMutablePointer<XMLRow>.allocate(capacity: rows.count + 2)
    memory.initialize(from: rows + [.none, .none], count: rows.count + 2)
    return UnsafePointer(memory)
  }

  /// The element of a document.
  var root: XMLTag { header.pointee.root }
  /// The rows whose values are elements inside the model's; two that nothing matches follow them.
  var children: UnsafePointer<XMLRow> {
    @inline(__always) get { header.pointee.children }
  }
  var childCount: Int {
    @inline(__always) get { header.pointee.childCount }
  }
  var attributes: UnsafePointer<XMLRow> {
    @inline(__always) get { header.pointee.attributes }
  }
  var attributeCount: Int {
    @inline(__always) get { header.pointee.attributeCount }
  }
  /// The row whose value is the text of the model's element.
  var text: UnsafePointer<XMLRow>? {
    @inline(__always) get { header.pointee.text }
  }
  /// Before which of the children the text is written.
  var textPosition: Int {
    @inline(__always) get { header.pointee.textPosition }
  }
  /// What is wrong with the rows; nil when nothing is.
  var fault: String? { header.pointee.fault }
  /// Whether nothing is wrong with the rows.
  var isUsable: Bool {
    @inline(__always) get { header.pointee.fault == nil }
  }

  /// The number of the attribute's row.
  func attribute(_ name: UnsafeBufferPointer<UInt8>, _ namespace: Int32) -> Int? {
    guard attributeCount > 0, let index = header.pointee.attributeIndex.firstIndex(of: name) else {
      return nil
    }
    return (index..<attributeCount).first { attributes[$0].tag.matches(name, namespace) }
  }

  /// The number of the first row for elements of that name, of whatever namespace.
  func namedChild(_ name: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let child = header.pointee.childIndex.firstIndex(of: name), !children[child].isChoice
    else { return nil }
    return child
  }

  /// The number of the row for a child of the model's element.
  func child(_ tag: XMLStartTag) -> Int? {
    let name = tag.localName
    if let index = header.pointee.childIndex.firstIndex(of: name) {
      // Elements of one name in different namespaces are rare.
      for child in index..<childCount where children[child].isNamed(name, tag.namespace) {
        return child
      }
    }
    guard header.pointee.hasChoices else { return nil }
    return (0..<childCount).first {
      children[$0].isChoice && children[$0].accepts(tag)
    }
  }
}

extension XMLRow {
  /// Whether its elements have that name.
  @inline(__always)
  func isNamed(_ name: UnsafeBufferPointer<UInt8>, _ namespace: Int32) -> Bool {
    !isChoice && tag.matches(name, namespace)
  }

  /// Whether the element is one of those that the coder knows.
  func accepts(_ tag: XMLStartTag) -> Bool { coder.accepts(tag, in: self.tag.namespace) }
}
