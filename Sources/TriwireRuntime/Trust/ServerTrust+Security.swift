#if canImport(Security)
  internal import Foundation
  internal import Security

  extension ServerTrust {
    /// Checks what a server has shown, as this asks for.
    ///
    /// - Throws: ``TransportError/untrusted(_:)``, also when the check can't be made.
    func check(_ server: SecTrust, host: String) throws(TransportError) {
      let policy = SecPolicyCreateSSL(true, checksHost ? host as CFString : nil)
      try require(SecTrustSetPolicies(server, policy))
      if let authorities { try trustOnly(authorities, in: server) }
      var problem: CFError?
      guard SecTrustEvaluateWithError(server, &problem) else {
        throw .untrusted(problem ?? Distrust("the certificate is not valid"))
      }
      guard pins.isEmpty || Self.pin(of: server).map(pins.contains) == true else {
        throw .untrusted(Distrust("the server has none of the pinned keys"))
      }
    }

    /// Makes the certificates of a file the only authorities.
    private func trustOnly(_ file: URL, in server: SecTrust) throws(TransportError) {
      guard let text = try? String(contentsOf: file, encoding: .utf8),
        let certificates = PEMCertificates.read(text), !certificates.isEmpty
      else { throw .untrusted(Distrust("the file of authorities can't be read")) }
      let anchors = certificates.compactMap { SecCertificateCreateWithData(nil, $0 as CFData) }
      guard anchors.count == certificates.count else {
        throw .untrusted(Distrust("the file of authorities has a faulty certificate"))
      }
      try require(SecTrustSetAnchorCertificates(server, anchors as CFArray))
      try require(SecTrustSetAnchorCertificatesOnly(server, true))
    }

    private func require(_ status: OSStatus) throws(TransportError) {
      guard status == errSecSuccess else {
        throw .untrusted(NSError(domain: NSOSStatusErrorDomain, code: Int(status)))
      }
    }

    /// The pin of the server's own certificate.
    private static func pin(of server: SecTrust) -> PublicKeyPin? {
      let chain = SecTrustCopyCertificateChain(server) as? [SecCertificate]
      return (chain?.first).flatMap {
        PublicKeyPin(certificate: SecCertificateCopyData($0) as Data)
      }
    }
  }
#endif
