import Foundation
import TriwireRuntime

// Reads and writes the same records with the runtime, as JSON, XML and protobuf, and with Foundation, by
// turns, and prints the medians. Arguments: the number of rounds (default 9), then names of shapes
// (default: all).
// For a profiler, `--alone` first leaves Foundation out.

var arguments = CommandLine.arguments.dropFirst()
let isAlone = arguments.first == "--alone"
if isAlone { arguments.removeFirst() }
let rounds = arguments.first.flatMap { Int($0) } ?? 9
let wanted = Set(arguments.dropFirst())

func json(_ count: Int, _ record: (Int) -> String) -> Data {
  Data("[\((0..<count).map(record).joined(separator: ","))]".utf8)
}

func run<Wire: WireModel, Plain: Codable & Hashable>(
  _ name: String, _ count: Int, _ wire: Wire.Type, _ plain: Plain.Type, _ record: (Int) -> String
) throws {
  guard wanted.isEmpty || wanted.contains(name) else { return }
  let comparison = try Comparison(wire, plain, json: json(count, record))
  if isAlone { return try comparison.runAlone(rounds: rounds) }
  print(try comparison.run(name, rounds: rounds))
}

func runProtobuf<Wire: WireModel, Plain: Codable & Hashable>(
  _ name: String, _ count: Int, _ wire: Wire.Type, _ plain: Plain.Type, _ record: (Int) -> String
) throws {
  guard wanted.isEmpty || wanted.contains(name) else { return }
  let comparison = try ProtobufComparison(wire, plain, json: json(count, record))
  if isAlone { return try comparison.runAlone(rounds: rounds) }
  print(try comparison.run(name, rounds: rounds))
}

print(Comparison<Record, PlainRecord>.heading)
try run("nested", 10_000, Record.self, PlainRecord.self, Documents.nested)
try run("wide", 2_000, Wide.self, PlainWide.self, Documents.wide)
try run("optional", 20_000, Sparse.self, PlainSparse.self, Documents.sparse)
try run("enum", 10_000, Labels.self, PlainLabels.self, Documents.labels)
try run("map", 5_000, Maps.self, PlainMaps.self, Documents.maps)
try run("number", 5_000, Numbers.self, PlainNumbers.self, Documents.numbers)

print()
print(ProtobufComparison<Record, PlainRecord>.heading)
try runProtobuf("nested", 10_000, Record.self, PlainRecord.self, Documents.nested)
try runProtobuf("wide", 2_000, Wide.self, PlainWide.self, Documents.wide)
try runProtobuf("optional", 20_000, Sparse.self, PlainSparse.self, Documents.sparse)
try runProtobuf("enum", 10_000, Labels.self, PlainLabels.self, Documents.labels)
try runProtobuf("map", 5_000, Maps.self, PlainMaps.self, Documents.maps)
try runProtobuf("number", 5_000, Numbers.self, PlainNumbers.self, Documents.numbers)

func runXML<Wire: WireModel, Plain: Codable & Hashable>(
  _ name: String, _ count: Int, _ wire: Wire.Type, _ plain: Plain.Type, isSpaced: Bool = false,
  _ record: (Int) -> String
) throws {
  guard wanted.isEmpty || wanted.contains("xml-" + name) else { return }
  let json = Data("[\((0..<count).map(record).joined(separator: ","))]".utf8)
  let comparison = try XMLComparison(wire, plain, json: json, isSpaced: isSpaced)
  if isAlone { return try comparison.runAlone(rounds: rounds) }
  print(try comparison.run(name, rounds: rounds))
}

print()
print(XMLComparison<Record, PlainRecord>.heading)
try runXML("nested", 10_000, Record.self, PlainRecord.self, Documents.nested)
try runXML("spaced", 10_000, Record.self, PlainRecord.self, isSpaced: true, Documents.nested)
try runXML("wide", 2_000, Wide.self, PlainWide.self, Documents.wide)
try runXML("optional", 20_000, Sparse.self, PlainSparse.self, Documents.sparse)
try runXML("enum", 10_000, Labels.self, PlainLabels.self, Documents.labels)
try runXML("map", 5_000, Maps.self, PlainMaps.self, Documents.maps)
try runXML("number", 5_000, Numbers.self, PlainNumbers.self, Documents.numbers)

func runEquality<Wire: WireModel, Plain: Codable & Hashable>(
  _ name: String, _ count: Int, _ wire: Wire.Type, _ plain: Plain.Type, _ record: (Int) -> String
) throws {
  guard !isAlone, wanted.isEmpty || wanted.contains("equal-" + name) else { return }
  print(try EqualityComparison(wire, plain, json: json(count, record)).run(name, rounds: rounds))
}

print()
print(EqualityComparison<Record, PlainRecord>.heading)
try runEquality("nested", 10_000, Record.self, PlainRecord.self, Documents.nested)
try runEquality("wide", 2_000, Wide.self, PlainWide.self, Documents.wide)
try runEquality("optional", 20_000, Sparse.self, PlainSparse.self, Documents.sparse)
try runEquality("enum", 10_000, Labels.self, PlainLabels.self, Documents.labels)
try runEquality("map", 5_000, Maps.self, PlainMaps.self, Documents.maps)
try runEquality("number", 5_000, Numbers.self, PlainNumbers.self, Documents.numbers)
