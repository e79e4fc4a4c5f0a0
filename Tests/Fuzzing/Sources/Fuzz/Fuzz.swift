import CLibFuzzer
import Foundation

/// libFuzzer with the subject that the environment's `SUBJECT` names; arguments are libFuzzer's own.
@main enum Fuzz {
  private static let subject: Subject = {
    let name = ProcessInfo.processInfo.environment["SUBJECT"] ?? ""
    guard let subject = Subject.all.first(where: { $0.name == name }) else {
      fatalError("SUBJECT is none of \(Subject.all.map(\.name))")
    }
    return subject
  }()

  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(
      LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
        Fuzz.subject.attempt(bytes.map { Data(bytes: $0, count: count) } ?? Data())
        return 0
      })
  }
}
