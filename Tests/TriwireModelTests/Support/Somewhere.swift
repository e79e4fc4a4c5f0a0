import TriwireSpec
import TriwireYAML

/// A place for tests that ask for none.
let somewhere = Location(
  path: "spec.yaml",
  range: MarkRange(start: Mark(line: 1, column: 1), end: Mark(line: 1, column: 1)))
