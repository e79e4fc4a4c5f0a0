/// What a tree holds, or may hold, with every alias counted as all that it stands for.
struct Budget {
  var nodes: Int
  var textBytes: Int

  static func - (left: Budget, right: Budget) -> Budget {
    Budget(nodes: left.nodes - right.nodes, textBytes: left.textBytes - right.textBytes)
  }
}
