/// The files of a spec, known before it is read: build plugins must declare them.
///
/// The build plugin compiles this file too; plugins know no `package` access.
struct OutputNames {
  /// The spec's `name`, such as `Shop`.
  var name: String
  /// Into how many parts requests and models are split, at least 1.
  var shards: Int

  init(name: String, shards: Int = 1) {
    self.name = name
    self.shards = max(1, shards)
  }

  var client: String { "\(name)Client.swift" }

  /// One name a shard.
  var requests: [String] { parts("Requests") }

  /// One name a shard.
  var models: [String] { parts("Models") }

  var all: [String] { [client] + requests + models }

  private func parts(_ kind: String) -> [String] {
    if shards == 1 { return ["\(name)\(kind).swift"] }
    return (1...shards).map { "\(name)\(kind)\($0).swift" }
  }
}
