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
      _ = try Answer(response, by: configuration).wire(among: [.json])
      return try content(members(of: response, configuration.json), of: response)
    } catch {
      return .success(.unopened(error))
    }
  }

  private func members(
    of response: HTTPResponse, _ limits: JSONLimits
  ) throws(ResponseError) -> EnvelopeMembers {
    do { return try .read(response.body, as: self, limits: limits) } catch {
      throw ResponseError(error)
    }
  }

  private func content(
    _ members: EnvelopeMembers, of response: HTTPResponse
  ) throws(ResponseError) -> Content {
    guard let code = members.code else {
      throw ResponseError(
        .mismatch, path: self.code.joined(separator: "."), "the envelope has no code")
    }
    guard success.contains(code) else {
      return .failure(code: members.failureCode ?? code, message: members.message)
    }
    if data.isEmpty { return .success(.wholeBody) }
    guard let range = members.data else { return .success(.absent(path: data)) }
    let start = response.body.startIndex
    let json = response.body[(start + range.lowerBound)..<(start + range.upperBound)]
    return .success(.member(json, path: data))
  }
}
