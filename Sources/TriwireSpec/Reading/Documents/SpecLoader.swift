import TriwireYAML

/// Follows the includes of a spec and puts together what its files say.
struct SpecLoader {
  private static let maximumDepth = 50
  private static let maximumFiles = 1000

  private let files: SourceFiles
  private var header: SpecHeader?
  private var declarations = Declarations()
  private var findings: [FileFindings] = []
  private var sources: [String: String] = [:]
  /// All files that were begun; the first is the main one.
  private var paths: [String] = []
  private var begun: Set<String> = []
  /// The files that are being read, each included by the one before.
  private var chain: [String] = []
  private var isComplete = true
  private var isFull = false

  init(files: SourceFiles) {
    self.files = files
  }

  /// Reads the main file and everything it includes.
  mutating func load(_ path: String) {
    load(path, includedBy: nil)
  }

  func result() -> ReadResult {
    ReadResult(
      spec: isComplete ? header.map { Spec($0, declarations) } : nil,
      diagnostics: findings.flatMap(\.sorted),
      sources: sources,
      includedPaths: Array(paths.dropFirst()))
  }

  private mutating func load(_ path: String, includedBy include: Value?) {
    paths.append(path)
    begun.insert(FilePath.normalized(path))
    let file = FileFindings(path: path)
    findings.append(file)
    guard let root = tree(file, includedBy: include) else {
      isComplete = false
      return
    }
    chain.append(path)
    let document = Document(root, isMain: include == nil)
    header = header ?? document?.header
    declarations.append(document?.declarations)
    for include in document?.includes ?? [] { follow(include) }
    chain.removeLast()
  }

  /// The file's tree, or `nil` after the reason was reported.
  private mutating func tree(_ file: FileFindings, includedBy include: Value?) -> Value? {
    let bytes: [UInt8]
    do {
      bytes = try files.read(file.path)
    } catch {
      let diagnostic = error.diagnostic(path: file.path, at: include?.location)
      (include?.file ?? file).add(diagnostic)
      return nil
    }
    let document = YAMLDocument(path: file.path, bytes: bytes)
    sources[file.path] = document.text
    do {
      return Value(try document.tree(), in: file)
    } catch {
      file.add(error)
      return nil
    }
  }
}

// MARK: Includes

extension SpecLoader {
  private mutating func follow(_ include: Value) {
    guard let written = include.text()?.value else { return }
    guard !written.hasPrefix("/") else {
      return refuse(include, "an include is relative to the file it stands in")
    }
    guard chain.count < Self.maximumDepth else {
      return refuse(include, "includes nest deeper than \(Self.maximumDepth) files")
    }
    let path = FilePath.resolve(written, against: include.file.path)
    guard PathPattern.hasWildcard(written) else { return follow(path, include) }
    let matches = files.list(path)
    guard !matches.isEmpty else { return refuse(include, "no file matches '\(path)'") }
    for match in matches where match != include.file.path { follow(match, include) }
  }

  /// Without the file, names would seem to be missing.
  private mutating func refuse(_ include: Value, _ message: String) {
    isComplete = false
    include.error(message)
  }

  /// Told once, though a pattern may match any number of files.
  private mutating func refuseMoreFiles(_ include: Value) {
    guard !isFull else { return }
    isFull = true
    refuse(include, "a spec has at most \(Self.maximumFiles) files")
  }

  /// A file that was read already is not read again, whatever route leads to it.
  private mutating func follow(_ path: String, _ include: Value) {
    if let start = chain.firstIndex(where: { FilePath.normalized($0) == path }) {
      let cycle = (chain[start...] + [path]).joined(separator: " → ")
      return include.error("include cycle: \(cycle)")
    }
    guard !begun.contains(path) else { return }
    guard begun.count < Self.maximumFiles else { return refuseMoreFiles(include) }
    load(path, includedBy: include)
  }
}

extension SourceFiles.Failure {
  func diagnostic(path: String, at location: Location?) -> Diagnostic {
    switch self {
    case .missing: Diagnostic(.error, "there is no file '\(path)'", at: location)
    case .isDirectory: Diagnostic(.error, "'\(path)' is a directory", at: location)
    case .tooLarge(let bytes, let limit):
      Diagnostic(
        .error, "the file has \(bytes) bytes, more than the \(limit) allowed: '\(path)'",
        at: location)
    case .unreadable(let reason):
      Diagnostic(.error, "can't read '\(path)': \(reason)", at: location)
    }
  }
}

extension FileFindings {
  /// By place; a diagnostic without one is about the file as a whole and comes first.
  var sorted: [Diagnostic] {
    diagnostics.enumerated().sorted { left, right in
      let (first, second) = (left.element.start, right.element.start)
      return first == second ? left.offset < right.offset : first < second
    }.map(\.element)
  }
}

extension Diagnostic {
  fileprivate var start: Mark { location?.range.start ?? Mark(line: 0, column: 0) }
}
