/// Changes of a disk that can all be taken back.
///
/// Each kind of change has an inverse; ``rollBack()`` runs the inverses of all that was done, last
/// one first.
package struct Transaction {
  private enum Inverse {
    case removeFile(String)
    case removeFolder(String)
    case move(from: String, to: String)
  }

  private var inverses: [Inverse] = []

  package init() {}

  /// Creates the folders of a path that don't exist yet: all that ends with a slash.
  package mutating func createFolders(above path: String) throws(OutputError) {
    let ends = path.utf8.indices.dropFirst().filter { path.utf8[$0] == UInt8(ascii: "/") }
    for folder in ends.map({ String(path[..<$0]) }) {
      guard try Disk.resolvedKind(of: folder) == nil else { continue }
      try Disk.createFolder(folder)
      inverses.append(.removeFolder(folder))
    }
  }

  /// Fails when something is there already.
  package mutating func createFile(
    _ file: String, _ bytes: [UInt8], for path: String
  ) throws(OutputError) {
    let descriptor = try Disk.createFile(file, for: path)
    inverses.append(.removeFile(file))
    try Disk.write(bytes, to: descriptor, for: path)
  }

  /// The caller sees to it that nothing is at the target.
  package mutating func move(
    _ source: String, to target: String, for path: String
  ) throws(OutputError) {
    try Disk.move(source, to: target, for: path)
    inverses.append(.move(from: target, to: source))
  }

  /// Takes everything back and gives the reasons where that fails.
  package mutating func rollBack() -> [OutputError] {
    var failures: [OutputError] = []
    while let inverse = inverses.popLast() {
      do {
        try Self.apply(inverse)
      } catch {
        failures.append(error)
      }
    }
    return failures
  }

  private static func apply(_ inverse: Inverse) throws(OutputError) {
    switch inverse {
    case .removeFile(let path): try Disk.removeFile(path)
    case .removeFolder(let path): try Disk.removeFolder(path)
    case .move(let source, let target): try Disk.move(source, to: target, for: target)
    }
  }
}
