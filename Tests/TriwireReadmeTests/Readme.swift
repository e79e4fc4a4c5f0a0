import Foundation
import TriwireTestSupport

/// The fenced blocks of the README, or of another page.
struct Readme {
  struct Block {
    /// The comment in the line before the block, without its marks; empty when there is none.
    var remark: String
    var language: String
    var text: String
  }

  let blocks: [Block]

  init(_ path: String = "README.md") throws {
    let text = try String(
      contentsOf: Toolchain.root.appendingPathComponent(path), encoding: .utf8)
    blocks = Self.blocks(of: text.components(separatedBy: "\n"))
  }

  func blocks(remarked prefix: String) -> [Block] {
    blocks.filter { $0.remark.hasPrefix(prefix) }
  }

  private static func blocks(of lines: [String]) -> [Block] {
    var blocks: [Block] = []
    var open: Block?
    for (index, line) in lines.enumerated() {
      if let block = open, line == "```" {
        blocks.append(block)
        open = nil
      } else if open != nil {
        open?.text += line + "\n"
      } else if line.hasPrefix("```") {
        open = Block(
          remark: remark(in: lines[index - 1]), language: String(line.dropFirst(3)), text: "")
      }
    }
    return blocks
  }

  private static func remark(in line: String) -> String {
    guard line.hasPrefix("<!-- "), line.hasSuffix(" -->") else { return "" }
    return String(line.dropFirst(5).dropLast(4))
  }
}
