package import TriwireSpec

/// A spec with every name resolved and every Swift name decided: all that generation needs, and
/// nothing that it would have to decide.
package struct API: Sendable {
  /// The namespace, `Shop`.
  package var name: String
  /// The client's type, `ShopClient`.
  package var clientName: String
  package var doc: [String]
  package var servers: [APIServer]
  package var common: [CommonValue]
  /// How bodies correspond to JSON where no type says so itself; `nil`: Triwire's own mapping.
  package var json: JSONMapping?
  package var auth: [APIAuthScheme]
  package var envelopes: [APIEnvelope]
  /// In the order of the spec; included types after those of the including file.
  package var declarations: [Declaration]
  package var endpoints: [APIEndpoint]
  /// Every type name that the generated code declares, nested ones and generic parameters included.
  package var declaredNames: Set<String>

  /// Whether `name` would mean a type of the API where generated code stands, so that the library's
  /// type of that name must be written with its module.
  package func shadows(_ name: String) -> Bool {
    declaredNames.contains(name)
  }
}

/// What both a declaration and its members carry.
package struct Documentation: Sendable {
  /// The doc text's lines, free of line ends, control characters and trailing blanks.
  package var lines: [String]
  package var deprecation: APIDeprecation?
}

package enum APIDeprecation: Equatable, Sendable {
  case plain
  case message(String)
}

package struct APIServer: Sendable {
  /// `production`.
  package var name: Identifier
  package var documentation: Documentation
  /// The URL's pieces in order.
  package var url: [Piece]
  package var variables: [Variable]

  package enum Piece: Sendable {
    case text(String)
    /// The Swift name of a variable.
    case variable(Identifier)
  }

  package struct Variable: Sendable {
    package var name: Identifier
    package var defaultValue: String
    /// `nil`: any text. Otherwise a nested enum of this name with these cases.
    package var choice: Choice?

    package struct Choice: Equatable, Sendable {
      package var typeName: Identifier
      package var cases: [Case]
      package var defaultCase: Identifier
    }

    package struct Case: Equatable, Sendable {
      package var name: Identifier
      package var raw: String
    }
  }
}

/// A value that the client adds to every request.
package struct CommonValue: Sendable {
  package enum Place: Equatable, Sendable { case header, query, body }
  package enum Source: Equatable, Sendable {
    /// Always this literal.
    case constant(Literal)
    /// Given once, or asked from a provider before each request.
    case provided
  }

  package var place: Place
  package var wireName: String
  package var name: Identifier
  package var type: TypeUse
  package var source: Source
  package var documentation: Documentation
  package var style: APIParameterStyle
  package var isSensitive: Bool
  /// In a structured body that travels as protobuf.
  package var number: Int?
  /// In a structured body that travels as XML.
  package var xml: XMLView
}

package struct APIAuthScheme: Sendable {
  package enum Kind: Equatable, Sendable {
    case bearer, basic
    case header(String), query(String), cookie(String)
  }

  package var wireName: String
  package var name: Identifier
  package var kind: Kind
  package var documentation: Documentation
}

package struct APIEnvelope: Sendable {
  package var wireName: String
  /// The static property that holds it: `standardEnvelope`.
  package var name: Identifier
  /// The enum of the named codes, `StandardCode`; `nil` when there are none.
  package var codeTypeName: Identifier?
  package var code: [String]
  package var message: [String]?
  package var data: [String]?
  package var success: [String]
  package var failure: [String]?
  package var errors: [NamedCode]
  /// Names of `errors` after which the token provider is asked once and the call is tried again.
  package var refresh: [Identifier]
  package var documentation: Documentation

  package struct NamedCode: Sendable {
    package var name: Identifier
    package var raw: String
    package var documentation: Documentation
  }
}
