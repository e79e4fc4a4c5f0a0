extension Command {
  static let templates = Command(
    "templates",
    summary: "Look at the templates or copy them to change them",
    action: .choose([]))
}
