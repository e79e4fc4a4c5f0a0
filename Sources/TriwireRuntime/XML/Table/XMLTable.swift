/// How the rows of a table travel in XML.
final class XMLTable: Sendable {
  let root: XMLRoot

  init<Root>(_ root: XMLRoot, _ fields: [Field<Root>]) {
    self.root = root
  }
}
