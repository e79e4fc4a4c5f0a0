import TriwireYAML

/// Which properties of a schema were met in instances.
final class SchemaCoverage {
  private var visited: Set<Mark> = []

  func visit(_ property: Node) {
    visited.insert(property.range.start)
  }

  /// The paths of the properties that no instance had.
  func missing(in schema: Node, path: String = "") -> [String] {
    (schema.entries ?? []).flatMap { entry in
      let place = "\(path)/\(entry.name)"
      let below = missing(in: entry.value, path: place)
      guard entry.name == "properties" else { return below }
      let unvisited = (entry.value.entries ?? []).filter { !visited.contains($0.value.range.start) }
      return below + unvisited.map { "\(place)/\($0.name)" }
    } + (schema.elements ?? []).enumerated().flatMap { missing(in: $1, path: "\(path)/\($0)") }
  }
}
