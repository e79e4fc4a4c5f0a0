import Foundation
import Testing
import TriwireRuntime

struct Board: WireModel {
  var status: Shop.Status
  var all: [Shop.Status] = []
  var byStatus: [Shop.Status: Int32] = [:]
  var maybe: Shop.Status?
  var level: Shop.Level?
  var levels: [Shop.Level: String] = [:]
  var owner: Shop.PetID = 0

  static let fields = FieldTable<Board>(
    "Board",
    [
      .field("status", \.status, .enumeration),
      .field("all", \.all, .list(.enumeration)),
      .field("byStatus", \.byStatus, .map(.enumeration, .int32)),
      .field("maybe", \.maybe, .optional(.enumeration)),
      .field("level", \.level, .optional(.enumeration)),
      .field("levels", \.levels, .map(.enumeration, .string)),
      .field("owner", \.owner, .newtype),
    ])
}

@Suite struct EnumTests {
  @Test func keepsUnknownValuesEverywhere() throws {
    let json =
      #"{"status":"new\nest","all":["available","?",""],"byStatus":{"":2,"1st":1,"??":3},"#
      + #""maybe":"available ","level":2,"levels":{"1":"a","2":"b"},"owner":7}"#
    let board = try Board(json: Data(json.utf8))
    #expect(board.status == .unknown("new\nest"))
    #expect(board.all == [.available, .unknown("?"), .empty])
    #expect(board.byStatus == [.first1st: 1, .empty: 2, .unknown("??"): 3])
    #expect(board.maybe == .unknown("available "))
    #expect(board.level == .high)
    #expect(board.levels == [.low: "a", .high: "b"])
    #expect(board.owner == 7)
    #expect(String(decoding: try board.json(), as: UTF8.self) == json)
  }

  @Test func readsTheEmptyStringAsAValue() throws {
    let board = try Board(json: Data(#"{"status":"","maybe":"","owner":1}"#.utf8))
    #expect(board.status == .empty)
    #expect(board.maybe == .empty)
    let absent = try Board(json: Data(#"{"status":"","maybe":null,"owner":1}"#.utf8))
    #expect(absent.maybe == nil)
  }

  @Test(arguments: [
    (#"{"status":"","owner":1,"level":3}"#, "level: 3 is no known value (byte 31)"),
    (
      #"{"status":"","owner":1,"level":"low"}"#,
      #"level: expected a whole number, found "low" (byte 31)"#
    ),
    (
      #"{"status":"","owner":1,"levels":{"4":"x"}}"#,
      #"levels.4: the name: "4" is no known value (byte 37)"#
    ),
    (#"{"status":1,"owner":1}"#, "status: expected a string, found 1 (byte 10)"),
  ])
  func refusesWhatAClosedEnumDoesNotKnow(_ json: String, _ message: String) {
    let error = #expect(throws: JSONError.self) { try Board(json: Data(json.utf8)) }
    #expect(error?.description == message)
  }

  @Test func readsRawValues() {
    #expect(Shop.Status(rawValue: "1st") == .first1st)
    #expect(Shop.Status(rawValue: "x") == .unknown("x"))
    #expect(Shop.Level(rawValue: 3) == nil)
    #expect(Shop.PetID(rawValue: 3).rawValue == 3)
  }
}
