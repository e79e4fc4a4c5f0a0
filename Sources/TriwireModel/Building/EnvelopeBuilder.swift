import TriwireSpec

/// Builds the envelopes of a spec.
enum EnvelopeBuilder {
  static func build(_ context: BuildContext) -> [APIEnvelope] {
    var names = NameScope(.envelopes)
    let envelopes = context.spec.envelopes.map { envelope in
      let name = names.name(envelope.name, findings: context.findings)
      return self.envelope(envelope, name: name, findings: context.findings)
    }
    names.reportCollisions(context.findings)
    return envelopes
  }

  private static func envelope(
    _ envelope: Envelope, name: Identifier, findings: Findings
  ) -> APIEnvelope {
    var codes = NameScope(.codes)
    let errors = envelope.errors.map { error in
      APIEnvelope.NamedCode(
        name: codes.name(error.name, findings: findings), raw: error.code.value,
        documentation: Documentation(error.doc))
    }
    codes.reportCollisions(findings)
    let byName = Dictionary(zip(envelope.errors.map(\.name.value), errors.map(\.name))) { $1 }
    let codeType = Identifier(NamespaceNames.codeTypeName(of: envelope))
    return APIEnvelope(
      wireName: envelope.name.value, name: name, codeTypeName: errors.isEmpty ? nil : codeType,
      code: envelope.code.value, message: envelope.message?.value, data: envelope.data?.value,
      success: envelope.success.map(\.value), failure: envelope.failure?.value, errors: errors,
      refresh: envelope.refresh.compactMap { byName[$0.value] },
      documentation: Documentation(envelope.doc))
  }
}
