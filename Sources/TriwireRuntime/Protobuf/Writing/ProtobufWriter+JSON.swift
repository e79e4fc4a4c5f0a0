extension ProtobufWriter {
  /// Writes the field of a google.protobuf.Value.
  mutating func jsonValue(_ value: JSONValue) throws(CodecFailure) {
    switch value {
    case .null:
      varint(0)
      tag(JSONTags.null)
    case .bool(let value):
      varint(value ? 1 : 0)
      tag(JSONTags.bool)
    case .number(let number): try jsonNumber(number)
    case .string(let text):
      string(text)
      tag(JSONTags.string)
    case .array(let elements): try jsonArray(elements)
    case .object(let object): try jsonObject(object)
    }
  }

  private mutating func jsonNumber(_ number: JSONNumber) throws(CodecFailure) {
    guard let value = number.double else {
      throw fail(.unwritable, "\(number.text) is beyond the range of a double")
    }
    withUnsafeBytes(of: value) { if let bits = $0.baseAddress { scalar(.fixed64, bits) } }
    tag(JSONTags.number)
  }

  private mutating func jsonArray(_ elements: [JSONValue]) throws(CodecFailure) {
    let end = count
    for index in elements.indices.reversed() {
      try jsonValue(elements[index], at: .element(index))
      tag(JSONTags.values)
    }
    length(since: end)
    tag(JSONTags.array)
  }

  private mutating func jsonObject(_ object: JSONObject) throws(CodecFailure) {
    let end = count
    for member in object.reversed() {
      let entry = count
      try jsonValue(member.value, at: .member(member.name))
      tag(JSONTags.value)
      string(member.name)
      tag(JSONTags.key)
      length(since: entry)
      tag(JSONTags.fields)
    }
    length(since: end)
    tag(JSONTags.object)
  }

  /// Writes a value as a message with its length before it.
  private mutating func jsonValue(
    _ value: JSONValue, at step: JSONPath.Step
  ) throws(CodecFailure) {
    let end = count
    do throws(CodecFailure) {
      try jsonValue(value)
    } catch {
      path.prepend(step)
      throw error
    }
    length(since: end)
  }
}
