import TriwireSpec

/// No two members of a JSON object have one name, the cases of oneofs included where protobuf's mapping
/// puts them beside the other fields.
enum JSONNames {
  static func check(_ draft: Draft) {
    for entry in draft.types.entries {
      let mapping = draft.context.mapping(of: entry)
      switch entry.declaration.kind {
      case .model(let body):
        let isPlain = mapping == nil && body.includes.isEmpty
        if isPlain, draft.api.declarations[entry.index].hasDistinctMembers { continue }
        check(members(of: entry, draft), draft.findings)
      case .union(let body) where mapping == .proto3:
        check(body.cases.flatMap { $0.members(of: $0.name) }, draft.findings)
      case .union, .enumeration, .alias, .newtype: break
      }
    }
    let mapping = draft.spec.json
    for endpoint in draft.endpoints {
      check(members(of: endpoint.inlineFields, under: mapping, draft), draft.findings)
    }
    let common = draft.spec.defaults.body.map(\.field)
    check(members(of: common, under: mapping, draft), draft.findings)
  }

  /// All names that the members of a model's object may have.
  static func members(of entry: TypeTable.Entry, _ draft: Draft) -> [JSONMember] {
    members(
      of: draft.types.fields(of: entry), under: draft.context.mapping(of: entry), draft,
      scope: entry.scope)
  }

  /// All names that the members of an object with these fields may have.
  static func members(
    of fields: [Field], under mapping: JSONMapping?, _ draft: Draft,
    scope: [String: Identifier] = [:]
  ) -> [JSONMember] {
    if mapping == nil {
      return fields.indices.map { index in
        JSONMember(name: fields[index].jsonName(under: nil), owner: fields[index].name)
      }
    }
    return fields.flatMap { field in
      if let cases = draft.casesBeside(field, scope) {
        return cases.flatMap { $0.members(of: field.name) }
      }
      return JSONMember.spelled(
        field.jsonName(under: mapping), (field.protoName ?? field.name).value, of: field.name)
    }
  }

  private static func check(_ members: [JSONMember], _ findings: Findings) {
    guard members.haveSharedName else { return }
    var first: [String: JSONMember] = [:]
    for member in members {
      guard let earlier = first[member.name] else {
        first[member.name] = member
        continue
      }
      // That a type has a field twice is another rule's matter.
      guard earlier.owner.value != member.owner.value || earlier.owner == member.owner
      else { continue }
      findings.error(
        "two members are named '\(member.name)' in JSON", at: member.owner.location,
        notes: [Diagnostic.Note("'\(earlier.owner.value)' has one", at: earlier.owner.location)])
    }
  }
}

extension Declaration {
  /// A model of few fields, as nearly all are, that have names of their own in JSON.
  fileprivate var hasDistinctMembers: Bool {
    guard case .model(let model) = self, model.fields.count <= 16 else { return false }
    return model.fields.indices.allSatisfy { index in
      !(0..<index).contains { model.fields[$0].wireName == model.fields[index].wireName }
    }
  }
}

/// A name that a member of a JSON object may have.
struct JSONMember {
  var name: String
  /// The field that the member belongs to, as the spec calls it.
  var owner: Located<String>

  /// - Parameters:
  ///   - name: The name to write.
  ///   - other: Another one that is read, or the same.
  static func spelled(_ name: String, _ other: String, of owner: Located<String>) -> [JSONMember] {
    (name == other ? [name] : [name, other]).map { JSONMember(name: $0, owner: owner) }
  }
}

extension [JSONMember] {
  /// Pairs are compared directly in objects as small as nearly all are.
  fileprivate var haveSharedName: Bool {
    guard count <= 16 else { return Set(map(\.name)).count < count }
    return indices.contains { index in
      self[..<index].contains { $0.name == self[index].name }
    }
  }
}

extension UnionCase {
  /// The names of its member by protobuf's mapping.
  fileprivate func members(of owner: Located<String>) -> [JSONMember] {
    JSONMember.spelled(.jsonName(ofSchemaName: name.value), name.value, of: owner)
  }
}

extension Draft {
  /// The cases that stand beside the other fields; `nil` for a field that is no oneof.
  fileprivate func casesBeside(_ field: Field, _ scope: [String: Identifier]) -> [UnionCase]? {
    guard field.number == nil,
      case .named(let name, .union, _)? = type(of: field, in: scope)?.core,
      case .union(let body)? = types.entry(of: name)?.declaration.kind
    else { return nil }
    return body.cases
  }
}
