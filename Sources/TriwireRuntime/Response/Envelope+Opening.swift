internal import Foundation

extension Envelope {
  /// What came in an envelope.
  enum Content {
    /// Where a success's value stands.
    case success(Answer.Part)
    case failure(code: String, message: String?)
  }

  /// Looks into a response whose body is not empty. One that is no envelope is no failure by itself:
  /// its status may say what it is.
  func open(_ response: HTTPResponse, by configuration: ClientConfiguration) -> Content {
    do throws(ResponseError) {
      switch try wire(of: response, by: configuration) {
      case .xml:
        let members = try members(xml: response.body, configuration.xml)
        return try content(members) { _ in .element(path: data) }
      case .json, .protobuf:
        let members = try members(json: response.body, configuration.json)
        return try content(members) { .member(response.body.bytes($0.data), path: data) }
      }
    } catch {
      return .success(.unopened(error))
    }
  }

  /// JSON or XML; a body without a content type tells by its first character. There are no envelopes
  /// in protobuf.
  private func wire(
    of response: HTTPResponse, by configuration: ClientConfiguration
  ) throws(ResponseError) -> Wire {
    let first = response.body.first { !" \t\r\n".utf8.contains($0) }
    let order: [Wire] = first == UInt8(ascii: "<") ? [.xml, .json] : [.json, .xml]
    return try Answer(response, by: configuration).wire(among: order)
  }

  private func members(
    json body: Data, _ limits: JSONLimits
  ) throws(ResponseError) -> EnvelopeMembers {
    do { return try .read(body, as: self, limits: limits) } catch { throw ResponseError(error) }
  }

  private func members(
    xml body: Data, _ limits: XMLLimits
  ) throws(ResponseError) -> EnvelopeMembers {
    do { return try .read(xml: body, as: self, limits: limits) } catch {
      throw ResponseError(error)
    }
  }

  private func content(
    _ members: EnvelopeMembers, _ part: (EnvelopeMembers) -> Answer.Part
  ) throws(ResponseError) -> Content {
    guard let code = members.code else {
      throw ResponseError(
        .mismatch, path: self.code.joined(separator: "."), "the envelope has no code")
    }
    guard success.contains(code) else {
      return .failure(code: members.failureCode ?? code, message: members.message)
    }
    if data.isEmpty { return .success(.wholeBody) }
    return .success(members.hasData ? part(members) : .absent(path: data))
  }
}

extension Data {
  /// The bytes of a range that counts from the first one.
  fileprivate func bytes(_ range: Range<Int>?) -> Data {
    guard let range else { return Data() }
    return self[(startIndex + range.lowerBound)..<(startIndex + range.upperBound)]
  }
}
