import TriwireModel
import TriwireMustache

/// An envelope, and the enum of its named codes.
struct EnvelopeView {
  var codes: EnumerationView?
  var leading: Lines
  var declaration: Lines

  init(_ envelope: APIEnvelope, in scope: Scope) {
    codes = envelope.codeTypeName.map { name in
      EnumerationView(envelope.errors, of: envelope, name: name, in: scope)
    }
    leading = DocComment(envelope.documentation).lines(indent: 2)
    let paths = [
      ("code", envelope.code), ("message", envelope.message), ("data", envelope.data),
      ("success", envelope.success), ("failure", envelope.failure),
      ("refresh", envelope.refreshCodes),
    ]
    let arguments = paths.compactMap { label, texts in
      texts.map { texts in
        Code.group(
          open: "\(label): [", texts.map { .text(StringLiteral.quoted($0)) }, close: .array("]"))
      }
    }
    declaration = Code.group(
      open: "static let \(envelope.name.declared) = \(scope.name(.Envelope))(", arguments,
      close: .call(")")
    ).lines(indent: 2)
  }

  var value: Value {
    .object([
      "codes": codes.map(\.value) ?? .null,
      "leading": .lines(leading),
      "declaration": .lines(declaration),
    ])
  }
}

extension APIEnvelope {
  /// The codes after which tokens are asked for anew; `nil` for none.
  fileprivate var refreshCodes: [String]? {
    let names = Set(refresh)
    return refresh.isEmpty ? nil : errors.filter { names.contains($0.name) }.map(\.raw)
  }
}
