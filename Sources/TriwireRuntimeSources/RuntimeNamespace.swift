/// The file that lets `TriwireRuntime.Codec` mean the runtime's `Codec` where no module of that name
/// is imported: generated code writes it so where the API has a `Codec` of its own.
struct RuntimeNamespace {
  /// The public types of the runtime, sorted.
  private let types: [String]

  init(of sources: [RuntimeSource]) {
    types = sources.flatMap(\.publicTypes).sorted()
  }

  var fileName: String { "\(StandaloneRuntime.name).swift" }

  /// Inside the enum a type's own name would mean the alias, so each takes two steps.
  var text: String {
    let (steps, members) = (types.map(step), types.map(member))
    return """
      /// The runtime's public types by the name of their module, for where a plain name means another type.
      public enum \(StandaloneRuntime.name) {
      \(members.joined(separator: "\n"))
      }

      \(steps.joined(separator: "\n"))
      """
  }

  private func step(_ type: String) -> String {
    "public typealias \(StandaloneRuntime.name)\(type) = \(type)"
  }

  private func member(_ type: String) -> String {
    "  public typealias \(type) = \(StandaloneRuntime.name)\(type)"
  }
}

extension RuntimeSource {
  /// The names of those that the file declares outside of others.
  fileprivate var publicTypes: [String] {
    let declaration =
      #/^(?:@\w+ )*public (?:final |indirect )?(?:struct|enum|class|actor|protocol|typealias) (\w+)/#
    return text.split(separator: "\n").filter { $0.hasPrefix("public ") || $0.hasPrefix("@") }
      .compactMap { $0.firstMatch(of: declaration).map { String($0.1) } }
  }
}
