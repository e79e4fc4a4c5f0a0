import TriwireRuntime

// The models as the generator writes them.

struct Record: WireModel {
  var id: Int64
  var name: String
  var email: String
  var active: Bool
  var score: Double
  var status: Status
  var address: Address
  var tags: [String]
  var orders: [Order]
  var note: String?

  static let fields = FieldTable<Record>(
    "Record",
    [
      .field("id", \.id, .int64, number: 1),
      .field("name", \.name, .string, number: 2),
      .field("email", \.email, .string, number: 3),
      .field("active", \.active, .bool, number: 4),
      .field("score", \.score, .double, number: 5),
      .field("status", \.status, .enumeration, number: 6),
      .field("address", \.address, .model, number: 7),
      .field("tags", \.tags, .list(.string), number: 8),
      .field("orders", \.orders, .list(.model), number: 9),
      .field("note", \.note, .optional(.string), number: 10),
    ])
}

struct Address: WireModel {
  var street: String
  var city: String
  var zip: String
  var country: String
  var lat: Double
  var lon: Double

  static let fields = FieldTable<Address>(
    "Address",
    [
      .field("street", \.street, .string, number: 1),
      .field("city", \.city, .string, number: 2),
      .field("zip", \.zip, .string, number: 3),
      .field("country", \.country, .string, number: 4),
      .field("lat", \.lat, .double, number: 5),
      .field("lon", \.lon, .double, number: 6),
    ])
}

struct Order: WireModel {
  var id: Int64
  var sku: String
  var quantity: Int32
  var price: Double
  var paid: Bool

  static let fields = FieldTable<Order>(
    "Order",
    [
      .field("id", \.id, .int64, number: 1),
      .field("sku", \.sku, .string, number: 2),
      .field("quantity", \.quantity, .int32, number: 3),
      .field("price", \.price, .double, number: 4),
      .field("paid", \.paid, .bool, number: 5),
    ])
}

struct Wide: WireModel {
  var field00Name: Int64
  var field01Name: String
  var field02Name: Double
  var field03Name: Bool
  var field04Name: String?
  var field05Name: Int64
  var field06Name: String
  var field07Name: Double
  var field08Name: Bool
  var field09Name: String?
  var field10Name: Int64
  var field11Name: String
  var field12Name: Double
  var field13Name: Bool
  var field14Name: String?
  var field15Name: Int64
  var field16Name: String
  var field17Name: Double
  var field18Name: Bool
  var field19Name: String?
  var field20Name: Int64
  var field21Name: String
  var field22Name: Double
  var field23Name: Bool
  var field24Name: String?
  var field25Name: Int64
  var field26Name: String
  var field27Name: Double
  var field28Name: Bool
  var field29Name: String?
  var field30Name: Int64
  var field31Name: String
  var field32Name: Double
  var field33Name: Bool
  var field34Name: String?
  var field35Name: Int64
  var field36Name: String
  var field37Name: Double
  var field38Name: Bool
  var field39Name: String?
  var field40Name: Int64
  var field41Name: String
  var field42Name: Double
  var field43Name: Bool
  var field44Name: String?
  var field45Name: Int64
  var field46Name: String
  var field47Name: Double
  var field48Name: Bool
  var field49Name: String?
  var field50Name: Int64
  var field51Name: String
  var field52Name: Double
  var field53Name: Bool
  var field54Name: String?
  var field55Name: Int64
  var field56Name: String
  var field57Name: Double
  var field58Name: Bool
  var field59Name: String?

  static let fields = FieldTable<Wide>(
    "Wide",
    [
      .field("field00Name", \.field00Name, .int64, number: 1),
      .field("field01Name", \.field01Name, .string, number: 2),
      .field("field02Name", \.field02Name, .double, number: 3),
      .field("field03Name", \.field03Name, .bool, number: 4),
      .field("field04Name", \.field04Name, .optional(.string), number: 5),
      .field("field05Name", \.field05Name, .int64, number: 6),
      .field("field06Name", \.field06Name, .string, number: 7),
      .field("field07Name", \.field07Name, .double, number: 8),
      .field("field08Name", \.field08Name, .bool, number: 9),
      .field("field09Name", \.field09Name, .optional(.string), number: 10),
      .field("field10Name", \.field10Name, .int64, number: 11),
      .field("field11Name", \.field11Name, .string, number: 12),
      .field("field12Name", \.field12Name, .double, number: 13),
      .field("field13Name", \.field13Name, .bool, number: 14),
      .field("field14Name", \.field14Name, .optional(.string), number: 15),
      .field("field15Name", \.field15Name, .int64, number: 16),
      .field("field16Name", \.field16Name, .string, number: 17),
      .field("field17Name", \.field17Name, .double, number: 18),
      .field("field18Name", \.field18Name, .bool, number: 19),
      .field("field19Name", \.field19Name, .optional(.string), number: 20),
      .field("field20Name", \.field20Name, .int64, number: 21),
      .field("field21Name", \.field21Name, .string, number: 22),
      .field("field22Name", \.field22Name, .double, number: 23),
      .field("field23Name", \.field23Name, .bool, number: 24),
      .field("field24Name", \.field24Name, .optional(.string), number: 25),
      .field("field25Name", \.field25Name, .int64, number: 26),
      .field("field26Name", \.field26Name, .string, number: 27),
      .field("field27Name", \.field27Name, .double, number: 28),
      .field("field28Name", \.field28Name, .bool, number: 29),
      .field("field29Name", \.field29Name, .optional(.string), number: 30),
      .field("field30Name", \.field30Name, .int64, number: 31),
      .field("field31Name", \.field31Name, .string, number: 32),
      .field("field32Name", \.field32Name, .double, number: 33),
      .field("field33Name", \.field33Name, .bool, number: 34),
      .field("field34Name", \.field34Name, .optional(.string), number: 35),
      .field("field35Name", \.field35Name, .int64, number: 36),
      .field("field36Name", \.field36Name, .string, number: 37),
      .field("field37Name", \.field37Name, .double, number: 38),
      .field("field38Name", \.field38Name, .bool, number: 39),
      .field("field39Name", \.field39Name, .optional(.string), number: 40),
      .field("field40Name", \.field40Name, .int64, number: 41),
      .field("field41Name", \.field41Name, .string, number: 42),
      .field("field42Name", \.field42Name, .double, number: 43),
      .field("field43Name", \.field43Name, .bool, number: 44),
      .field("field44Name", \.field44Name, .optional(.string), number: 45),
      .field("field45Name", \.field45Name, .int64, number: 46),
      .field("field46Name", \.field46Name, .string, number: 47),
      .field("field47Name", \.field47Name, .double, number: 48),
      .field("field48Name", \.field48Name, .bool, number: 49),
      .field("field49Name", \.field49Name, .optional(.string), number: 50),
      .field("field50Name", \.field50Name, .int64, number: 51),
      .field("field51Name", \.field51Name, .string, number: 52),
      .field("field52Name", \.field52Name, .double, number: 53),
      .field("field53Name", \.field53Name, .bool, number: 54),
      .field("field54Name", \.field54Name, .optional(.string), number: 55),
      .field("field55Name", \.field55Name, .int64, number: 56),
      .field("field56Name", \.field56Name, .string, number: 57),
      .field("field57Name", \.field57Name, .double, number: 58),
      .field("field58Name", \.field58Name, .bool, number: 59),
      .field("field59Name", \.field59Name, .optional(.string), number: 60),
    ])
}

struct Sparse: WireModel {
  var first: String?
  var second: Int64?
  var third: Double?
  var fourth: [String]?
  var fifth: String?
  var sixth: Int64?
  var seventh: Double?
  var eighth: [String]?
  var ninth: String?
  var tenth: Int64?
  var eleventh: Double?
  var twelfth: [String]?
  var nick: String?
  var city: Int64?
  var rank: Double?
  var born: [String]?

  static let fields = FieldTable<Sparse>(
    "Sparse",
    [
      .field("first", \.first, .optional(.string), number: 1),
      .field("second", \.second, .optional(.int64), number: 2),
      .field("third", \.third, .optional(.double), number: 3),
      .field("fourth", \.fourth, .optional(.list(.string)), number: 4),
      .field("fifth", \.fifth, .optional(.string), number: 5),
      .field("sixth", \.sixth, .optional(.int64), number: 6),
      .field("seventh", \.seventh, .optional(.double), number: 7),
      .field("eighth", \.eighth, .optional(.list(.string)), number: 8),
      .field("ninth", \.ninth, .optional(.string), number: 9),
      .field("tenth", \.tenth, .optional(.int64), number: 10),
      .field("eleventh", \.eleventh, .optional(.double), number: 11),
      .field("twelfth", \.twelfth, .optional(.list(.string)), number: 12),
      .field("nick", \.nick, .optional(.string), number: 13),
      .field("city", \.city, .optional(.int64), number: 14),
      .field("rank", \.rank, .optional(.double), number: 15),
      .field("born", \.born, .optional(.list(.string)), number: 16),
    ])
}

struct Labels: WireModel {
  var status: Status
  var previous: Status
  var wanted: Status
  var last: Status
  var history: [Status]
  var level: Level
  var levels: [Level]
  var maybe: Status?

  static let fields = FieldTable<Labels>(
    "Labels",
    [
      .field("status", \.status, .enumeration, number: 1),
      .field("previous", \.previous, .enumeration, number: 2),
      .field("wanted", \.wanted, .enumeration, number: 3),
      .field("last", \.last, .enumeration, number: 4),
      .field("history", \.history, .list(.enumeration), number: 5),
      .field("level", \.level, .enumeration, number: 6),
      .field("levels", \.levels, .list(.enumeration), number: 7),
      .field("maybe", \.maybe, .optional(.enumeration), number: 8),
    ])
}

struct Maps: WireModel {
  var names: [String: String]
  var counts: [String: Int64]
  var places: [String: Address]

  static let fields = FieldTable<Maps>(
    "Maps",
    [
      .field("names", \.names, .map(.string), number: 1),
      .field("counts", \.counts, .map(.int64), number: 2),
      .field("places", \.places, .map(.model), number: 3),
    ])
}

struct Numbers: WireModel {
  var id: Int64
  var values: [Double]
  var counts: [Int64]
  var small: [Int32]
  var ratio: Double

  static let fields = FieldTable<Numbers>(
    "Numbers",
    [
      .field("id", \.id, .int64, number: 1),
      .field("values", \.values, .list(.double), number: 2),
      .field("counts", \.counts, .list(.int64), number: 3),
      .field("small", \.small, .list(.int32), number: 4),
      .field("ratio", \.ratio, .double, number: 5),
    ])
}

enum Status: OpenWireEnum {
  case active
  case suspended
  case closed
  case unknown(String)

  static let allCases: [Status] = [.active, .suspended, .closed]
  static let protobufNumbers: [Int32]? = [0, 1, 2]

  var rawValue: String {
    switch self {
    case .active: "active"
    case .suspended: "suspended"
    case .closed: "closed"
    case .unknown(let rawValue): rawValue
    }
  }
}

enum Level: Int32, WireEnum {
  case low = 1
  case middle = 2
  case high = 3
}
