import Foundation

@testable import TriwireRuntime

extension Subject {
  /// A text that a scalar can be read from can be written, and is read and written as the same then.
  static let texts = Subject(name: "texts") { input in
    let text = String(decoding: input, as: UTF8.self)
    for check in textFormats { check(text) }
  }

  private static let textFormats: [@Sendable (String) -> Void] = [
    check(TextFormat.datetime(.rfc3339)), check(TextFormat.datetime(.httpDate)),
    check(TextFormat.datetime(.epochSeconds)), check(TextFormat.datetime(.epochMillis)),
    check(TextFormat.timestamp), check(TextFormat.date),
    check(TextFormat.duration(.suffixedSeconds)), check(TextFormat.duration(.iso8601)),
    check(TextFormat.duration(.seconds)), check(TextFormat.duration(.millis)),
    check(TextFormat.protobufDuration), check(TextFormat.bytes), check(TextFormat.looseBytes),
    check(TextFormat.uuid), check(TextFormat.url), check(TextFormat.decimal),
    check(Codec.double), check(Codec.float), check(Codec.int32), check(Codec.uint64),
    check(Codec.bool),
  ]

  private static func check<Value: Sendable>(
    _ format: TextFormat<Value>
  ) -> @Sendable (String) -> Void {
    { input in
      guard let value = input.withBytes(format.read) else { return }
      guard let text = format.text(value) else {
        fail("\(format.wanted): \(input) is read and can't be written")
      }
      agree(text.withBytes(format.read).flatMap(format.text), text, "\(format.wanted): \(input)")
    }
  }

  private static func check<Value: Sendable>(_ codec: Codec<Value>) -> @Sendable (String) -> Void {
    { input in
      guard let value = try? codec.parse(text: input),
        case .text(let text)? = try? codec.parameterForm(value)
      else { return }
      let again = (try? codec.parse(text: text)).flatMap { try? codec.parameterForm($0) }
      agree(again, .text(text), "\(Value.self): \(input)")
    }
  }
}
