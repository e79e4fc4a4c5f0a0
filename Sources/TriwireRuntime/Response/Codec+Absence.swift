extension Codec {
  /// What stands for a value that isn't there: nil for an optional, no elements for a list or a map.
  /// nil when the value can't be left out.
  var whenAbsent: Value? {
    let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { place.deallocate() }
    return core.initializeAbsent(place) ? place.move() : nil
  }
}
