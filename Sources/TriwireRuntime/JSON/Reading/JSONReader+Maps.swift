extension JSONReader {
  /// Reads an object with any names; `finish` gets keys and values, to move them out of their
  /// places.
  mutating func readMap<Key>(
    _ key: TypedCodec<Key>, _ value: ErasedCodec,
    _ finish: (UnsafeMutableRawPointer, UnsafeMutableRawPointer, Int) -> Void
  ) throws(CodecFailure) {
    let mark = scratch.mark
    var keys = PartialList(of: key, in: &scratch)
    var values = PartialList(of: value, in: &scratch)
    do throws(CodecFailure) {
      try readMembers { (name, reader) throws(CodecFailure) in
        let place = keys.next(in: &reader.scratch)
        try reader.key(name, of: key, into: place.assumingMemoryBound(to: Key.self))
        keys.insert()
        try value.initialize(at: values.next(in: &reader.scratch), from: &reader)
        values.insert()
      }
    } catch {
      keys.abandon()
      values.abandon()
      scratch.release(to: mark)
      throw error
    }
    finish(keys.elements, values.elements, keys.count)
    scratch.release(to: mark)
  }

  private mutating func key<Key>(
    _ name: String, of codec: TypedCodec<Key>, into place: UnsafeMutablePointer<Key>
  ) throws(CodecFailure) {
    do throws(TextError) {
      place.initialize(to: try codec.parse(name))
    } catch {
      throw fail(.mismatch, "the name: \(error.reason)")
    }
  }
}
