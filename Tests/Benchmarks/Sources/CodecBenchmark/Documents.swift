/// The records that the benchmark's documents consist of.
enum Documents {
  static func nested(_ i: Int) -> String {
    let orders = (0..<(i % 4)).map { order(i * 7 + $0) }.joined(separator: ",")
    let note = i % 3 == 0 ? #","note":"A note of \#(i) words"}"# : "}"
    return #"{"id":\#(i * 104_729),"name":"Person number \#(i)","email":"person\#(i)@example.com","#
      + #""active":\#(i % 2 == 0),"score":\#(Double(i % 1000) / 8),"status":"\#(status(i))","#
      + #""address":\#(address(i)),"tags":["red","green","tag \#(i % 17)"],"orders":[\#(orders)]"#
      + note
  }

  private static func order(_ i: Int) -> String {
    #"{"id":\#(i),"sku":"SKU-\#(i % 977)-\#(i % 31)","quantity":\#(i % 9 + 1),"price":\#(i % 200).\#(i % 90 + 10),"paid":\#(i % 2 == 0)}"#
  }

  private static func address(_ i: Int) -> String {
    #"{"street":"\#(i % 300) Long Street","city":"Town \#(i % 40)","zip":"\#(10_000 + i % 89_999)","#
      + #""country":"DE","lat":\#(48 + i % 7).\#(1234 + i % 5000),"lon":\#(9 + i % 5).\#(4321 + i % 5000)}"#
  }

  private static func status(_ i: Int) -> String { ["active", "suspended", "closed"][i % 3] }

  static func wide(_ i: Int) -> String {
    let members = (0..<60).map { field -> String in
      let name = field < 10 ? "field0\(field)Name" : "field\(field)Name"
      let value =
        switch field % 5 {
        case 0: "\(i * 60 + field)"
        case 1: #""value \#(i) of \#(field)""#
        case 2: "\(i).\(field + 10)"
        case 3: "\(field % 2 == 0)"
        default: i % 2 == 0 ? "null" : #""maybe \#(i)""#
        }
      return #""\#(name)":\#(value)"#
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  static func sparse(_ i: Int) -> String {
    [
      #"{"first":"one \#(i)","sixth":\#(i)}"#,
      #"{"second":null,"third":\#(i).5,"nick":"n\#(i)"}"#,
      #"{"fourth":["a","b"],"born":null,"city":\#(i)}"#,
      #"{"ninth":"nine","tenth":10,"eleventh":11.25,"rank":null}"#,
    ][i % 4]
  }

  static func labels(_ i: Int) -> String {
    #"{"status":"\#(status(i))","previous":"\#(status(i + 1))","wanted":"\#(status(i + 2))","last":"active","#
      + #""history":["active","closed","suspended","active","closed","\#(status(i))"],"#
      + #""level":\#(i % 3 + 1),"levels":[1,2,3,3,2,1]"#
      + (i % 2 == 0 ? #","maybe":"closed"}"# : "}")
  }

  static func maps(_ i: Int) -> String {
    let names = (0..<8).map { #""key \#($0)":"value \#(i + $0)""# }.joined(separator: ",")
    let counts = (0..<8).map { #""counter\#($0)":\#(i * $0)"# }.joined(separator: ",")
    return
      #"{"names":{\#(names)},"counts":{\#(counts)},"places":{"home":\#(address(i)),"work":\#(address(i + 1))}}"#
  }

  static func numbers(_ i: Int) -> String {
    let values = (0..<20).map { "\(Double(i * 31 + $0 * 17) / 7)" }.joined(separator: ",")
    let counts = (0..<20).map { "\((i + 1) * 1_000_003 * ($0 + 1))" }.joined(separator: ",")
    let small = (0..<20).map { "\($0 * i % 1000 - 500)" }.joined(separator: ",")
    return
      #"{"id":\#(i),"values":[\#(values)],"counts":[\#(counts)],"small":[\#(small)],"ratio":0.\#(i + 1)}"#
  }
}
