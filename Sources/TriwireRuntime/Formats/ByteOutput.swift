internal import Foundation

// The forms in this folder write to raw memory, which is the fastest target a codec can offer.
// These two adapters serve everybody who has an array or wants a string.

extension [UInt8] {
  /// Appends what `write` leaves at the pointer it is given.
  ///
  /// - Parameters:
  ///   - capacity: How many bytes `write` may touch.
  ///   - write: Fills the memory from its start and returns how many bytes are to stay.
  @inline(__always)
  package mutating func append(
    upTo capacity: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int
  ) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      guard let start = buffer.baseAddress else { return }
      append(contentsOf: UnsafeBufferPointer(start: start, count: write(start)))
    }
  }
}

extension String {
  /// The string whose UTF-8 `write` leaves at the pointer it is given.
  ///
  /// - Parameters:
  ///   - capacity: How many bytes `write` may touch.
  ///   - write: Fills the memory from its start and returns how many bytes are to stay.
  @inline(__always)
  package init(upTo capacity: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    self.init(unsafeUninitializedCapacity: capacity) { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      return write(start)
    }
  }

  /// Calls `body` with the string's UTF-8.
  @inline(__always)
  package func withBytes<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var text = self
    var outcome: Swift.Result<Result, Failure>?
    text.withUTF8 { bytes in
      do throws(Failure) {
        outcome = .success(try body(bytes))
      } catch {
        outcome = .failure(error)
      }
    }
    guard let outcome else { return try body(UnsafeBufferPointer(start: nil, count: 0)) }
    return try outcome.get()
  }
}

extension Data {
  /// Calls `body` with the bytes.
  func withBytes<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outcome = withUnsafeBytes { raw in
      Swift.Result { () throws(Failure) in
        try raw.withMemoryRebound(to: UInt8.self) { (bytes) throws(Failure) in try body(bytes) }
      }
    }
    return try outcome.get()
  }
}
