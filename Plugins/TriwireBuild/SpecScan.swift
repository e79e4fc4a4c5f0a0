import Foundation

/// What a build must know of a spec before the tool reads it: its name and the files it includes.
///
/// The scan looks at the lines of the outermost level alone. It is no reader: a spec that it
/// misunderstands is one that the tool reports on.
struct SpecScan {
  var file: URL
  var name: String
  /// Those included by included files too.
  var includedFiles: [URL]

  init(_ file: URL) throws {
    guard let name = try Self.values(of: "name", in: file).first else {
      throw PluginError(message: "\(file.path):1:1: error: the line 'name: …' is missing")
    }
    self.file = file
    self.name = name
    includedFiles = Self.includes(from: file)
  }

  /// Breadth first; a file is followed once, so that cycles end.
  private static func includes(from file: URL) -> [URL] {
    var found = [file]
    var index = 0
    while index < found.count {
      let patterns = (try? values(of: "include", in: found[index])) ?? []
      for match in patterns.flatMap({ matches($0, beside: found[index]) })
      where !found.contains(match) {
        found.append(match)
      }
      index += 1
    }
    return Array(found.dropFirst())
  }

  /// The files that an entry of `include` stands for; `*` and `?` match within a folder.
  private static func matches(_ pattern: String, beside file: URL) -> [URL] {
    let start = [file.deletingLastPathComponent().standardizedFileURL]
    let matches = pattern.split(separator: "/").reduce(start) { folders, part in
      folders.flatMap { entries(String(part), in: $0) }
    }
    return matches.filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  private static func entries(_ part: String, in folder: URL) -> [URL] {
    guard part.contains(where: { $0 == "*" || $0 == "?" }) else {
      return [folder.appending(path: part).standardizedFileURL]
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted()
      .filter { fnmatch(part, $0, FNM_PERIOD) == 0 }
      .map { folder.appending(path: $0) }
  }

  /// The value of a key, or the entries of its list: `[a, b]`, or lines that begin with a dash.
  private static func values(of key: String, in file: URL) throws -> [String] {
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("\(key):") }) else { return [] }
    let more = lines[(start + 1)...].prefix { line in
      line.first.map { " -#]".contains($0) } ?? true
    }
    return ([lines[start].dropFirst(key.count + 1)] + more).flatMap(items)
  }

  private static func items(of line: Substring) -> [String] {
    let comment = line.firstRange(of: " #")?.lowerBound ?? line.endIndex
    return line[..<comment].split(whereSeparator: { "[],".contains($0) }).compactMap { item in
      var text = item.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("- ") { text = text.dropFirst(2).trimmingCharacters(in: .whitespaces) }
      text = text.trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
      return text.isEmpty || text.hasPrefix("#") ? nil : text
    }
  }
}
