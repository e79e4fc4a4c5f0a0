/// The strongly connected components of a graph (Tarjan's algorithm, without recursion, so that
/// long chains are no danger to the stack).
struct StrongComponents {
  /// The component of each node.
  private(set) var component: [Int]
  /// Whether the nodes of a component can reach themselves.
  private(set) var isCyclic: [Bool] = []

  private let edges: [[Int]]
  private var order: [Int]
  private var low: [Int]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var count = 0

  /// - Parameter edges: The nodes that each node leads to.
  init(_ edges: [[Int]]) {
    self.edges = edges
    component = Array(repeating: -1, count: edges.count)
    order = component
    low = component
    isOpen = Array(repeating: false, count: edges.count)
    for node in edges.indices where order[node] < 0 { visit(from: node) }
  }

  /// Whether an edge between two nodes is part of a cycle.
  func isCycle(from node: Int, to other: Int) -> Bool {
    component[node] == component[other] && isCyclic[component[node]]
  }

  /// Those of some nodes that reach themselves, one list for each cycle, in order.
  func cycles(of nodes: [Int]) -> [[Int]] {
    let cyclic = nodes.filter { isCycle(from: $0, to: $0) }
    return Dictionary(grouping: cyclic) { component[$0] }.values.sorted { $0[0] < $1[0] }
  }

  private mutating func visit(from root: Int) {
    var path = [(node: root, next: 0)]
    begin(root)
    while let (node, next) = path.last {
      guard next < edges[node].count else {
        path.removeLast()
        if let parent = path.last?.node { low[parent] = min(low[parent], low[node]) }
        if low[node] == order[node] { close(node) }
        continue
      }
      path[path.count - 1].next += 1
      let target = edges[node][next]
      if order[target] < 0 {
        begin(target)
        path.append((target, 0))
      } else if isOpen[target] {
        low[node] = min(low[node], order[target])
      }
    }
  }

  private mutating func begin(_ node: Int) {
    order[node] = count
    low[node] = count
    count += 1
    isOpen[node] = true
    open.append(node)
  }

  private mutating func close(_ root: Int) {
    var size = 0
    while let node = open.popLast() {
      isOpen[node] = false
      component[node] = isCyclic.count
      size += 1
      if node == root { break }
    }
    isCyclic.append(size > 1 || edges[root].contains(root))
  }
}
