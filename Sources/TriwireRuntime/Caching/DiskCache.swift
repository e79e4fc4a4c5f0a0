public import Foundation

/// Keeps answers in a folder, where they are found again after a restart. What wasn't used for longest
/// goes first when there is no room.
///
/// Each URL has a file, whose name is a hash; it is written whole or not at all, and one that was
/// damaged is dropped. The bodies of answers are as the server sent them: put the folder where only
/// the app can read it. Two processes may share a folder.
public actor DiskCache: ResponseCache {
  private let folder: URL
  nonisolated let limit: Int
  /// About how many bytes the files have; nil when that isn't known yet.
  private var bytes: Int?

  /// A cache in a folder, which is made when it is needed.
  ///
  /// - Parameters:
  ///   - folder: A folder of the cache's own.
  ///   - limit: How many bytes its files have at most, about.
  public init(folder: URL, limit: Int = 64 << 20) {
    self.folder = folder
    self.limit = limit
  }

  /// What was kept last under a key; nil when there is nothing or it was damaged.
  public func record(for key: CacheKey) async -> CacheRecord? {
    let file = file(key)
    guard let kind = kind(of: file) else { return nil }
    guard kind.isRegular, kind.size <= limit, let data = try? Data(contentsOf: file),
      let record = CacheRecord(data: data)
    else {
      await remove(key)
      return nil
    }
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
    return record
  }

  /// Keeps a record in place of an earlier one, and drops others to make room.
  public func store(_ record: CacheRecord, for key: CacheKey) async {
    await remove(key)
    guard let data = record.data(), data.count <= limit, makeFolder() else { return }
    guard (try? data.write(to: file(key), options: .atomic)) != nil else { return }
    try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file(key).path)
    let total = (bytes ?? size(of: files())) + (bytes == nil ? 0 : data.count)
    bytes = total > limit ? shrink(to: limit - limit / 10, sparing: key) : total
  }

  /// Drops what was kept under a key.
  public func remove(_ key: CacheKey) async {
    remove(file(key))
  }

  /// Drops everything that a cache has put into the folder.
  public func removeAll() async {
    for file in files() { try? FileManager.default.removeItem(at: file.url) }
    bytes = nil
  }
}

extension DiskCache {
  private struct File {
    var url: URL
    var size: Int
    var used: Date
  }

  private static let suffix = ".triwire"

  private func file(_ key: CacheKey) -> URL {
    folder.appendingPathComponent(key.text + Self.suffix)
  }

  private func makeFolder() -> Bool {
    let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
    return
      (try? FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: attributes)) != nil
  }

  private func remove(_ url: URL) {
    guard let size = kind(of: url)?.size else { return }
    guard (try? FileManager.default.removeItem(at: url)) != nil else { return }
    bytes = bytes.map { max(0, $0 - size) }
  }

  /// What there is under a name, which isn't followed where it is a link: what isn't a file, or is longer
  /// than this cache writes, is not to be read, since that might never end. nil when there is nothing.
  private func kind(of url: URL) -> (isRegular: Bool, size: Int)? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path),
      let size = attributes[.size] as? Int
    else { return nil }
    return (attributes[.type] as? FileAttributeType == .typeRegular, size)
  }

  private func files() -> [File] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(Self.suffix) }.compactMap { name in
      let url = folder.appendingPathComponent(name)
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path),
        let size = attributes[.size] as? Int, let used = attributes[.modificationDate] as? Date
      else { return nil }
      return File(url: url, size: size, used: used)
    }
  }

  private func size(of files: [File]) -> Int { files.reduce(0) { $0 + $1.size } }

  /// Drops more than must be, so that it isn't done for each new record; gives back what is left.
  private func shrink(to size: Int, sparing latest: CacheKey) -> Int {
    let files = files().sorted { $0.used < $1.used }
    var left = self.size(of: files)
    for file in files where left > size && file.url.lastPathComponent != latest.text + Self.suffix {
      if (try? FileManager.default.removeItem(at: file.url)) != nil { left -= file.size }
    }
    return left
  }
}
