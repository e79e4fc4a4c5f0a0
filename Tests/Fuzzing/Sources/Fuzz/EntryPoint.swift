import Foundation

/// What libFuzzer calls with every input that it makes up.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  Subject.chosen.attempt(bytes.map { Data(bytes: $0, count: count) } ?? Data())
  return 0
}

/// What is tried. The environment's `SUBJECT` chooses one.
enum Subject: String, CaseIterable {
  case json
  case xml
  case protobuf
  case wires
  case spec
  case mustache
  case text

  static let chosen: Subject = {
    let name = ProcessInfo.processInfo.environment["SUBJECT"] ?? ""
    guard let subject = Subject(rawValue: name) else {
      fatalError("SUBJECT is none of \(allCases.map(\.rawValue))")
    }
    return subject
  }()

  func attempt(_ input: Data) {
    switch self {
    case .json: JSONInput.attempt(input)
    case .xml: XMLInput.attempt(input)
    case .protobuf: ProtobufInput.attempt(input)
    case .wires: ThreeWires.attempt(input)
    case .spec: SpecInput.attempt(input)
    case .mustache: MustacheInput.attempt(input)
    case .text: TextInput.attempt(input)
    }
  }
}

/// Ends the process when two values that must agree don't.
func agree<Value: Equatable>(_ left: Value, _ right: Value, _ what: String) {
  if left != right { fatalError("\(what):\n\(left)\n\(right)") }
}
