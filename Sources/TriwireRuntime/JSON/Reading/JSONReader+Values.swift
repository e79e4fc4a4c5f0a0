extension JSONReader {
  /// Reads any value.
  mutating func value() throws(CodecFailure) -> JSONValue {
    switch peek() {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool(try bool())
    case UInt8(ascii: "{"): return .object(try object())
    case UInt8(ascii: "["): return .array(try array())
    case UInt8(ascii: "n"):
      try take("null")
      return .null
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      let token = try numberToken()
      return .number(JSONNumber(verified: String(verifiedUTF8: token, isASCII: true)))
    default: throw malformed("a JSON value")
    }
  }

  private mutating func array() throws(CodecFailure) -> [JSONValue] {
    try open(UInt8(ascii: "["), "an array")
    var elements: [JSONValue] = []
    guard !take(UInt8(ascii: "]")) else {
      leave()
      return elements
    }
    repeat {
      do throws(CodecFailure) {
        elements.append(try value())
      } catch {
        path.prepend(.element(elements.count))
        throw error
      }
    } while try takeComma(orClose: UInt8(ascii: "]"))
    leave()
    return elements
  }

  private mutating func object() throws(CodecFailure) -> JSONObject {
    var object = JSONObject()
    try readMembers { (name, reader) throws(CodecFailure) in
      object.append(name, try reader.value())
    }
    return object
  }

  /// Reads an object; `body` reads the value of each member.
  mutating func readMembers(
    _ body: (String, inout JSONReader) throws(CodecFailure) -> Void
  ) throws(CodecFailure) {
    try open(UInt8(ascii: "{"), "an object")
    if !take(UInt8(ascii: "}")) {
      repeat {
        let name = try memberName()
        do throws(CodecFailure) {
          try body(name, &self)
        } catch {
          path.prepend(.member(name))
          throw error
        }
      } while try takeComma(orClose: UInt8(ascii: "}"))
    }
    leave()
  }
}
