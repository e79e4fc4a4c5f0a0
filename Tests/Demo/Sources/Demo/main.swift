import Foundation
import TriwireRuntime

let client = HTTPBinClient(server: HTTPBin.Server(CommandLine.arguments[1]))

let note = HTTPBin.Note(id: 1, title: "Water the plants", tags: ["home"], priority: .high)
let echo = try await client.echo.post(note)
print("posted as JSON, and came back as:", echo.json.map(String.init(describing:)) ?? "nothing")

let answer = try await client.get(text: "a+b & c", tags: ["x", "y"])
print("query, as the server read it:", answer.args["text"] ?? "nothing", answer.args["tags"] ?? "")

let show = try await client.slideshow().slideshow
print("slideshow '\(show.title)' by \(show.author):")
for slide in show.slides {
  print("  \(slide.title), for \(slide.type.rawValue), \(slide.items.count) items")
}

do {
  try await client.status(code: 503)
} catch {
  print("status 503 is an error with a code of its own:", error.code)
}

do {
  _ = try await client.delay(seconds: 5)
} catch {
  print("a call that takes longer than the spec allows:", error)
}
