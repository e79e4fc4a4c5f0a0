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
      .field("id", \.id, .int64),
      .field("name", \.name, .string),
      .field("email", \.email, .string),
      .field("active", \.active, .bool),
      .field("score", \.score, .double),
      .field("status", \.status, .enumeration),
      .field("address", \.address, .model),
      .field("tags", \.tags, .list(.string)),
      .field("orders", \.orders, .list(.model)),
      .field("note", \.note, .optional(.string)),
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
      .field("street", \.street, .string),
      .field("city", \.city, .string),
      .field("zip", \.zip, .string),
      .field("country", \.country, .string),
      .field("lat", \.lat, .double),
      .field("lon", \.lon, .double),
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
      .field("id", \.id, .int64),
      .field("sku", \.sku, .string),
      .field("quantity", \.quantity, .int32),
      .field("price", \.price, .double),
      .field("paid", \.paid, .bool),
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
      .field("field00Name", \.field00Name, .int64),
      .field("field01Name", \.field01Name, .string),
      .field("field02Name", \.field02Name, .double),
      .field("field03Name", \.field03Name, .bool),
      .field("field04Name", \.field04Name, .optional(.string)),
      .field("field05Name", \.field05Name, .int64),
      .field("field06Name", \.field06Name, .string),
      .field("field07Name", \.field07Name, .double),
      .field("field08Name", \.field08Name, .bool),
      .field("field09Name", \.field09Name, .optional(.string)),
      .field("field10Name", \.field10Name, .int64),
      .field("field11Name", \.field11Name, .string),
      .field("field12Name", \.field12Name, .double),
      .field("field13Name", \.field13Name, .bool),
      .field("field14Name", \.field14Name, .optional(.string)),
      .field("field15Name", \.field15Name, .int64),
      .field("field16Name", \.field16Name, .string),
      .field("field17Name", \.field17Name, .double),
      .field("field18Name", \.field18Name, .bool),
      .field("field19Name", \.field19Name, .optional(.string)),
      .field("field20Name", \.field20Name, .int64),
      .field("field21Name", \.field21Name, .string),
      .field("field22Name", \.field22Name, .double),
      .field("field23Name", \.field23Name, .bool),
      .field("field24Name", \.field24Name, .optional(.string)),
      .field("field25Name", \.field25Name, .int64),
      .field("field26Name", \.field26Name, .string),
      .field("field27Name", \.field27Name, .double),
      .field("field28Name", \.field28Name, .bool),
      .field("field29Name", \.field29Name, .optional(.string)),
      .field("field30Name", \.field30Name, .int64),
      .field("field31Name", \.field31Name, .string),
      .field("field32Name", \.field32Name, .double),
      .field("field33Name", \.field33Name, .bool),
      .field("field34Name", \.field34Name, .optional(.string)),
      .field("field35Name", \.field35Name, .int64),
      .field("field36Name", \.field36Name, .string),
      .field("field37Name", \.field37Name, .double),
      .field("field38Name", \.field38Name, .bool),
      .field("field39Name", \.field39Name, .optional(.string)),
      .field("field40Name", \.field40Name, .int64),
      .field("field41Name", \.field41Name, .string),
      .field("field42Name", \.field42Name, .double),
      .field("field43Name", \.field43Name, .bool),
      .field("field44Name", \.field44Name, .optional(.string)),
      .field("field45Name", \.field45Name, .int64),
      .field("field46Name", \.field46Name, .string),
      .field("field47Name", \.field47Name, .double),
      .field("field48Name", \.field48Name, .bool),
      .field("field49Name", \.field49Name, .optional(.string)),
      .field("field50Name", \.field50Name, .int64),
      .field("field51Name", \.field51Name, .string),
      .field("field52Name", \.field52Name, .double),
      .field("field53Name", \.field53Name, .bool),
      .field("field54Name", \.field54Name, .optional(.string)),
      .field("field55Name", \.field55Name, .int64),
      .field("field56Name", \.field56Name, .string),
      .field("field57Name", \.field57Name, .double),
      .field("field58Name", \.field58Name, .bool),
      .field("field59Name", \.field59Name, .optional(.string)),
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
      .field("first", \.first, .optional(.string)),
      .field("second", \.second, .optional(.int64)),
      .field("third", \.third, .optional(.double)),
      .field("fourth", \.fourth, .optional(.list(.string))),
      .field("fifth", \.fifth, .optional(.string)),
      .field("sixth", \.sixth, .optional(.int64)),
      .field("seventh", \.seventh, .optional(.double)),
      .field("eighth", \.eighth, .optional(.list(.string))),
      .field("ninth", \.ninth, .optional(.string)),
      .field("tenth", \.tenth, .optional(.int64)),
      .field("eleventh", \.eleventh, .optional(.double)),
      .field("twelfth", \.twelfth, .optional(.list(.string))),
      .field("nick", \.nick, .optional(.string)),
      .field("city", \.city, .optional(.int64)),
      .field("rank", \.rank, .optional(.double)),
      .field("born", \.born, .optional(.list(.string))),
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
      .field("status", \.status, .enumeration),
      .field("previous", \.previous, .enumeration),
      .field("wanted", \.wanted, .enumeration),
      .field("last", \.last, .enumeration),
      .field("history", \.history, .list(.enumeration)),
      .field("level", \.level, .enumeration),
      .field("levels", \.levels, .list(.enumeration)),
      .field("maybe", \.maybe, .optional(.enumeration)),
    ])
}

struct Maps: WireModel {
  var names: [String: String]
  var counts: [String: Int64]
  var places: [String: Address]

  static let fields = FieldTable<Maps>(
    "Maps",
    [
      .field("names", \.names, .map(.string)),
      .field("counts", \.counts, .map(.int64)),
      .field("places", \.places, .map(.model)),
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
      .field("id", \.id, .int64),
      .field("values", \.values, .list(.double)),
      .field("counts", \.counts, .list(.int64)),
      .field("small", \.small, .list(.int32)),
      .field("ratio", \.ratio, .double),
    ])
}

enum Status: OpenWireEnum {
  case active
  case suspended
  case closed
  case unknown(String)

  static let allCases: [Status] = [.active, .suspended, .closed]

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
