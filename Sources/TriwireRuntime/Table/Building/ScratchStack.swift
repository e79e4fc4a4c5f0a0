/// Memory that is taken and given back in the manner of a stack, for values under way.
///
/// What has been taken never moves.
struct ScratchStack: ~Copyable {
  private var blocks: [UnsafeMutableRawBufferPointer] = []
  /// Which block the top lies in.
  private var block = -1
  private var used = 0

  /// A place in the stack; what was taken after it is given back by ``release(to:)``.
  struct Mark {
    fileprivate let block: Int
    fileprivate let used: Int
  }

  deinit {
    for block in blocks { block.deallocate() }
  }

  var mark: Mark { Mark(block: block, used: used) }

  mutating func release(to mark: Mark) {
    block = mark.block
    used = mark.used
  }

  /// Takes memory that is aligned for any type.
  @inline(__always)
  mutating func take(_ byteCount: Int) -> UnsafeMutableRawPointer {
    let size = ScratchStack.rounded(byteCount)
    if block >= 0, blocks[block].count - used >= size, let base = blocks[block].baseAddress {
      defer { used += size }
      return base + used
    }
    return takeFromNextBlock(size)
  }

  /// Makes what was taken last larger where it stands; false when there is no room.
  mutating func extend(
    _ pointer: UnsafeMutableRawPointer, from oldCount: Int, to newCount: Int
  ) -> Bool {
    guard block >= 0, let base = blocks[block].baseAddress,
      pointer + ScratchStack.rounded(oldCount) == base + used
    else { return false }
    let end = (pointer - base) + ScratchStack.rounded(newCount)
    guard end <= blocks[block].count else { return false }
    used = end
    return true
  }

  private mutating func takeFromNextBlock(_ size: Int) -> UnsafeMutableRawPointer {
    block += 1
    // Blocks above the top hold nothing: one that is too small gives way.
    if block < blocks.count, blocks[block].count < size {
      blocks[block].deallocate()
      blocks[block] = ScratchStack.newBlock(size)
    } else if block == blocks.count {
      blocks.append(ScratchStack.newBlock(size))
    }
    used = size
    return blocks[block].baseAddress
      ?? UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
  }

  private static func newBlock(_ size: Int) -> UnsafeMutableRawBufferPointer {
    .allocate(byteCount: max(size, 16_384), alignment: 16)
  }

  private static func rounded(_ byteCount: Int) -> Int { (max(byteCount, 1) + 15) & ~15 }
}
