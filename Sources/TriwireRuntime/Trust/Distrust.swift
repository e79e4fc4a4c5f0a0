/// Why a server is not trusted, where the system has no error for it.
struct Distrust: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
