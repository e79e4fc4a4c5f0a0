import TriwireSpec

/// Builds the servers of a spec.
struct ServerBuilder {
  private let findings: Findings
  /// Variables that several servers have: their types carry the server's name too.
  private let shared: Set<String>

  static func build(_ servers: [Server], findings: Findings) -> [APIServer] {
    let builder = ServerBuilder(servers, findings)
    var names = NameScope(.servers)
    var types = NameScope(.serverTypes)
    let built = servers.map { server in
      let name = names.name(server.name, findings: findings)
      return builder.server(server, name: name, types: &types)
    }
    names.reportCollisions(findings)
    types.reportCollisions(findings)
    return built
  }

  private init(_ servers: [Server], _ findings: Findings) {
    self.findings = findings
    var counts: [String: Int] = [:]
    for name in servers.flatMap(\.variables).map(\.name.value) { counts[name, default: 0] += 1 }
    shared = Set(counts.filter { $0.value > 1 }.keys)
  }

  private func server(
    _ server: Server, name: Identifier, types: inout NameScope
  ) -> APIServer {
    var names = NameScope(.serverVariables)
    let identifiers = server.variables.map { names.name($0.name, findings: findings) }
    names.reportCollisions(findings)
    let byName = Dictionary(zip(server.variables.map(\.name.value), identifiers)) { $1 }
    return APIServer(
      name: name, documentation: Documentation(server.doc),
      url: URLTemplate.pieces(of: server.url.value).map { piece in
        switch piece {
        case .text(let text): .text(text)
        case .variable(let name): .variable(byName[name] ?? Identifier(SwiftName.member(name)))
        }
      },
      variables: zip(server.variables, identifiers).map {
        variable($0, name: $1, server: server, types: &types)
      })
  }

  private func variable(
    _ variable: Server.Variable, name: Identifier, server: Server, types: inout NameScope
  ) -> APIServer.Variable {
    APIServer.Variable(
      name: name, defaultValue: variable.defaultValue.value,
      choice: variable.values.isEmpty
        ? nil : choice(variable, typeName: typeName(variable, server, &types)))
  }

  private func typeName(
    _ variable: Server.Variable, _ server: Server, _ types: inout NameScope
  ) -> Identifier {
    let wireName = variable.name.value
    let full = shared.contains(wireName) ? "\(server.name.value) \(wireName)" : wireName
    return types.name(Located(full, at: variable.name.location), findings: findings)
  }

  private func choice(
    _ variable: Server.Variable, typeName: Identifier
  ) -> APIServer.Variable.Choice {
    var names = NameScope(.values(signs: .leading))
    let cases = variable.values.map {
      APIServer.Variable.Case(name: names.name($0, findings: findings), raw: $0.value)
    }
    names.reportCollisions(findings)
    let fallback = cases.first { $0.raw == variable.defaultValue.value } ?? cases.first
    return APIServer.Variable.Choice(
      typeName: typeName, cases: cases, defaultCase: fallback?.name ?? Identifier("unknown"))
  }
}

/// A server's URL with variables in braces, which come in pairs.
enum URLTemplate {
  enum Piece: Equatable {
    case text(String)
    case variable(String)
  }

  static func pieces(of url: String) -> [Piece] {
    var pieces: [Piece] = []
    for part in url.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
      guard part.offset > 0, let close = part.element.firstIndex(of: "}") else {
        pieces.append(.text(String(part.element)))
        continue
      }
      pieces.append(.variable(String(part.element[..<close])))
      pieces.append(.text(String(part.element[part.element.index(after: close)...])))
    }
    return pieces.filter { $0 != .text("") }
  }
}
