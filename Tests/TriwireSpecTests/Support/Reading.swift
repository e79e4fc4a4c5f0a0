import Testing
import TriwireSpec

/// The spec of a text that has no errors; the version and the name are put before it.
func spec(_ body: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Spec {
  let text = "triwire: 1\nname: Shop\n" + body
  let result = SpecReader.read(path: "spec.yaml", files: .inMemory(["spec.yaml": text]))
  let printed = DiagnosticPrinter(sources: result.sources).print(result.diagnostics)
  #expect(printed == "", sourceLocation: sourceLocation)
  return try #require(result.spec, sourceLocation: sourceLocation)
}

/// The only field of a type, written in flow or short form.
func field(_ written: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Field {
  let spec = try spec(
    "types:\n  T:\n    fields:\n      f: \(written)\n", sourceLocation: sourceLocation)
  guard case .model(let body)? = spec.types.first?.kind else { throw NotFound() }
  return try #require(body.fields.first, sourceLocation: sourceLocation)
}

/// The only endpoint, given the keys behind its route in flow style.
func endpoint(
  _ keys: String, route: String = "GET /", sourceLocation: SourceLocation = #_sourceLocation
) throws -> Endpoint {
  let spec = try spec(
    "endpoints:\n  e: {route: \"\(route)\", \(keys)}\n", sourceLocation: sourceLocation)
  return try #require(spec.endpoints.first, sourceLocation: sourceLocation)
}

struct NotFound: Error {}

extension TypeReference {
  /// The reference as a test writes it down: every optional, list and argument spelt out.
  var spelled: String {
    switch self {
    case .scalar(let scalar): "\(scalar.value)"
    case .named(let name, let arguments):
      "#" + name.value
        + (arguments.isEmpty ? "" : "<\(arguments.map(\.spelled).joined(separator: ","))>")
    case .list(let element, _): "list(\(element.spelled))"
    case .map(let key, let value, _): "map(\(key.spelled),\(value.spelled))"
    case .optional(let inner, _): "optional(\(inner.spelled))"
    case .patch(let inner, _): "patch(\(inner.spelled))"
    }
  }

  var location: Location {
    switch self {
    case .scalar(let scalar): scalar.location
    case .named(let name, _): name.location
    case .list(_, let place), .map(_, _, let place), .optional(_, let place), .patch(_, let place):
      place
    }
  }
}

extension ResponseContent {
  var spelled: String {
    switch self {
    case .none: "none"
    case .type(let type): type.spelled
    case .bytes: "bytes"
    case .text: "text"
    case .file: "file"
    case .stream(let type, let framing): "stream(\(type.spelled),\(framing.value))"
    }
  }
}
