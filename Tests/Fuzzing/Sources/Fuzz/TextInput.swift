import Foundation

@testable import TriwireRuntime

/// Texts of the formats that have a reader of their own: whatever is read is written and read again as the same.
enum TextInput {
  static func attempt(_ input: Data) {
    let text = String(decoding: input, as: UTF8.self)
    attempt(Codec<Date>.datetime, text)
    attempt(Codec<Duration>.duration, text)
    attempt(Codec<Data>.bytes, text)
    attempt(Codec<UUID>.uuid, text)
    attempt(Codec<URL>.url, text)
    attempt(Codec<Decimal>.decimal, text)
    attempt(Codec<Double>.double, text)
    attempt(Codec<Float>.float, text)
    attempt(Codec<Int64>.int64, text)
    attempt(Codec<CalendarDate>.date, text)
    HeaderInput.attempt(text)
  }

  private static func attempt<Value: Equatable>(_ codec: Codec<Value>, _ text: String) {
    guard let value = try? codec.core.parse(text) else { return }
    guard let written = try? withUnsafePointer(to: value, { try codec.core.text(of: $0) }) else { return }
    guard let again = try? codec.core.parse(written) else { fatalError("\(Value.self): \(written)") }
    if value == value { agree(again, value, "\(Value.self) \(written)") }
  }
}

/// Header values that have a reader of their own.
enum HeaderInput {
  static func attempt(_ text: String) {
    let type = MediaType(text)
    agree(MediaType(text).charset, type.charset, "media type")
    var headers = HTTPHeaders()
    headers.append("X-List", text)
    agree(headers.values(of: "x-list"), [text], "header")
  }
}
