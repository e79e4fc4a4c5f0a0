import TriwireCommandLine
import TriwireSpec

/// A spec to start from: small, commented and free of errors.
struct StarterSpec {
  private let name: String

  /// - Throws: What the spec language says against the name.
  init(name: String) throws(UsageError) {
    self.name = name
    let result = SpecReader.read(path: fileName, files: .inMemory([fileName: text]))
    if let error = result.diagnostics.first(where: { $0.severity == .error }) {
      throw UsageError(error.message, suggestion: error.suggestion)
    }
    guard result.spec?.name.value == name else {
      throw UsageError("'\(name)' is no name of a spec")
    }
  }

  /// `shop.triwire.yaml` for `Shop`.
  var fileName: String { name.lowercased() + ".triwire.yaml" }

  var text: String {
    """
    # yaml-language-server: $schema=\(SchemaFile.name)
    triwire: 1
    # The namespace of the generated types; the client is called \(name)Client.
    name: \(name)
    doc: What this API is for.

    servers: # the first is the default
      production: https://api.example.com/v1
      local: http://localhost:8080

    defaults: # for every endpoint that says nothing else
      timeout: 30s
      errors: {default: Problem}

    endpoints:
      listPets:
        doc: Pets, newest first.
        route: GET /pets
        query:
          limit: int32 = 20
          tag: string? # a question mark: may be left out
        returns: list<Pet>

      showPet:
        doc: One pet.
        route: GET /pets/{id}
        path: {id: int64}
        returns: Pet
        errors: {404: Problem}

      addPet:
        doc: Adds a pet.
        route: POST /pets
        body: NewPet
        returns: {status: {201: Pet}}

    types:
      Pet:
        doc: One animal.
        fields:
          id: int64
          name: string
          kind: Kind
          born: date?
          tags: list<string>

      NewPet:
        doc: What is known of an animal before it is added.
        fields:
          name: {type: string, doc: What it is called., minLength: 1}
          kind: Kind
          born: date?

      Kind:
        doc: What an animal is. Values that are newer than this list are kept as they were received.
        enum: [cat, dog, hamster]

      Problem:
        doc: Why a call was refused.
        fields: {title: string, detail: string?}

    """
  }
}
