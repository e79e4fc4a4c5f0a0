/// The files of a spec, known before it is read: build plugins must declare them.
package struct OutputNames {
  /// The spec's `name`, such as `Shop`.
  package var name: String
  /// Into how many parts requests and models are split, at least 1.
  package var shards: Int

  package init(name: String, shards: Int = 1) {
    self.name = name
    self.shards = max(1, shards)
  }

  package var client: String { "\(name)Client.swift" }

  /// One name a shard.
  package var requests: [String] { parts("Requests") }

  /// One name a shard.
  package var models: [String] { parts("Models") }

  package var all: [String] { [client] + requests + models }

  private func parts(_ kind: String) -> [String] {
    if shards == 1 { return ["\(name)\(kind).swift"] }
    return (1...shards).map { "\(name)\(kind)\($0).swift" }
  }
}
