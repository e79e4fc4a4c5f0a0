import Foundation
import Testing
import TriwireRuntime
import TriwireS3
import TriwireTestSupport

/// The generated client of `Specs/S3` against moto.
@Suite(.timeLimit(.minutes(3)))
struct S3Tests {
  /// moto takes any signature for a good one.
  private func client() async throws -> S3Client {
    let url = try await TestServer.s3.running().url
    let signature = "AWS4-HMAC-SHA256 Credential=test/20260101/us-east-1/s3/aws4_request"
    return S3Client(
      server: S3.Server(url), credentials: S3.Credentials(signature: .value(signature)))
  }

  /// A client and a bucket of its own.
  private func bucket() async throws -> (S3Client, String) {
    let client = try await client()
    let name = "bucket-\(UUID().uuidString.lowercased())"
    _ = try await client.buckets.createBucket(bucket: name)
    return (client, name)
  }

  @Test func bucketsComeAndGo() async throws {
    let (client, name) = try await bucket()
    let list = try await client.buckets.listBuckets()
    let bucket = try #require(list.buckets.first { $0.name == name })
    #expect(abs(bucket.creationDate.timeIntervalSinceNow) < 60)
    #expect(!list.owner.id.isEmpty)
    try await client.buckets.deleteBucket(bucket: name)
    #expect(try await !client.buckets.listBuckets().buckets.contains { $0.name == name })
  }

  @Test func bucketsThatAreNotEmptyStay() async throws {
    let (client, name) = try await bucket()
    _ = try await client.objects.putObject(Data([1]), bucket: name, key: "a")
    await rejects(.bucketNotEmpty, status: 409) {
      try await client.buckets.deleteBucket(bucket: name)
    }
  }

  static let keys = ["plain", "a/b/c.txt", "a b&c+d", "ü/日本/🪣", "50%", "<x>&amp;\"'"]

  @Test(arguments: keys) func objectsOfAnyKey(key: String) async throws {
    let (client, name) = try await bucket()
    let content = Data("\(key) holds this".utf8)
    let put = try await client.objects.putObject(content, bucket: name, key: key)
    #expect(put.eTag.rawValue.hasPrefix("\""))
    let object = try await client.objects.getObject(bucket: name, key: key)
    #expect(object.body == content)
    #expect(object.eTag == put.eTag)
    #expect(abs(object.lastModified.timeIntervalSinceNow) < 60)
    let head = try await client.objects.headObject(bucket: name, key: key)
    #expect(head.eTag == put.eTag)
    #expect(head.contentLength == Int64(content.count))
    let list = try await client.objects.listObjects(bucket: name)
    #expect(list.contents.map(\.key) == [key])
    #expect(list.contents.first?.eTag == put.eTag)
    #expect(list.contents.first?.size == Int64(content.count))
    #expect(list.contents.first?.storageClass == .standard)
    try await client.objects.deleteObject(bucket: name, key: key)
    #expect(try await client.objects.listObjects(bucket: name).contents.isEmpty)
  }

  @Test func partsOfObjects() async throws {
    let (client, name) = try await bucket()
    let body = Data("0123456789".utf8)
    _ = try await client.objects.putObject(body, bucket: name, key: "digits")
    let part = try await client.objects.getObject(bucket: name, key: "digits", range: "bytes=2-4")
    #expect(part.body == Data("234".utf8))
    #expect(part.contentLength == 3)
  }

  @Test func absentObjectsAreATypedError() async throws {
    let (client, name) = try await bucket()
    let error = await rejects(.noSuchKey, status: 404) {
      _ = try await client.objects.getObject(bucket: name, key: "gone/for good")
    }
    #expect(error?.key == "gone/for good")
    #expect(error?.message == "The specified key does not exist.")
    do {
      _ = try await client.objects.headObject(bucket: name, key: "gone")
      Issue.record("an object that isn't there has a head")
    } catch {
      #expect(error.code == 404)
    }
    await rejects(.noSuchBucket, status: 404) {
      _ = try await client.objects.listObjects(bucket: name + "-2")
    }
  }

  @Test func longListsComeInParts() async throws {
    let (client, name) = try await bucket()
    let keys = (0..<1050).map { "key \($0) & more" }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for key in keys {
        group.addTask { _ = try await client.objects.putObject(Data(), bucket: name, key: key) }
      }
      try await group.waitForAll()
    }
    let first = try await client.objects.listObjects(bucket: name)
    #expect(first.isTruncated && first.keyCount == 1000 && first.maxKeys == 1000)
    var (found, token, parts) = ([String](), String?.none, 0)
    repeat {
      let part = try await client.objects.listObjects(
        bucket: name, continuationToken: token, maxKeys: 400)
      #expect(part.isTruncated == (part.nextContinuationToken != nil))
      found += part.contents.map(\.key)
      token = part.nextContinuationToken
      parts += 1
    } while token != nil && parts < 10
    #expect(parts == 3)
    #expect(found == keys.sorted())
  }

  @Test func foldersAreCommonPrefixes() async throws {
    let (client, name) = try await bucket()
    for key in ["a/1", "a/2", "b/1", "c"] {
      _ = try await client.objects.putObject(Data(), bucket: name, key: key)
    }
    let list = try await client.objects.listObjects(bucket: name, delimiter: "/")
    #expect(list.commonPrefixes.map(\.prefix) == ["a/", "b/"])
    #expect(list.contents.map(\.key) == ["c"])
    let inside = try await client.objects.listObjects(bucket: name, prefix: "a/")
    #expect(inside.contents.map(\.key) == ["a/1", "a/2"])
  }

  @Test func manyObjectsAreDeletedAtOnce() async throws {
    let (client, name) = try await bucket()
    for key in Self.keys {
      _ = try await client.objects.putObject(Data(), bucket: name, key: key)
    }
    let objects = Self.keys.map { S3.ObjectID(key: $0) }
    let result = try await client.objects.deleteObjects(S3.Delete(object: objects), bucket: name)
    #expect(Set(result.deleted.map(\.key)) == Set(Self.keys))
    #expect(result.error.isEmpty)
    #expect(try await client.objects.listObjects(bucket: name).contents.isEmpty)
  }

  @Test func tags() async throws {
    let (client, name) = try await bucket()
    _ = try await client.objects.putObject(Data(), bucket: name, key: "a b")
    #expect(try await client.tags.getTags(bucket: name, key: "a b").tagSet.isEmpty)
    let tags = S3.Tagging(tagSet: [
      S3.Tag(key: "color", value: "dark green"), .init(key: "x", value: ""),
    ])
    try await client.tags.putTags(tags, bucket: name, key: "a b")
    #expect(try await client.tags.getTags(bucket: name, key: "a b") == tags)
  }

  @Test func uploadsInParts() async throws {
    let (client, name) = try await bucket()
    let key = "big & small"
    let upload = try await client.uploads.createUpload(bucket: name, key: key)
    #expect(upload.bucket == name && upload.key == key)
    let contents = [Data(repeating: 1, count: 5 << 20), Data(repeating: 2, count: 5 << 20)]
    var parts: [S3.Part] = []
    for (index, content) in contents.enumerated() {
      let number = Int32(index + 1)
      let part = try await client.uploads.uploadPart(
        content, bucket: name, key: key, partNumber: number, uploadID: upload.uploadID)
      parts.append(S3.Part(partNumber: number, eTag: part.eTag))
    }
    let listed = try await client.uploads.listParts(
      bucket: name, key: key, uploadID: upload.uploadID)
    #expect(listed.part.map(\.eTag) == parts.map(\.eTag))
    #expect(listed.part.map(\.size) == contents.map { Int64($0.count) })
    let done = try await client.uploads.completeUpload(
      S3.CompleteUpload(part: parts), bucket: name, key: key, uploadID: upload.uploadID)
    #expect(done.key == key && done.bucket == name)
    let object = try await client.objects.getObject(bucket: name, key: key)
    #expect(object.body == contents[0] + contents[1])
    #expect(object.eTag == done.eTag)
  }

  @Test func uploadsAreAborted() async throws {
    let (client, name) = try await bucket()
    let upload = try await client.uploads.createUpload(bucket: name, key: "a")
    try await client.uploads.abortUpload(bucket: name, key: "a", uploadID: upload.uploadID)
    await rejects(.noSuchUpload, status: 404) {
      _ = try await client.uploads.listParts(bucket: name, key: "a", uploadID: upload.uploadID)
    }
  }

  /// The error that a call is rejected with.
  @discardableResult
  private func rejects(
    _ code: S3.ErrorCode, status: Int, _ call: () async throws -> Void
  ) async -> S3.Error? {
    do {
      try await call()
      Issue.record("the call was not rejected")
    } catch {
      guard case .rejected(let failure, let response)? = error as? APIError<S3.Error> else {
        Issue.record("\(error)")
        return nil
      }
      #expect(failure.code == code)
      #expect(response.status == status)
      return failure
    }
    return nil
  }
}
