/// The version of triwire; it also stands in the first line of each generated file.
package enum TriwireVersion {
  package static let current = "0.1.0"
}
