import TriwireYAML

extension Policies {
  static func take(from keys: inout MappingReader) -> Policies {
    Policies(
      wire: keys.take("wire", Wires.read),
      timeout: keys.take("timeout", DurationText.read),
      retry: keys.take("retry", Retry.readOrNone),
      errors: keys.named("errors", StatusCase.readError),
      envelope: keys.take("envelope", nameOrNone),
      auth: keys.take("auth", nameOrNone),
      cache: keys.take("cache", Cache.read),
      encrypt: keys.take("encrypt") { $0.bool() })
  }

  private static func nameOrNone(_ value: Value) -> Located<String?>? {
    value.name().map { Located($0.value == "none" ? nil : $0.value, at: $0.location) }
  }
}

extension Wires {
  /// One name for both directions, or `{request: …, response: …}`.
  static func read(_ value: Value) -> Wires? {
    guard value.isMapping else {
      return wire(value).map { Wires(request: $0, response: [$0]) }
    }
    return value.mapping("'wire'") { keys in
      Wires(
        request: keys.take("request", wire), response: keys.take("response", responses) ?? [])
    }
  }

  /// One wire or several, each once.
  private static func responses(_ value: Value) -> [Located<Wire>]? {
    guard let wires = value.oneOrMore(wire) else { return nil }
    if value.isList, wires.isEmpty { value.error("there is no wire in the list") }
    for (index, wire) in wires.enumerated()
    where wires[..<index].contains(where: { $0.value == wire.value }) {
      value.error("'\(wire.value.rawValue)' is there twice", at: wire.location)
    }
    return wires
  }

  private static func wire(_ value: Value) -> Located<Wire>? {
    value.choice(Wire.self)
  }
}

extension Retry {
  private static let defaultAttempts = 3
  private static let defaultBackoff: Int64 = 200
  private static let defaultStatuses = [429, 502, 503, 504]

  /// `none`, or a mapping.
  static func readOrNone(_ value: Value) -> Located<Retry?>? {
    if value.plainText == "none" { return value.located(nil) }
    guard value.isMapping else {
      value.expected("none or a mapping")
      return nil
    }
    return value.mapping("'retry'") { keys in
      let attempts = keys.take("attempts") { $0.integer("a number", in: 1...100) }
      let isDefault = !keys.has("on")
      let on = keys.list("on", Cause.read)
      let backoff = keys.take("backoff", DurationText.read)
      let retry = Retry(
        attempts: attempts?.value ?? defaultAttempts,
        on: isDefault ? defaultCauses(at: value.location) : on,
        backoff: backoff?.value ?? defaultBackoff)
      return value.located(retry)
    }
  }

  private static func defaultCauses(at location: Location) -> [Located<Cause>] {
    let causes = [.timeout, .connection] + defaultStatuses.map { Cause.status(.code($0)) }
    return causes.map { Located($0, at: location) }
  }
}

extension Retry.Cause {
  static func read(_ value: Value) -> Located<Retry.Cause>? {
    switch value.scalarText {
    case "timeout": return value.located(.timeout)
    case "connection": return value.located(.connection)
    case let text?:
      if let status = StatusPattern(written: text), status != .any {
        return value.located(.status(status))
      }
      fallthrough
    case nil:
      value.expected(
        "timeout, connection or a status such as 503 or 5xx", nearestOf: ["timeout", "connection"])
      return nil
    }
  }
}

extension Cache {
  static func read(_ value: Value) -> Located<Cache>? {
    switch value.plainText {
    case "none": value.located(.none)
    case "forever": value.located(.forever)
    case "http": value.located(.http)
    case let text? where text.utf8.first?.isDigit == true:
      DurationText.read(value)?.mapValue { .duration($0) }
    default: refused(value)
    }
  }

  private static func refused(_ value: Value) -> Located<Cache>? {
    value.expected(
      "none, forever, http or a duration such as 5m", nearestOf: ["none", "forever", "http"])
    return nil
  }
}
