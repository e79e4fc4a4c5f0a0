/// A file that must not exist yet.
struct NewFile {
  var path: String
  var text: String

  /// Creates the file and the folders above it; after an error nothing is left of them.
  func write() throws(OutputFailure) {
    try NewFile.write([self])
  }

  /// All of the files or none.
  static func write(_ files: [NewFile]) throws(OutputFailure) {
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
