// The same models with Foundation's Codable.

struct PlainRecord: Codable, Hashable {
  var id: Int64
  var name: String
  var email: String
  var active: Bool
  var score: Double
  var status: PlainStatus
  var address: PlainAddress
  var tags: [String]
  var orders: [PlainOrder]
  var note: String?
}

struct PlainAddress: Codable, Hashable {
  var street: String
  var city: String
  var zip: String
  var country: String
  var lat: Double
  var lon: Double
}

struct PlainOrder: Codable, Hashable {
  var id: Int64
  var sku: String
  var quantity: Int32
  var price: Double
  var paid: Bool
}

struct PlainWide: Codable, Hashable {
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
}

struct PlainSparse: Codable, Hashable {
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
}

struct PlainLabels: Codable, Hashable {
  var status: PlainStatus
  var previous: PlainStatus
  var wanted: PlainStatus
  var last: PlainStatus
  var history: [PlainStatus]
  var level: PlainLevel
  var levels: [PlainLevel]
  var maybe: PlainStatus?
}

struct PlainMaps: Codable, Hashable {
  var names: [String: String]
  var counts: [String: Int64]
  var places: [String: PlainAddress]
}

struct PlainNumbers: Codable, Hashable {
  var id: Int64
  var values: [Double]
  var counts: [Int64]
  var small: [Int32]
  var ratio: Double
}

enum PlainStatus: String, Codable { case active, suspended, closed }

enum PlainLevel: Int32, Codable { case low = 1, middle, high }
