import TriwireSpec

extension TypeUse {
  /// With aliases, optionals and patches taken off: what a present value is.
  var core: TypeUse {
    switch self {
    case .optional(let inner), .patch(let inner), .alias(_, _, let inner): inner.core
    default: self
    }
  }

  /// With aliases taken off, but not what stands behind them.
  var unaliased: TypeUse {
    if case .alias(_, _, let target) = self { target.unaliased } else { self }
  }

  /// May be absent: an optional or a patch.
  var isOptional: Bool {
    switch unaliased {
    case .optional, .patch: true
    default: false
    }
  }

  /// Lists and maps are empty where nothing is said.
  var isCollection: Bool {
    switch unaliased {
    case .list, .map: true
    default: false
    }
  }

  func substituting(_ arguments: [Identifier: TypeUse]) -> TypeUse {
    guard !arguments.isEmpty else { return self }
    return mapping { use in
      if case .parameter(let name) = use { arguments[name] } else { nil }
    }
  }

  /// Replaces the parts for which `transform` gives another type; parts of those are left alone.
  func mapping(_ transform: (TypeUse) -> TypeUse?) -> TypeUse {
    if let replaced = transform(self) { return replaced }
    switch self {
    case .scalar, .parameter, .file: return self
    case .named(let name, let kind, let arguments):
      return .named(name, kind: kind, arguments: arguments.map { $0.mapping(transform) })
    case .list(let element): return .list(element.mapping(transform))
    case .map(let key, let value):
      return .map(key: key.mapping(transform), value: value.mapping(transform))
    case .optional(let inner): return .optional(inner.mapping(transform))
    case .patch(let inner): return .patch(inner.mapping(transform))
    case .alias(let name, let arguments, let target):
      return .alias(
        name, arguments: arguments.map { $0.mapping(transform) },
        target: target.mapping(transform))
    }
  }
}

extension TypeUse {
  /// Gives a form to the first `datetime` or `duration` inside.
  func formatted(_ format: Format?) -> TypeUse {
    guard let format else { return self }
    var isDone = false
    return mapping { use in
      guard !isDone, case .scalar(let scalar, nil, let isQuoted) = use else { return nil }
      guard scalar == .datetime || scalar == .duration else { return nil }
      isDone = true
      return .scalar(scalar, format: format.isOwnForm ? nil : format, isQuoted: isQuoted)
    }
  }

  /// Writes the numbers inside as JSON strings.
  var quoted: TypeUse {
    mapping { use in
      guard case .scalar(let scalar, let format, _) = use, scalar.isNumber else { return nil }
      return .scalar(scalar, format: format, isQuoted: true)
    }
  }
}

extension Format {
  /// What `datetime` has anyway.
  fileprivate var isOwnForm: Bool { self == .rfc3339 }
}

extension Scalar {
  var isInteger: Bool {
    switch self {
    case .int32, .int64, .uint32, .uint64, .sint32, .sint64, .fixed32, .fixed64, .sfixed32,
      .sfixed64:
      true
    default: false
    }
  }

  var isNumber: Bool {
    isInteger || self == .float || self == .double || self == .decimal
  }
}
