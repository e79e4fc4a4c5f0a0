/// What a run does to an output folder, decided before anything is written.
package struct OutputPlan: Equatable, Sendable {
  /// As the user gave it.
  package var folder: String
  /// Sorted by name.
  package var steps: [Step]

  package struct Step: Equatable, Sendable {
    package var name: String
    package var action: Action
  }

  package enum Action: Equatable, Sendable {
    case create([UInt8])
    /// The header is that of the file on the disk; `isBodySame` when nothing else is different.
    case change([UInt8], from: OwnershipHeader, isBodySame: Bool)
    case keep
    /// The file belongs to one of the specs, which no longer gives it.
    case remove

    /// `nil` when there is nothing to write.
    var bytes: [UInt8]? {
      switch self {
      case .create(let bytes), .change(let bytes, _, _): bytes
      case .keep, .remove: nil
      }
    }

    /// Whether a file goes away or makes room.
    var displaces: Bool {
      switch self {
      case .change, .remove: true
      case .create, .keep: false
      }
    }
  }

  package func path(of step: Step) -> String { Disk.join(folder, step.name) }

  /// Whether the folder already holds exactly what it should.
  package var isUpToDate: Bool { steps.allSatisfy { $0.action == .keep } }
}
