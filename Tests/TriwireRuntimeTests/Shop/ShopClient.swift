import Foundation
import TriwireRuntime

extension Shop {
  struct Server: Hashable, Sendable {
    var url: String
    static let production = Server(url: "https://api.example.com/v1")
  }

  struct Common: CommonParameters {
    var version: Provided<String>
    var token: Provided<String?> = .value(nil)
    var userId: Provided<String?> = .value(nil)

    func write(to request: inout RequestWriter) async throws {
      request.header("platform", .int32, 4)
      request.header("version", .string, try await version.value)
      request.header("token", .optional(.string), try await token.value)
      request.bodyField("userId", .optional(.string), try await userId.value)
    }
  }

  struct Credentials: CredentialProvider {
    var bearer: Provided<String?> = .value(nil)
    var key: Provided<String?> = .value(nil)
    var login: Provided<BasicCredential?> = .value(nil)

    func authorize(_ request: inout RequestWriter, scheme: String) async throws {
      switch scheme {
      case "bearer": request.bearer(try await bearer.value)
      case "key": request.apiKey(header: "X-API-Key", try await key.value)
      case "login": request.basic(try await login.value)
      default: break
      }
    }
  }

  struct Stub: Sendable {
    private var handlers = StubHandlers()
    init() {}
    var client: ShopClient { ShopClient(api: APIClient(stub: handlers)) }
    var addPet: StubHandler<AddPet>? {
      get { handlers[AddPet.self] }
      set { handlers[AddPet.self] = newValue }
    }
  }
}

struct ShopClient: ServiceClient {
  let api: APIClient

  init(api: APIClient) { self.api = api }

  init(
    server: Shop.Server = .production,
    common: Shop.Common,
    credentials: Shop.Credentials = .init(),
    configuration: ClientConfiguration = .init(),
    transport: any Transport = .urlSession,
    interceptors: [any Interceptor] = []
  ) {
    api = APIClient(
      baseURL: server.url, common: common, credentials: credentials, configuration: configuration,
      transport: transport, interceptors: interceptors)
  }

  var pets: Pets { Pets(api: api) }

  struct Pets: ServiceClient {
    let api: APIClient

    func addPet(
      _ body: Shop.Pet, shop: String, notify: Bool? = nil
    ) async throws(APIError<Shop.AddPet.Failure>) -> Shop.AddPet.Response {
      try await api.send(Shop.AddPet(body: body, shop: shop, notify: notify))
    }
  }

  func createPet(
    _ body: Shop.Pet
  ) async throws(APIError<Shop.CreatePet.Failure>) -> Shop.CreatePet.Response {
    try await api.send(Shop.CreatePet(body: body))
  }
}
