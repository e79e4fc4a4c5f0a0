import Foundation
import TriwireCommandLine
import TriwireSchema

/// The JSON Schema of the spec language in a file. Only an older schema of ours is replaced.
struct SchemaFile {
  /// What specs that `init` writes call it, beside them.
  static let name = "triwire.schema.json"

  /// More bytes than stand before a schema's name.
  private static let headLength = 256

  var path: String

  /// Writes the schema, all of it or nothing.
  /// - Returns: Whether something was to be written.
  func write() throws(OutputFailure) -> Bool {
    let bytes = Array(SpecSchema.text.utf8)
    var transaction = Transaction()
    do throws(OutputError) {
      if try Disk.kind(of: path) != nil {
        try checkOwner()
        guard try Disk.read(path) != bytes else { return false }
      }
      let temporary = "\(path).\(getpid()).new"
      try transaction.createFolders(above: path)
      try transaction.createFile(temporary, bytes, for: path)
      try transaction.move(temporary, to: path, for: path)
      return true
    } catch {
      throw OutputFailure(errors: [error] + transaction.rollBack())
    }
  }

  private func checkOwner() throws(OutputError) {
    let isFile = try Disk.kind(of: path) == .file
    let head = isFile ? try Disk.read(path, limit: Self.headLength) : []
    guard String(decoding: head, as: UTF8.self).contains("\"urn:triwire:spec:") else {
      throw OutputError("'\(path)' is in the way: it is no schema of triwire's")
    }
  }
}
