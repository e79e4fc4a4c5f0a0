public import Foundation

/// Finds values in a JSON document without building anything.
public enum JSONScanner {
  /// Checks that the bytes are one JSON document (RFC 8259) of UTF-8.
  public static func validate(
    _ json: Data, limits: JSONLimits = JSONLimits()
  ) throws(JSONError) {
    try json.withBytes { (bytes) throws(JSONError) in
      try JSONReader.read(bytes, limits: limits) { (reader) throws(CodecFailure) in
        try reader.skipValue()
      }
    }
  }

  /// Checks the whole document, in one pass, and says which bytes the values at some paths have.
  ///
  /// - Parameters:
  ///   - paths: The names of nested members, from the outermost in; no names at all mean the
  ///     document.
  ///   - json: The document. A name may stand twice in an object only where no path passes.
  ///   - limits: How much is read.
  /// - Returns: For every path the range of its value, counted from the first byte of `json` as 0;
  ///   nil where a member isn't there or something else than an object stands in the way.
  /// - Throws: Where the document isn't JSON or beyond the limits.
  public static func ranges(
    of paths: [[String]], in json: Data, limits: JSONLimits = JSONLimits()
  ) throws(JSONError) -> [Range<Int>?] {
    try json.withBytes { (bytes) throws(JSONError) in
      try JSONReader.read(bytes, limits: limits) { (reader) throws(CodecFailure) in
        var search = PathSearch(paths)
        try reader.scan(&search, paths.indices.map { ($0, 0) })
        return search.ranges
      }
    }
  }
}

/// What is looked for and what has been found.
private struct PathSearch {
  let paths: [[String]]
  var ranges: [Range<Int>?]

  init(_ paths: [[String]]) {
    self.paths = paths
    ranges = Array(repeating: nil, count: paths.count)
  }
}

extension JSONReader {
  /// Passes a value, `active` being the paths that lead to it or into it and how many of their
  /// names have been followed.
  fileprivate mutating func scan(
    _ search: inout PathSearch, _ active: [(path: Int, depth: Int)]
  ) throws(CodecFailure) {
    let isObject = peek() == UInt8(ascii: "{")
    let first = position - start
    let deeper = active.filter { search.paths[$0.path].count > $0.depth }
    if isObject, !deeper.isEmpty {
      try scanMembers(&search, deeper)
    } else {
      try skipValue()
    }
    for (path, depth) in active where search.paths[path].count == depth {
      search.ranges[path] = first..<(position - start)
    }
  }

  private mutating func scanMembers(
    _ search: inout PathSearch, _ active: [(path: Int, depth: Int)]
  ) throws(CodecFailure) {
    var passed = Set<String>()
    try readMembers { (name, reader) throws(CodecFailure) in
      let matching = active.filter { search.paths[$0.path][$0.depth] == name }
      guard !matching.isEmpty else { return try reader.skipValue() }
      guard passed.insert(name).inserted else {
        throw reader.fail(.duplicate, "the object has this name twice")
      }
      try reader.scan(&search, matching.map { ($0.path, $0.depth + 1) })
    }
  }
}
