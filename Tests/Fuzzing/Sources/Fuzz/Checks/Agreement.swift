import Foundation
import TriwireRuntime

/// Ends the process when two values that must agree don't.
func agree<Value: Equatable>(_ left: Value, _ right: Value, _ what: @autoclosure () -> String) {
  require(left == right, "\(what()):\n\(left)\n\(right)")
}

/// Ends the process unless what must hold does.
func require(_ holds: Bool, _ message: @autoclosure () -> String) {
  if !holds { fail(message()) }
}

/// Ends the process with a message, which a failed precondition wouldn't show in a release build.
func fail(_ message: String) -> Never {
  fatalError(message)
}

/// Ends the process when what was written of a value that was read isn't read and written again as
/// the same. A value that can't be written is none of this.
func checkRewriting<Value>(
  of value: Value, _ what: String, _ write: (Value) throws -> Data, _ read: (Data) throws -> Value
) {
  guard let written = try? write(value) else { return }
  do {
    agree(text(try write(try read(written))), text(written), what)
  } catch {
    fail("\(what): \(error)\n\(text(written))")
  }
}

/// Bytes as a message shows them.
func text(_ bytes: Data) -> String {
  String(data: bytes, encoding: .utf8) ?? bytes.map { String($0, radix: 16) }.joined(separator: " ")
}

/// Takes nothing of what it is read from.
struct Nothing: WireModel {
  static let fields = FieldTable<Nothing>("Nothing", xml: XMLRoot("nothing"), [])
}
