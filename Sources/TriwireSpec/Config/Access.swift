/// Who may use the generated declarations.
package enum Access: String, Hashable, Sendable, CaseIterable {
  case `public`, package, `internal`
}
