/// A name that generated code takes from a module.
enum LibraryName: String, CaseIterable {
  case Bool, Int32, Int64, UInt32, UInt64, Float, Double, String, Duration, Void, Never
  case Hashable, Sendable, Codable
  case ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral
  case ExpressibleByBooleanLiteral
  case CustomReflectable, Mirror

  case Data, Date, Decimal, URL, UUID

  case CalendarDate, JSONValue, Patch, Indirect, Codec
  case WireModel, WireEnum, OpenWireEnum, WireUnion, WireNewtype, WireValue
  case FieldTable, UnionTable, XMLRoot, UnknownFields, Check, ValidationError
  case UploadFile, DownloadedFile, DownloadDestination
  case APIRequest, Endpoint, RequestWriter, ResponseError, APIError, MessageStream
  case Provided, CommonParameters, CredentialProvider, BasicCredential
  case Envelope, OpenBusinessCode, RetryPolicy
  case ServiceClient, APIClient, ClientConfiguration, Transport, Interceptor
  case StubHandlers, StubHandler
  case PagedRequest, PagedSequence, Paging

  enum Module: String {
    case swift = "Swift"
    case foundation = "Foundation"
    case runtime = "TriwireRuntime"
  }

  var module: Module {
    switch self {
    case .Bool, .Int32, .Int64, .UInt32, .UInt64, .Float, .Double, .String, .Duration, .Void,
      .Never, .Hashable, .Sendable, .Codable, .ExpressibleByIntegerLiteral,
      .ExpressibleByFloatLiteral, .ExpressibleByStringLiteral, .ExpressibleByBooleanLiteral,
      .CustomReflectable, .Mirror:
      .swift
    case .Data, .Date, .Decimal, .URL, .UUID: .foundation
    default: .runtime
    }
  }

  var qualified: String { "\(module.rawValue).\(rawValue)" }
}
