import Foundation
import Testing
import TriwireRuntime

@Suite struct ShopTests {
  private let text = """
    {"id":9007199254740993,"name":"Bo \\u00e9","tags":["a","b"],"born":"2026-11-30",\
    "status":"newer","owner":{"name":"Al","pets":[{"id":1,"name":"x","tags":[],"status":"1st"}]}}
    """

  @Test func readsAndWritesAModel() throws {
    let pet = try Shop.Pet(json: Data(text.utf8))
    #expect(pet.id == 9_007_199_254_740_993)
    #expect(pet.name == "Bo é")
    #expect(pet.status == .unknown("newer"))
    #expect(pet.owner?.pets.first?.status == .first1st)
    let written = try pet.json()
    #expect(String(decoding: written, as: UTF8.self) == text.replacing("\\u00e9", with: "é"))
    #expect(try Shop.Pet(json: written) == pet)
  }
}
