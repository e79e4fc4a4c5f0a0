internal import Foundation

extension Exchange {
  /// The message with its body encrypted, where the endpoint asks for that.
  func encrypted<Response, Failure>(
    _ message: HTTPRequest, of endpoint: Endpoint<Response, Failure>
  ) async throws(APIError<Failure>) -> HTTPRequest {
    guard endpoint.isEncrypted else { return message }
    guard let cipher = configuration.cipher else {
      throw .encryption(MissingCipher(endpoint: endpoint.name))
    }
    guard let body = message.body else { return message }
    guard let data = body.data else { throw .encryption(UnencryptableFile()) }
    var message = message
    do {
      let context = endpoint.context(attempt: 1)
      message.body = HTTPBody(try await cipher.encrypt(data, of: context))
    } catch {
      throw error is CancellationError ? .cancelled : .encryption(error)
    }
    return message
  }

  /// The answer with its body decrypted, where the endpoint asks for that. One that is no success and
  /// can't be decrypted is told by its status.
  func decrypted<Response, Failure>(
    _ response: HTTPResponse, of endpoint: Endpoint<Response, Failure>
  ) async throws(APIError<Failure>) -> HTTPResponse {
    guard endpoint.isEncrypted, let cipher = configuration.cipher, !response.body.isEmpty else {
      return response
    }
    do {
      let context = endpoint.context(attempt: 1)
      var opened = response
      opened.body = try await cipher.decrypt(response.body, of: context)
      opened.forgetOpaqueType()
      return opened
    } catch {
      if error is CancellationError { throw .cancelled }
      guard endpoint.isSuccess(response.status) else { throw .unexpectedStatus(response) }
      throw .decryption(error, response)
    }
  }
}

extension HTTPResponse {
  /// Takes away a content type that tells of the ciphertext only.
  fileprivate mutating func forgetOpaqueType() {
    guard let type = headers["Content-Type"] else { return }
    if ["application/octet-stream", "text/plain"].contains(MediaType(type).name) {
      headers["Content-Type"] = nil
    }
  }
}
