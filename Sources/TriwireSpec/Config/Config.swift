/// What a `triwire-config.yaml` says about the sources of the specs in its folder.
///
/// What is `nil` isn't said there.
package struct Config: Equatable, Sendable {
  /// Specs apart from those in the folder; patterns are replaced by the files they match.
  package var specs: [Located<String>]
  package var access: Access?
  /// Into how many files requests and models are split, in ``shardRange``.
  package var shards: Int?
  /// Whether types that say nothing of it are `Codable`.
  package var isCodable: Bool?
  /// The folder of the templates that replace built-in ones.
  package var templates: String?

  package static let shardRange = 1...1000
}
