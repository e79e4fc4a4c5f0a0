/// What a spec must keep beyond what its types can say, one rule a file.
enum Rules {
  /// Reports what breaks it to the draft's findings.
  typealias Rule = @Sendable (Draft) -> Void

  static let all: [Rule] = [
    // Names
    SpecNames.check, DuplicateNames.check, DefinedTypes.check, GenericParameters.check,
    PolicyNames.check, UnusedTypes.check,
    // Types
    AliasCycles.check, IncludedModels.check, NestedOptionals.check, Patches.check,
    MapKeys.check, Enumerations.check, InlineEnumerations.check, Newtypes.check,
    Unions.check, UntaggedUnions.check, RequiredRecursion.check,
    // Fields
    ConstraintTargets.check, Formats.check, DefaultValues.check,
    // Endpoints
    Routes.check, ParameterTypes.check, HeaderNames.check, HeaderTexts.check,
    CredentialNames.check, Bodies.check, Answers.check, Pages.check, Encryption.check,
    ServerVariables.check,
    // Wires
    FieldNumbers.check, MessageNumbers.check, Repetition.check, XMLViews.check, XMLNames.check,
    JSONNames.check, Documents.check, Streams.check, Envelopes.check, ProtobufNulls.check,
  ]
}
