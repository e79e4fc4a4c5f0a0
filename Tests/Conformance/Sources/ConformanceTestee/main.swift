// The testee of the protobuf project's conformance tests: reads requests from standard input and writes
// answers to standard output, each with its length before it in four bytes, the lowest first.
//
//     conformance_test_runner .build/debug/ConformanceTestee

import Foundation

let channel = Channel(input: .standardInput, output: .standardOutput)
while let message = try channel.next() {
  try channel.send(Testee.answer(to: message))
}
