import TriwireMustache

/// `self.name = name`, as initialisers have it for each property.
struct Assignment {
  /// What stands before the property's name: `self.`, or nothing where it means nothing else.
  var qualifier = "self."
  var property: String
  var value: String
}

extension [Assignment] {
  /// One line for each that fits.
  func lines(indent: Int) -> Lines {
    var lines = CodeLines(indent: indent)
    for assignment in self { assignment.write(to: &lines) }
    return lines.finished()
  }
}

extension Assignment {
  fileprivate func write(to lines: inout CodeLines) {
    let isFlat = lines.addFlat { line in
      line += qualifier
      line += property
      line += " = "
      line += value
    }
    if isFlat { return }
    lines.add(qualifier + property, " =")
    lines.indented { $0.add(value, "") }
  }
}
