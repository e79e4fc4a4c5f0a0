import TriwireSpec

extension Spec {
  /// The spec, as if every type that says nothing about `codable` said `codable: true`.
  var codableByDefault: Spec {
    var spec = self
    for index in spec.types.indices where spec.types[index].codable == nil {
      spec.types[index].codable = Located(true, at: spec.types[index].name.location)
    }
    return spec
  }
}
