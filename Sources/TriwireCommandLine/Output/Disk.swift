import Foundation

/// The few calls of the system that writing sources takes. Paths are taken byte for byte.
///
/// Where a call has a path to work `for`, that is the file which the user knows and errors name.
package enum Disk {
  package enum Kind: Equatable {
    case file, folder, symbolicLink, special

    fileprivate init(_ mode: mode_t) {
      switch mode & S_IFMT {
      case S_IFREG: self = .file
      case S_IFDIR: self = .folder
      case S_IFLNK: self = .symbolicLink
      default: self = .special
      }
    }
  }

  package static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// What is at a path, without following a symbolic link there; `nil` when nothing is.
  package static func kind(of path: String) throws(OutputError) -> Kind? {
    var info = stat()
    guard lstat(path, &info) != 0 else { return Kind(info.st_mode) }
    guard errno == ENOENT else { throw OutputError.system("look at", path) }
    return nil
  }

  /// As ``kind(of:)``, for the target of a symbolic link.
  package static func resolvedKind(of path: String) throws(OutputError) -> Kind? {
    var info = stat()
    guard stat(path, &info) != 0 else { return Kind(info.st_mode) }
    guard errno == ENOENT else { throw OutputError.system("look at", path) }
    return nil
  }

  /// What tells whether a file was written again; `nil` when nothing is there or can be seen.
  static func version(of path: String) -> FileVersion? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    return FileVersion(info)
  }

  /// The path without symbolic links; `nil` when there is nothing.
  static func canonicalPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The names in a folder, sorted.
  package static func names(in folder: String) throws(OutputError) -> [String] {
    guard let stream = opendir(folder) else { throw OutputError.system("list", folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      names.append(name)
    }
    return names.filter { $0 != "." && $0 != ".." }.sorted()
  }

  /// Up to `limit` bytes from the beginning of a file.
  package static func read(_ path: String, limit: Int = .max) throws(OutputError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { throw OutputError.system("read", path) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: min(limit, 1 << 16))
    while bytes.count < limit {
      let count = Foundation.read(file, &chunk, min(chunk.count, limit - bytes.count))
      guard count >= 0 else {
        if errno == EINTR { continue }
        throw OutputError.system("read", path)
      }
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    return bytes
  }

  static func createFolder(_ path: String) throws(OutputError) {
    guard mkdir(path, 0o777) == 0 else { throw OutputError.system("create", path) }
  }

  /// Creates an empty file where nothing is, for ``write(_:to:for:)``.
  static func createFile(_ file: String, for path: String) throws(OutputError) -> Int32 {
    let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw OutputError.system("create", path) }
    return descriptor
  }

  /// Writes bytes all the way to the disk and closes the file.
  static func write(_ bytes: [UInt8], to file: Int32, for path: String) throws(OutputError) {
    do throws(OutputError) {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
        if count < 0, errno != EINTR { throw OutputError.system("write", path) }
        rest = rest.dropFirst(max(0, count))
      }
      // Some file systems, such as those of containers, know no fsync for what they hold.
      if fsync(file) != 0, errno != EINVAL, errno != EROFS {
        throw OutputError.system("write", path)
      }
    } catch {
      close(file)
      throw error
    }
    guard close(file) == 0 else { throw OutputError.system("write", path) }
  }

  static func move(
    _ source: String, to target: String, for path: String
  ) throws(OutputError) {
    guard rename(source, target) == 0 else { throw OutputError.system("replace", path) }
  }

  static func removeFile(_ path: String) throws(OutputError) {
    guard unlink(path) == 0 else { throw OutputError.system("remove", path) }
  }

  static func removeFolder(_ path: String) throws(OutputError) {
    guard rmdir(path) == 0 else { throw OutputError.system("remove", path) }
  }
}
