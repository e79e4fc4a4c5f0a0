package import TriwireModel
package import TriwireMustache
import TriwireTemplates

/// Turns APIs into Swift sources. A pure function of its input: the same bytes every time.
package struct Generator {
  private let options: GenerationOptions
  private let templates: [String: Template]

  /// - Throws: When a template of the user's can't be read.
  package init(_ options: GenerationOptions) throws(TemplateError) {
    self.options = options
    let texts = BuiltInTemplates.texts.merging(options.templates) { _, own in own }
    var templates: [String: Template] = [:]
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      templates[name] = try Template(parsing: text, name: name)
    }
    self.templates = templates
  }

  /// The files of an API: the client, the requests, the models.
  ///
  /// - Throws: When a template of the user's reads what isn't there.
  package func files(for api: API) throws(TemplateError) -> [SourceFile] {
    let names = OutputNames(name: api.name, shards: options.shards)
    let scope = Scope.inside(api, access: options.access)
    let client = try file(names.client, "client", FileView.client(api, options: options))
    let requests = zip(names.requests, split(api.endpoints) { $0.typeName.text })
    let models = zip(names.models, split(api.declarations) { $0.name.text })
    return try [client]
      + requests.map { (name, part) throws(TemplateError) in
        try file(name, "requests", FileView.requests(part, scope: scope, options: options))
      }
      + models.map { (name, part) throws(TemplateError) in
        try file(name, "models", FileView.models(part, scope: scope, options: options))
      }
  }

  private func split<Element>(
    _ elements: [Element], by name: (Element) -> String
  ) -> [[Element]] {
    Shard.split(elements, into: options.shards, by: name)
  }

  private func file(
    _ name: String, _ template: String, _ value: Value
  ) throws(TemplateError) -> SourceFile {
    let text = try templates[template]?.render(value, partials: templates) ?? ""
    return SourceFile(name: name, text: text)
  }
}
