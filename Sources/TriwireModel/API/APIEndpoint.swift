package import TriwireSpec

/// One endpoint: a request type and a client method.
package struct APIEndpoint: Sendable {
  /// The spec's name.
  package var wireName: String
  /// The request type, `AddPet`.
  package var typeName: Identifier
  /// The client's method, `addPet`.
  package var methodName: Identifier
  package var group: Group?
  package var documentation: Documentation
  package var method: String
  /// `/shops/{shop}/files/{rest*}`, as the runtime reads it.
  package var route: String
  /// Parameters and body properties in the order of the initialiser: the body first, then required
  /// ones, then those with a default; within each the order of the spec.
  package var properties: [RequestProperty]
  package var body: APIBody?
  package var response: APIResponse
  package var failure: APIFailure
  package var wires: APIWires
  package var accept: String?
  package var contentType: String?
  /// How bodies correspond to JSON where no type says so itself; `nil`: Triwire's own mapping.
  package var json: JSONMapping?
  /// In milliseconds.
  package var timeout: Int64?
  /// The static property of the envelope.
  package var envelope: Identifier?
  /// The auth scheme's wire name.
  package var auth: String?
  /// Enumerations declared inside parameters or body fields.
  package var nested: [Enumeration]
  package var isValidated: Bool
  package var policies: APIPolicies
  /// Where the parts of a page stand; `nil` without `paging`.
  package var pageParts: APIPageParts?
  /// Of an inline body that travels as XML.
  package var bodyXML: XMLElement?

  /// The client's method that walks over all pages, `listPetsItems`.
  package var itemsMethodName: Identifier { Identifier(methodName.text + "Items") }

  package struct Group: Hashable, Sendable {
    /// The client's property, `pets`.
    package var name: Identifier
    /// The nested client type, `Pets`.
    package var typeName: Identifier
  }
}

extension APIEndpoint {
  /// Whether a success is written to a file, so that the request says where that goes.
  package var savesFile: Bool {
    switch response {
    case .content(let content): content == .file
    case .detailed(let response): response.cases.contains { $0.content == .file }
    }
  }
}

package struct APIWires: Equatable, Sendable {
  package var request: Wire
  /// Preferred first, never empty.
  package var response: [Wire]
}

/// A parameter or a member of the body as a property of the request.
///
/// A class, since a field is big and views pass properties around.
package final class RequestProperty: Sendable {
  package enum Place: Equatable, Sendable {
    case path(APIParameterStyle, isRest: Bool)
    case query(APIParameterStyle)
    case header(APIParameterStyle)
    case cookie(APIParameterStyle)
    case form(APIParameterStyle)
    /// A member of an inline body.
    case bodyField
    /// The whole body.
    case body
    /// A part of a multipart body; `nil` where the kind of value decides the media type.
    case part(Part, mediaType: String?)
  }

  /// What a part of a multipart body consists of.
  package enum Part: Hashable, Sendable {
    /// A text, or one part for each text of a list.
    case text
    /// A document.
    case json
    /// A file, or one part for each file of a list.
    case file
  }

  package let place: Place
  package let field: APIField

  package init(place: Place, field: APIField) {
    self.place = place
    self.field = field
  }
}

package struct APIParameterStyle: Equatable, Sendable {
  package var style: ParameterStyle
  package var explode: Bool
  /// Both are what the place has by default, so nothing need be said.
  package var isDefault: Bool
}

package enum APIBody: Equatable, Sendable {
  /// The property `body` holds it.
  case model(TypeUse)
  /// The properties whose place is `bodyField`.
  case fields
  case form
  case raw(mediaType: String)
  case text(mediaType: String)
  /// The properties whose place is `part`, sent in the order of these wire names.
  case multipart([String])
  /// The property `body` holds the list of messages, which are of this type.
  case stream(TypeUse, Framing)
}

/// What a successful call gives.
package indirect enum APIResponse: Sendable {
  case content(APIContent)
  /// A nested `Response` type: one case a status, or one shared content, and typed headers.
  case detailed(DetailedResponse)
}

package enum APIContent: Hashable, Sendable {
  case none, text, bytes
  case value(TypeUse)
  /// Written to disk while it arrives.
  case file
  case stream(TypeUse, Framing)
}

package struct DetailedResponse: Sendable {
  /// One entry a status in the order of the spec.
  package var cases: [Case]
  /// All cases have one content: no enum is needed for the body.
  package var shared: APIContent?
  package var headers: [APIField]

  package struct Case: Sendable {
    package var status: StatusPattern
    /// `created`, `accepted`, `status299`, `redirection`, `other`.
    package var name: Identifier
    package var content: APIContent
  }
}

/// What a declared failure gives.
package enum APIFailure: Equatable, Sendable {
  /// `Never`.
  case none
  case single(APIContent, statuses: [StatusPattern])
  /// A nested `Failure` enum over distinct contents.
  case several([Case], statuses: [Status])

  package struct Case: Equatable, Sendable {
    package var name: Identifier
    package var content: APIContent
  }

  package struct Status: Equatable, Sendable {
    package var pattern: StatusPattern
    /// Index into the cases.
    package var index: Int
  }
}
