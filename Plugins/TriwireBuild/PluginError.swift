/// A reason why a target's commands can't be told.
struct PluginError: Error, CustomStringConvertible {
  var message: String

  var description: String { message }
}
