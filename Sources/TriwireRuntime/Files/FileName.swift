internal import Foundation

/// Names of files that come from elsewhere, made harmless.
enum FileName {
  /// What to call an answer: as it says, or as its URL ends, or `download`.
  static func suggested(by response: HTTPResponse, to url: URL) -> String {
    let said = response.headers.values(of: "Content-Disposition").first
      .flatMap(ContentDisposition.fileName)
    let last = (response.url ?? url).lastPathComponent
    return said.flatMap(cleaned) ?? cleaned(last) ?? "download"
  }

  /// The name without folders, control characters, characters that file systems reserve, marks that
  /// turn the direction of text, and blanks and dots at its ends; nil when nothing is left.
  static func cleaned(_ name: String) -> String? {
    let last = name.unicodeScalars.split { $0 == "/" || $0 == "\\" }.last ?? [][...]
    let plain = String(String.UnicodeScalarView(last.compactMap(replacement)))
    let trimmed = trimmed(plain)
    guard !trimmed.isEmpty else { return nil }
    return shortened(isDevice(trimmed) ? "_" + trimmed : trimmed)
  }

  /// The name with a number before its extension: `photo 2.png`.
  static func numbered(_ name: String, _ number: Int) -> String {
    let (stem, ending) = parts(of: name)
    return "\(stem) \(number)\(ending)"
  }

  private static func trimmed(_ name: String) -> String {
    name.trimmingCharacters(in: .whitespacesAndNewlines.union(["."]))
  }

  private static func replacement(_ scalar: UnicodeScalar) -> UnicodeScalar? {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator: nil
    default: "<>:\"|?*".unicodeScalars.contains(scalar) ? "_" : scalar
    }
  }

  /// Names that Windows keeps for devices, whatever the extension.
  private static func isDevice(_ name: String) -> Bool {
    let stem = name.prefix { $0 != "." }.uppercased()
    return ["CON", "PRN", "AUX", "NUL"].contains(stem)
      || stem.count == 4 && (stem.hasPrefix("COM") || stem.hasPrefix("LPT"))
        && stem.last?.isNumber == true
  }

  /// At most 200 bytes, of 255 that most file systems allow; the extension stays.
  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > 200 else { return name }
    let (stem, ending) = parts(of: name)
    let kept = ending.utf8.count <= 20 ? ending : ""
    let short = prefix(of: ending == kept ? stem : name, 200 - kept.utf8.count)
    return trimmed(short) + kept
  }

  /// Whole characters, or parts of the first one where that alone is too long.
  private static func prefix(of name: String, _ bytes: Int) -> String {
    var short = String.UnicodeScalarView()
    var count = 0
    for scalar in name.unicodeScalars {
      count += UTF8.width(scalar)
      if count > bytes { break }
      short.append(scalar)
    }
    let cut = String(short)
    let whole = name.hasPrefix(cut) ? cut : String(cut.dropLast())
    return whole.isEmpty ? cut : whole
  }

  private static func parts(of name: String) -> (stem: String, ending: String) {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return (name, "") }
    return (String(name[..<dot]), String(name[dot...]))
  }
}
