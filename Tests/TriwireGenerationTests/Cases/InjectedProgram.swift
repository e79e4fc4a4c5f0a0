import Foundation
import TriwireRuntime

// Prints the texts of the spec beside it, as the generated code has them, by the spec's slots.

let file = URL(fileURLWithPath: CommandLine.arguments[1])
let texts = try JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))
nonisolated(unsafe) var told: [String: String] = [:]
nonisolated(unsafe) var sent: HTTPRequest?
nonisolated(unsafe) var answer = HTTPResponse(200)

let client = InjectedClient(
  server: .main, common: Injected.Common(q1: .value("q1")),
  credentials: Injected.Credentials(key: .value("q3")),
  transport: .stub { request in
    sent = request
    return answer
  })

/// Bytes in place of `%XX`; Foundation would drop a byte order mark.
func decoded(_ text: some StringProtocol) -> String {
  var bytes: [UInt8] = []
  var rest = text.utf8.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }[...]
  while let byte = rest.popFirst() {
    let digits = String(decoding: rest.prefix(2), as: UTF8.self)
    guard byte == UInt8(ascii: "%"), let value = UInt8(digits, radix: 16) else {
      bytes.append(byte)
      continue
    }
    bytes.append(value)
    rest = rest.dropFirst(2)
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// Names and values, in turn, of a query or a form.
func pairs(_ text: String?) -> [(String, String)] {
  (text ?? "").split(separator: "&").map { pair in
    let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
      decoded)
    return (parts[0], parts[1])
  }
}

func members(_ json: Data) throws -> [String: String] {
  try JSONDecoder().decode([String: String].self, from: json)
}

/// The names of members whose values are the names of slots.
func tell(_ pairs: some Sequence<(key: String, value: String)>) {
  for (name, value) in pairs where value.wholeMatch(of: /[a-z]\d/) != nil { told[value] = name }
}

// Enumerations and defaults.
for value in Injected.Kind.allCases { told["\(value)"] = value.rawValue }
for value in [Injected.Shut.e10, .e11, .e12] { told["\(value)"] = value.rawValue }
let model = Injected.Model()
for (slot, text) in [
  ("d0", model.d0), ("d1", model.d1), ("d2", model.d2), ("d3", model.d3), ("d4", model.d4),
  ("d5", model.d5), ("d6", model.d6), ("d7", model.d7), ("d8", Injected.Find(id: "i").q4),
] { told[slot] = text }

// Names of members.
let wires = Injected.Wires(
  w0: "w0", w1: "w1", w2: "w2", w3: "w3", w4: "w4", w5: "w5", w6: "w6", w7: "w7")
tell(try members(wires.json()))
tell(try members(Injected.Failure(w9: "w9").json()))

// Tags of unions.
for (slot, value) in [("u1", Injected.Tagged.one(.init())), ("u2", .two(.init()))] {
  for (name, tag) in try members(Codec<Injected.Tagged>.union.json(value)) {
    (told["u0"], told[slot]) = (name, tag)
  }
}
for (slot, value) in [("u3", Injected.Keyed.one(.init())), ("u4", .two(.init()))] {
  let json = try JSONDecoder().decode(
    [String: [String: String]].self, from: Codec<Injected.Keyed>.union.json(value))
  told[slot] = json.keys.first
}

// Codes and members of an envelope.
for code in Injected.StandardCode.allCases {
  told[["first": "b1", "second": "b2", "third": "b3"]["\(code)"] ?? ""] = code.rawValue
}
func envelope(_ code: String, _ rest: String, _ value: String) throws -> HTTPResponse {
  let key = try JSONEncoder().encode([texts["k0"] ?? "": texts[code] ?? ""]).dropLast()
  let other = try JSONEncoder().encode([texts[rest] ?? ""]).dropFirst().dropLast()
  return HTTPResponse(
    200, headers: ["Content-Type": "application/json"],
    body: key + Data(",".utf8) + other + Data(":\(value)}".utf8))
}
answer = try envelope("b0", "k2", "{}")
if (try? await client.wrapped()) != nil {
  for slot in ["k0", "k2", "b0"] { told[slot] = texts[slot] }
} else {
  told["k0"] = "the envelope isn't open"
}
answer = try envelope("b2", "k1", "\"said\"")
do {
  _ = try await client.wrapped()
} catch {
  if case .business(_, "said", _) = error {
    told["k1"] = texts["k1"]
  } else {
    told["k1"] = "\(error)"
  }
}

// Requests.
answer = HTTPResponse(204)
_ = try? await client.things.find(id: "i", q4: "q4", q5: "q5")
for (name, value) in pairs(
  URLComponents(url: sent!.url, resolvingAgainstBaseURL: true)?.percentEncodedQuery)
{
  if value.wholeMatch(of: /q\d/) != nil {
    told[value] = name
  } else {
    (told["q0"], told["c0"]) = (name, value)
  }
}
(told["h0"], told["h1"]) = (sent?.headers["X-Const"], sent?.headers["X-Other"])
_ = try? await client.sendRequest(f0: "f0", f1: "f1")
for (name, value) in pairs(sent?.body?.data.map { String(decoding: $0, as: UTF8.self) })
where value.wholeMatch(of: /f\d/) != nil { told[value] = name }
_ = try? await client.put(w8: "w8")
for (name, value) in try members(sent?.body?.data ?? Data()) {
  if value == "w8" { told["w8"] = name } else { (told["q2"], told["c1"]) = (name, value) }
}
_ = try? await client.raw(Data())
let mediaType = sent?.headers["Content-Type"] ?? ""
told["m0"] = String(mediaType.dropFirst(#"text/x; a=""#.count).dropLast())
told["s0"] = String(Injected.Server.main.url.dropFirst("https://h/".count))

print(String(decoding: try JSONEncoder().encode(told), as: UTF8.self))
