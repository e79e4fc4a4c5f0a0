/// A file that must not exist yet.
package struct NewFile {
  package var path: String
  package var text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// Creates the file and the folders above it; after an error nothing is left of them.
  package func write() throws(OutputFailure) {
    try NewFile.write([self])
  }

  /// All of the files or none.
  package static func write(_ files: [NewFile]) throws(OutputFailure) {
    var transaction = Transaction()
    do throws(OutputError) {
      for file in files {
        try transaction.createFolders(above: file.path)
        try transaction.createFile(file.path, Array(file.text.utf8), for: file.path)
      }
    } catch {
      throw OutputFailure(errors: [error] + transaction.rollBack())
    }
  }
}
