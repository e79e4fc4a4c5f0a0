/// Everything a spec and the files it includes say, as it was written: wire names, no Swift names.
///
/// Lists keep the order of the text; declarations of included files follow those of the file that
/// includes them. Names may still repeat or point nowhere: resolving them is the model's work.
package struct Spec: Sendable {
  package var name: Located<String>
  package var doc: String?
  package var servers: [Server]
  package var defaults: Defaults
  package var auth: [AuthScheme]
  package var envelopes: [Envelope]
  package var endpoints: [Endpoint]
  package var types: [TypeDeclaration]
  /// How JSON is written for every type of the spec unless the type says otherwise.
  package var json: JSONMapping?
}

package enum JSONMapping: String, Hashable, Sendable, CaseIterable {
  /// The canonical JSON mapping of protobuf version 3.
  case proto3
}

/// One entry of `servers`. The first is the default.
package struct Server: Sendable {
  package var name: Located<String>
  package var doc: String?
  /// May hold `{variable}`s, each declared in `variables`.
  package var url: Located<String>
  package var variables: [Variable]

  package struct Variable: Sendable {
    package var name: Located<String>
    package var defaultValue: Located<String>
    /// Empty when any text is allowed.
    package var values: [Located<String>]
  }
}

/// What every endpoint has unless it says otherwise.
package struct Defaults: Sendable {
  package var policies: Policies
  /// Common headers, query parameters and body fields, in the order of the text.
  package var headers: [Parameter]
  package var query: [Parameter]
  package var body: [Parameter]
}

/// One entry of `auth`.
package struct AuthScheme: Sendable {
  package var name: Located<String>
  package var doc: String?
  package var kind: Kind

  package enum Kind: Equatable, Sendable {
    case bearer
    case basic
    case apiKey(place: KeyPlace, name: Located<String>)
  }

  package enum KeyPlace: String, Hashable, Sendable, CaseIterable {
    case header, query, cookie
  }
}

/// One entry of `envelopes`. Paths are dotted wire names, already split.
package struct Envelope: Sendable {
  package var name: Located<String>
  package var doc: String?
  package var code: Located<[String]>
  package var message: Located<[String]>?
  /// `nil`: the whole body is what `returns` describes.
  package var data: Located<[String]>?
  /// Values of `code` that mean success, as text.
  package var success: [Located<String>]
  /// `nil`: the failure's code stands at `code`.
  package var failure: Located<[String]>?
  package var errors: [NamedError]
  /// Names of `errors` after which the token provider is asked once and the call is tried again.
  package var refresh: [Located<String>]

  package struct NamedError: Sendable {
    package var code: Located<String>
    package var name: Located<String>
    package var doc: String?
  }
}
