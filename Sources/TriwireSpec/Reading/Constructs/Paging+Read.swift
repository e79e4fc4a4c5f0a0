import TriwireYAML

extension Paging {
  static func read(_ value: Value) -> Located<Paging>? {
    value.mapping("'paging'") { keys in
      guard let style = keys.require("style", { $0.choice(Style.self) }) else {
        keys.ignoreRest()
        return nil
      }
      var paging = Paging(style: style)
      paging.takeParameters(&keys)
      let isWhole = !keys.has("items")
      paging.items = keys.take("items", DottedPath.readOrWhole)
      paging.total = keys.take("total") { $0.text() }
      // A path that can't be read is no page that is the whole answer.
      return isWhole || paging.items != nil ? value.located(paging) : nil
    }
  }

  /// Each style has its own names; those of another style stay unknown keys.
  private mutating func takeParameters(_ keys: inout MappingReader) {
    switch style.value {
    case .page:
      page = keys.require("page") { $0.text() }
    case .offset:
      offset = keys.require("offset") { $0.text() }
    case .cursor:
      cursor = keys.require("cursor") { $0.text() }
      next = keys.require("next", DottedPath.read)
    case .link: break
    }
    size = keys.take("size") { $0.text() }
  }
}
