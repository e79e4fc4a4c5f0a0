import Foundation

// Reads one hostile input and prints the seconds of CPU and the bytes of memory that it took. Arguments:
// the input's name and about how many bytes it has; without any, the names are listed. `growth.py`
// compares sizes.

let subjects = Subject.json + Subject.xml + Subject.protobuf + Subject.messages
let arguments = Array(CommandLine.arguments.dropFirst())

if let name = arguments.first, let size = arguments.last.flatMap({ Int($0) }) {
  guard let subject = subjects.first(where: { $0.name == name }) else { exit(64) }
  // What is set up once is no part of it.
  try? await subject.prepare(100)()
  let trial = subject.prepare(size)
  let start = Usage.reset()
  let outcome: String
  do {
    try await trial()
    outcome = "read"
  } catch {
    outcome = "refused: \(error)"
  }
  let end = Usage.now()
  print(end.seconds - start.seconds, end.bytes - start.bytes, outcome)
} else {
  subjects.forEach { print($0.name) }
}
