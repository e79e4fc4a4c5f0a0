package import TriwireModel
package import TriwireSpec

/// One of two specs that are compared: as it was written and as it is generated.
package struct Edition: Sendable {
  package var spec: Spec
  package var api: API

  package init(spec: Spec, api: API) {
    self.spec = spec
    self.api = api
  }
}
