import Foundation
import TriwireRuntime
import TriwireShop

/// The reference's Swift about files, compiled.
enum FileSnippets {
  static func files(
    shop: ShopClient, id: Shop.PetID, key: UUID, picture: URL, place: URL
  ) async throws {
    let bar = shop.reporting { progress in print(progress.fraction ?? 0) }
    try await bar.pets.uploadPhoto(
      id: id, photo: UploadFile(picture), caption: "Rex",
      more: [UploadFile(Data("…".utf8), name: "note.txt")])
    let photo = try await bar.photo(
      id: key, destination: .file(place, resuming: true).limited(to: 10 << 20))
    print(photo.url, photo.byteCount, photo.suggestedName)
  }
}
