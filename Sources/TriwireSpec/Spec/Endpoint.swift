/// One entry of `endpoints`.
package struct Endpoint: Sendable {
  package var name: Located<String>
  /// The `swift:` override of the derived name.
  @Rare package var swiftName: Located<String>?
  package var doc: String?
  @Rare package var deprecated: Located<Deprecation>?
  package var route: Located<Route>
  @Rare package var group: Located<String>?
  package var path: [Parameter]
  package var query: [Parameter]
  package var headers: [Parameter]
  package var cookies: [Parameter]
  package var body: Located<Body>?
  /// `nil` means `none`.
  package var returns: Located<Returns>?
  package var policies: Policies
  /// Sent as `Accept` instead of what the wire says.
  @Rare package var accept: Located<String>?
  /// Sent as `Content-Type` instead of what the wire says.
  @Rare package var contentType: Located<String>?
  @Rare package var paging: Located<Paging>?
  @Rare package var latest: Located<Bool>?
  /// The name of the header that carries the key.
  @Rare package var idempotency: Located<String>?
}

package enum Deprecation: Equatable, Sendable {
  case plain
  /// What to use instead, as a sentence.
  case message(String)
}

/// `METHOD /path/{variable}/{rest*}`.
package struct Route: Sendable {
  package var method: String
  /// What stands behind each slash, so `/` is one segment without parts, and so is the end of `/a/`.
  package var segments: [Segment]

  /// A piece between slashes is a list of parts, so `/a-{b}.json` is text, variable, text.
  package struct Segment: Equatable, Sendable {
    package var parts: [Part]
  }

  package enum Part: Equatable, Sendable {
    /// Sent as it stands: only what RFC 3986 allows in a path, percent-encoded where need be.
    case text(String)
    case variable(Located<String>)
    /// `{name*}`: its value keeps slashes.
    case rest(Located<String>)
  }
}

/// A path, query, header or cookie parameter, a form field, an inline body field or a common value.
package struct Parameter: Sendable {
  /// What all fields have; `field.name` is the wire name.
  package var field: Field
  @Rare package var style: Located<ParameterStyle>?
  @Rare package var explode: Located<Bool>?
  /// A constant that is always sent (`value:`), as text; only common parameters may have one.
  @Rare package var constant: Located<String>?
}

package enum ParameterStyle: String, Hashable, Sendable, CaseIterable {
  case simple, label, matrix, form, spaceDelimited, pipeDelimited, deepObject
}

package enum Body: Sendable {
  case type(TypeReference)
  case fields(InlineBody)
  case form([Parameter])
  case multipart([MultipartPart])
  /// Bytes under a media type.
  case raw(mediaType: Located<String>)
  /// A string under a media type.
  case text(mediaType: Located<String>)
  /// `{stream: T, framing: delimited}`.
  case stream(TypeReference, framing: Located<Framing>)
}

package struct InlineBody: Sendable {
  package var fields: [Field]
  package var xml: XMLType?
}

package struct MultipartPart: Sendable {
  /// For files, the type refers to the name `file`, which no spec can declare, as it was written:
  /// perhaps in a list, perhaps optional.
  package var field: Field
  package var kind: Kind
  package var mediaType: Located<String>?

  package enum Kind: Equatable, Sendable {
    /// A value, written as text, or as JSON when it is structured.
    case value
    case file
    case files
  }
}

package enum Framing: String, Hashable, Sendable, CaseIterable {
  case sse, lines, delimited
}

/// What one answer's body holds.
package enum ResponseContent: Sendable {
  case none
  case type(TypeReference)
  case bytes
  case text
  case file
  case stream(TypeReference, framing: Located<Framing>)
}

package enum Returns: Sendable {
  case content(ResponseContent)
  /// By status and with typed headers. `statuses` is empty when only headers were said, and then
  /// `content` describes the body.
  case detailed(content: Located<ResponseContent>?, statuses: [StatusCase], headers: [Parameter])
}

package struct Paging: Sendable {
  package enum Style: String, Hashable, Sendable, CaseIterable {
    case page, offset, cursor, link
  }

  package var style: Located<Style>
  /// Query parameter names: the page or the offset or the cursor, and the size.
  package var page: Located<String>?
  package var offset: Located<String>?
  package var cursor: Located<String>?
  package var size: Located<String>?
  /// Dotted path of the items in the answer, already split; empty for `.`, the answer itself.
  package var items: Located<[String]>?
  /// Dotted path of the next cursor in the answer.
  package var next: Located<[String]>?
  /// Where the total stands: a dotted path, or a response header.
  package var total: Located<String>?
}
