/// The list syntax of header values (RFC 9110 section 5.6.1): elements between commas, quoted where
/// they hold a comma or a quote themselves.
enum HeaderList {
  /// Joins elements with commas. An element that would be read as another one is written as a
  /// quoted-string; a date in the form of RFC 9110 section 5.6.7 stays bare, as its grammar asks.
  static func join(_ elements: [String]) -> String {
    elements.map(element).joined(separator: ",")
  }

  /// Writes one element.
  static func element(_ text: String) -> String {
    needsQuotes(text) && !isDate(text) ? quoted(text) : text
  }

  /// The elements of all values of one header; empty ones that aren't quoted are skipped, as the
  /// RFC asks of recipients.
  static func split(_ values: [String]) -> [String] {
    values.flatMap { value in
      var scanner = HeaderListScanner(value)
      return joinDates(scanner.elements()).map(\.text)
    }
  }

  private static func needsQuotes(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, let last = scalars.last else { return true }
    let isBlank = { (scalar: UnicodeScalar) in scalar == " " || scalar == "\t" }
    return isBlank(first) || isBlank(last) || scalars.contains { $0 == "," || $0 == "\"" }
      || endsDate(text)
  }

  /// Whether an element would be the rest of a date if the one before it was the name of a day.
  private static func endsDate(_ text: String) -> Bool {
    isDate("Sun, " + text) || isDate("Sunday, " + text)
  }

  private static func quoted(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "\"") { result, scalar in
      if scalar == "\"" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    } + "\""
  }

  /// Puts `Sun` and `06 Nov 1994 08:49:37 GMT` together again.
  private static func joinDates(_ elements: [HeaderElement]) -> [HeaderElement] {
    elements.reduce(into: []) { result, element in
      if let day = result.last, !day.isQuoted, !element.isQuoted,
        isDate(day.text + ", " + element.text)
      {
        result.removeLast()
        result.append(HeaderElement(text: day.text + ", " + element.text, isQuoted: false))
      } else {
        result.append(element)
      }
    }
  }

  /// Whether a text has the form of a date, be there such a day or not.
  private static func isDate(_ text: String) -> Bool {
    do throws(DateError) {
      _ = try HTTPDate.read(text)
      return true
    } catch {
      return error == .outOfRange
    }
  }
}

/// One element of a header's list.
struct HeaderElement: Hashable {
  let text: String
  /// Whether any part of it stood in quotes.
  let isQuoted: Bool
}

/// Walks over one header value, scalar by scalar, so that a combining mark can't hide a quote.
struct HeaderListScanner {
  private var rest: Substring.UnicodeScalarView
  private var text = String.UnicodeScalarView()
  private var isQuoted = false

  init(_ value: String) {
    rest = value[...].unicodeScalars
  }

  /// What is left of the value, element by element.
  mutating func elements() -> [HeaderElement] {
    var found: [HeaderElement] = []
    while !rest.isEmpty { if let element = nextElement() { found.append(element) } }
    return found
  }

  private mutating func nextElement() -> HeaderElement? {
    text.removeAll()
    isQuoted = false
    skipBlanks()
    while let scalar = rest.popFirst(), scalar != "," { take(scalar) }
    if !isQuoted {
      while text.last == " " || text.last == "\t" { text.removeLast() }
    }
    let isEmpty = text.isEmpty && !isQuoted
    return isEmpty ? nil : HeaderElement(text: String(text), isQuoted: isQuoted)
  }

  /// A quote opens a quoted-string where the element begins; elsewhere (`W/"1"`, `a="b,c"`) quotes
  /// stay in the text and only keep commas from splitting it.
  private mutating func take(_ scalar: UnicodeScalar) {
    guard scalar == "\"" else { return text.append(scalar) }
    if text.isEmpty && !isQuoted {
      isQuoted = true
      takeQuoted(keepingSyntax: false)
      skipBlanks()
    } else {
      text.append(scalar)
      takeQuoted(keepingSyntax: true)
    }
  }

  private mutating func takeQuoted(keepingSyntax: Bool) {
    while let scalar = rest.popFirst() {
      if scalar == "\"" {
        if keepingSyntax { text.append(scalar) }
        return
      }
      if scalar == "\\", let escaped = rest.popFirst() {
        text.append(contentsOf: keepingSyntax ? [scalar, escaped] : [escaped])
      } else {
        text.append(scalar)
      }
    }
  }

  private mutating func skipBlanks() {
    rest = rest.drop { $0 == " " || $0 == "\t" }
  }
}
