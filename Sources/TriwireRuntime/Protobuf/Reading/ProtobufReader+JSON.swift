extension ProtobufReader {
  /// Reads the fields of a google.protobuf.Value up to the end.
  mutating func jsonValue(merging old: JSONValue) throws(CodecFailure) -> JSONValue {
    var value = old
    while position < end {
      try takeTag()
      switch key {
      case JSONTags.null.key:
        _ = try varint()
        value = .null
      case JSONTags.number.key: value = .number(try jsonNumber())
      case JSONTags.string.key: value = .string(try string())
      case JSONTags.bool.key: value = .bool(try varint() != 0)
      case JSONTags.object.key: value = .object(try jsonObject(merging: value.object))
      case JSONTags.array.key: value = .array(try jsonArray(merging: value.array ?? []))
      default: try skipValue()
      }
    }
    return value
  }

  private mutating func jsonNumber() throws(CodecFailure) -> JSONNumber {
    let value = Double(bitPattern: try fixed(UInt64.self))
    // A number without a fraction is an integer, as JSON writes it.
    if let integer = Int64(exactly: value), integer.magnitude < 1 << 53 {
      return value.sign == .minus && integer == 0 ? JSONNumber(verified: "-0") : JSONNumber(integer)
    }
    guard let number = JSONNumber(value) else {
      throw fail(.outOfRange, "JSON has no number for \(value)")
    }
    return number
  }

  private mutating func jsonArray(merging old: [JSONValue]) throws(CodecFailure) -> [JSONValue] {
    var elements = old
    let outer = try open()
    while position < end {
      try takeTag()
      guard key == JSONTags.values.key else {
        try skipValue()
        continue
      }
      do throws(CodecFailure) {
        let inner = try open()
        elements.append(try jsonValue(merging: .null))
        close(inner)
      } catch {
        path.prepend(.element(elements.count))
        throw error
      }
    }
    close(outer)
    return elements
  }

  private mutating func jsonObject(merging old: JSONObject?) throws(CodecFailure) -> JSONObject {
    var members = StructMembers(old)
    let outer = try open()
    while position < end {
      try takeTag()
      guard key == JSONTags.fields.key else {
        try skipValue()
        continue
      }
      let inner = try open()
      let (name, value) = try jsonMember()
      members.set(name, value)
      close(inner)
    }
    close(outer)
    return members.object
  }

  private mutating func jsonMember() throws(CodecFailure) -> (name: String, value: JSONValue) {
    var name = ""
    var value = JSONValue.null
    while position < end {
      try takeTag()
      switch key {
      case JSONTags.key.key: name = try string()
      case JSONTags.value.key:
        do throws(CodecFailure) {
          let outer = try open()
          value = try jsonValue(merging: value)
          close(outer)
        } catch {
          path.prepend(.member(name))
          throw error
        }
      default: try skipValue()
      }
    }
    return (name, value)
  }
}

/// The members of an object that is being read: a name has the value that came last.
private struct StructMembers {
  private var members: [(String, JSONValue)] = []
  private var places: [String: Int] = [:]

  init(_ object: JSONObject?) {
    for member in object ?? JSONObject() { set(member.name, member.value) }
  }

  mutating func set(_ name: String, _ value: JSONValue) {
    if let place = places[name] {
      members[place].1 = value
    } else {
      places[name] = members.count
      members.append((name, value))
    }
  }

  var object: JSONObject { JSONObject(members) }
}
