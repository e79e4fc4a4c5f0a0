// Written by embed.sh. Do not edit.

extension BuiltInTemplates {
  /// By name, each without its last line feed.
  static let embedded: [(name: String, text: String)] = [
    (
      "alias",
      #"""
      {{> declaration}}
      """#
    ),
    (
      "client",
      #"""
      {{> header}}
      {{#api}}

      {{#leading}}
      {{.}}
      {{/leading}}
      {{access}}enum {{namespace}} {}

      extension {{namespace}} {
        {{> server}}
      {{#common}}

        {{> common}}
      {{/common}}
      {{#credentials}}

        {{> credentials}}
      {{/credentials}}
      {{#envelopes}}

        {{> envelope}}
      {{/envelopes}}
      }

      {{#client}}
      {{> service}}
      {{/client}}

      extension {{namespace}} {
        {{> stub}}
      }
      {{/api}}
      """#
    ),
    (
      "common",
      #"""
      /// What every request carries.
      {{> heading}}
      {{#properties}}
      {{#items}}
        {{> declaration}}
      {{/items}}

      {{/properties}}
      {{#initializer}}
        {{> initializer}}
      {{/initializer}}

        {{access}}func write(to request: inout {{library.RequestWriter}}) async throws {
      {{#writes}}
          {{.}}
      {{/writes}}
        }
      }
      """#
    ),
    (
      "credentials",
      #"""
      /// What endpoints with `auth` prove themselves with.
      {{> heading}}
      {{#properties}}
      {{#items}}
        {{> declaration}}
      {{/items}}

      {{/properties}}
      {{#initializer}}
        {{> initializer}}
      {{/initializer}}

      {{#signature}}
        {{.}}
      {{/signature}}
          switch scheme {
      {{#branches}}
          {{.}}
      {{/branches}}
          default: break
          }
        }
      }
      """#
    ),
    (
      "declaration",
      #"""
      {{> leading}}
      {{#declaration}}
      {{.}}
      {{/declaration}}
      """#
    ),
    (
      "enumeration",
      #"""
      {{> leading}}
      {{> heading}}
      {{#cases}}
        {{> declaration}}
      {{/cases}}
      {{#open}}
        /// A value newer than this client, kept as it was received.
        case {{unknown}}({{rawType}})

      {{#allCases}}
        {{.}}
      {{/allCases}}
      {{#renamesUnknown}}

        {{access}}static func unknown(_ rawValue: {{rawType}}) -> {{type}} {
          .{{unknownMember}}(rawValue)
        }
      {{/renamesUnknown}}

        {{access}}var rawValue: {{rawType}} {
          switch self {
      {{#branches}}
          {{.}}
      {{/branches}}
          case .{{unknownMember}}(let rawValue): rawValue
          }
        }
      {{/open}}
      {{#schema}}

      {{#lines}}
        {{.}}
      {{/lines}}
      {{/schema}}
      }
      """#
    ),
    (
      "envelope",
      #"""
      {{#codes}}
      {{> enumeration}}

      {{/codes}}
      {{> leading}}
      {{#declaration}}
      {{.}}
      {{/declaration}}
      """#
    ),
    (
      "failure",
      #"""
      {{#follows}}

      {{/follows}}
      {{access}}enum Failure: {{library.Hashable}}, {{library.Sendable}} {
      {{#cases}}
        {{.}}
      {{/cases}}
      }
      """#
    ),
    (
      "group",
      #"""
      /// Calls the endpoints of the group `{{wireName}}`.
      {{> heading}}
        {{access}}let api: {{library.APIClient}}

        {{access}}init(api: {{library.APIClient}}) {
          self.api = api
        }
      {{#methods}}

        {{> method}}
      {{/methods}}
      }
      """#
    ),
    (
      "header",
      #"""
      // {{owner}}
      {{#directive}}
      // {{.}}
      {{/directive}}
      {{#imports}}

      {{#lines}}
      {{.}}
      {{/lines}}
      {{/imports}}
      """#
    ),
    (
      "heading",
      #"""
      {{#heading}}
      {{.}}
      {{/heading}}
      """#
    ),
    (
      "initializer",
      #"""
      {{#signature}}
      {{.}}
      {{/signature}}
      {{#assignments}}
      {{#lines}}
        {{.}}
      {{/lines}}
      }
      {{/assignments}}
      """#
    ),
    (
      "leading",
      #"""
      {{#leading}}
      {{.}}
      {{/leading}}
      """#
    ),
    (
      "method",
      #"""
      {{> leading}}
      {{#signature}}
      {{.}}
      {{/signature}}
      {{#body}}
        {{.}}
      {{/body}}
      }
      """#
    ),
    (
      "model",
      #"""
      {{> leading}}
      {{> heading}}
      {{#properties}}
      {{#items}}
        {{> property}}
      {{/items}}

      {{/properties}}
      {{#initializer}}
        {{> initializer}}
      {{/initializer}}

      {{^sharedTableType}}
      {{#table}}
        {{.}}
      {{/table}}
      {{/sharedTableType}}
      {{#sharedTableType}}
        {{access}}static var fields: {{sharedTableType}} {
          .shared {
      {{#table}}
            {{.}}
      {{/table}}
          }
        }
      {{/sharedTableType}}
      {{#validation}}

        {{> validation}}
      {{/validation}}
      {{#nested}}

        {{> enumeration}}
      {{/nested}}
      }
      """#
    ),
    (
      "models",
      #"""
      {{> header}}
      {{#declarations}}

      extension {{namespace}} {
      {{#items}}
      {{#follows}}

      {{/follows}}
      {{#model}}
        {{> model}}
      {{/model}}
      {{#enumeration}}
        {{> enumeration}}
      {{/enumeration}}
      {{#union}}
        {{> union}}
      {{/union}}
      {{#newtype}}
        {{> newtype}}
      {{/newtype}}
      {{#alias}}
        {{> alias}}
      {{/alias}}
      {{/items}}
      }
      {{/declarations}}
      """#
    ),
    (
      "newtype",
      #"""
      {{> leading}}
      {{> heading}}
        {{access}}var rawValue: {{type}}

        {{access}}init(_ rawValue: {{type}}) {
          self.rawValue = rawValue
        }

        {{access}}static let codec = {{codec}}
      }
      """#
    ),
    (
      "outcome",
      #"""
      {{#aliases}}
      {{.}}
      {{/aliases}}
      {{#response}}
      {{> response}}
      {{/response}}
      {{#failure}}
      {{> failure}}
      {{/failure}}
      """#
    ),
    (
      "property",
      #"""
      {{> leading}}
      {{#declaration}}
      {{.}}
      {{/declaration}}
      {{#storage}}
        get { {{name}} }
        set { {{name}} = newValue }
      }
      {{#declaration}}
      {{.}}
      {{/declaration}}
      {{/storage}}
      """#
    ),
    (
      "request",
      #"""
      {{> leading}}
      {{> heading}}
        {{> outcome}}

      {{#properties}}
      {{#items}}
        {{> property}}
      {{/items}}

      {{/properties}}
      {{#initializer}}
        {{> initializer}}
      {{/initializer}}

      {{#endpoint}}
        {{.}}
      {{/endpoint}}
      {{#bodyFields}}

      {{#lines}}
        {{.}}
      {{/lines}}
      {{/bodyFields}}

        {{> writing}}
      {{#validation}}

        {{> validation}}
      {{/validation}}
      {{#nested}}

        {{> enumeration}}
      {{/nested}}
      }
      """#
    ),
    (
      "requests",
      #"""
      {{> header}}
      {{#requests}}

      extension {{namespace}} {
      {{#items}}
      {{#follows}}

      {{/follows}}
        {{> request}}
      {{/items}}
      }
      {{/requests}}
      """#
    ),
    (
      "response",
      #"""
      {{#follows}}

      {{/follows}}
      {{access}}struct Response: {{library.Hashable}}, {{library.Sendable}} {
      {{#properties}}
      {{#items}}
        {{> property}}
      {{/items}}

      {{/properties}}
      {{#initializer}}
        {{> initializer}}
      {{/initializer}}
      {{#body}}

        {{access}}enum Body: {{library.Hashable}}, {{library.Sendable}} {
      {{#cases}}
          {{.}}
      {{/cases}}
        }
      {{/body}}
      }
      """#
    ),
    (
      "server",
      #"""
      {{#server}}
      /// Where the API is served.
      {{access}}struct Server: {{library.Hashable}}, {{library.Sendable}} {
        {{access}}var url: {{library.String}}

        {{access}}init(_ url: {{library.String}}) {
          self.url = url
        }
      {{#servers}}

        {{> leading}}
      {{#constant}}
        {{.}}
      {{/constant}}
      {{#function}}
      {{#signature}}
        {{.}}
      {{/signature}}
      {{#result}}
          {{.}}
      {{/result}}
        }
      {{/function}}
      {{/servers}}
      {{#choices}}

        {{> heading}}
      {{#cases}}
          {{.}}
      {{/cases}}
        }
      {{/choices}}
      }
      {{/server}}
      """#
    ),
    (
      "service",
      #"""
      /// Calls the endpoints of ``{{namespace}}``.
      {{> heading}}
        {{access}}let api: {{library.APIClient}}

        {{access}}init(api: {{library.APIClient}}) {
          self.api = api
        }

      {{#initializer}}
        {{> initializer}}
      {{/initializer}}
      {{#groups}}

        /// Endpoints of the group `{{wireName}}`.
      {{#property}}
        {{.}}
      {{/property}}
      {{/groups}}
      {{#methods}}

        {{> method}}
      {{/methods}}
      {{#groups}}

        {{> group}}
      {{/groups}}
      }
      """#
    ),
    (
      "stub",
      #"""
      {{#stub}}
      /// Answers in place of a server.
      {{access}}struct Stub: {{library.Sendable}} {
        private var handlers = {{library.StubHandlers}}()

        {{access}}init() {}

        /// A client whose calls are answered here.
        {{access}}var client: {{clientName}} {
          {{clientName}}(api: {{library.APIClient}}(stub: handlers))
        }
      {{#handlers}}

        {{> leading}}
        {{> heading}}
          get { handlers[{{requestType}}.self] }
          set { handlers[{{requestType}}.self] = newValue }
        }
      {{/handlers}}
      }
      {{/stub}}
      """#
    ),
    (
      "union",
      #"""
      {{> leading}}
      {{> heading}}
      {{#cases}}
        {{> declaration}}
      {{/cases}}
      {{#unknown}}
        /// A kind newer than this client, kept as it was received.
        case {{unknown}}({{library.String}}, {{library.JSONValue}})
      {{/unknown}}

      {{^sharedTableType}}
      {{#table}}
        {{.}}
      {{/table}}
      {{/sharedTableType}}
      {{#sharedTableType}}
        {{access}}static var cases: {{sharedTableType}} {
          .shared {
      {{#table}}
            {{.}}
      {{/table}}
          }
        }
      {{/sharedTableType}}
      }
      """#
    ),
    (
      "validation",
      #"""
      /// Checks the limits that the API documents; it names the first field that breaks one.
      {{access}}func validate() throws({{library.ValidationError}}) {
      {{#checks}}
        {{.}}
      {{/checks}}
      }
      """#
    ),
    (
      "writing",
      #"""
      {{^writes}}
      {{access}}func write(to request: inout {{library.RequestWriter}}) {}
      {{/writes}}
      {{#writes}}
      {{access}}func write(to request: inout {{library.RequestWriter}}) {
      {{#lines}}
        {{.}}
      {{/lines}}
      }
      {{/writes}}
      """#
    ),
  ]
}
