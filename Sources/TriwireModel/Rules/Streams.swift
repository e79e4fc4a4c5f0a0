import TriwireSpec

/// Streams are framed as their wire can be.
enum Streams {
  static func check(_ draft: Draft) {
    for endpoint in draft.endpoints {
      let wires = endpoint.value.wires(draft.spec.defaults)
      if case .stream(_, let framing)? = endpoint.body?.value {
        check(framing, [wires.request], draft.findings)
      }
      for answer in endpoint.successes {
        guard case .stream(_, let framing) = answer.value else { continue }
        check(framing, wires.response, draft.findings)
      }
    }
  }

  private static func check(
    _ framing: Located<Framing>, _ wires: [Wire], _ findings: Findings
  ) {
    let fits =
      switch framing.value {
      case .delimited: wires.contains(.protobuf)
      case .sse, .lines: wires.contains(.json)
      }
    guard !fits else { return }
    let wire = framing.value == .delimited ? "protobuf" : "JSON"
    findings.error(
      "'\(framing.value.rawValue)' frames \(wire), which the wire is not", at: framing.location)
  }
}
