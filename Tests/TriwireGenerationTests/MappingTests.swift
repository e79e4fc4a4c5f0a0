import Testing

@testable import TriwireGeneration

/// Types under protobuf's mapping to JSON.
struct MappingTests {
  @Test(arguments: [
    ("google.protobuf.Int32Value", "int32", ".proto3Wrapper"),
    ("google.protobuf.Struct", "map<json>", ".proto3Wrapper"),
    ("google.protobuf.FieldMask", "list<string>", ".proto3FieldMask"),
    ("google.protobuf.Timestamp", "int64", ".proto3"),
    ("example.Int32Value", "int32", ".proto3"),
  ])
  func mapsMessages(name: String, field: String, mapping: String) throws {
    let type = "{proto: {name: \(name)}, fields: {value: {type: \(field), number: 1}}}"
    let spec = "triwire: 1\nname: Shop\njson: proto3\ntypes:\n  T: \(type)\n"
    let models = try #require(try Pipeline.files(spec).first { $0.name == "ShopModels.swift" })
    #expect(
      models.text.contains(#""T", json: \#(mapping), "#)
        || models.text.contains("json: \(mapping),\n"))
  }
}
