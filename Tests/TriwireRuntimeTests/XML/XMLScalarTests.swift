import Foundation
import Testing
import TriwireRuntime

/// The lexical rules of XML Schema, and the texts that are written.
@Suite struct XMLScalarTests {
  typealias Scalars = Garage.Scalars

  /// What is read, and what it is written as.
  @Test(arguments: [
    ("<flag>true</flag>", "<flag>true</flag>"), ("<flag> 0\n</flag>", "<flag>false</flag>"),
    ("<flag>1</flag>", "<flag>true</flag>"), ("<flag>false</flag>", "<flag>false</flag>"),
    ("<small>+1</small>", "<small>1</small>"), ("<small> 7 </small>", "<small>7</small>"),
    ("<small>-007</small>", "<small>-7</small>"), ("<small>-0</small>", "<small>0</small>"),
    ("<small><!-- x -->1<![CDATA[2]]>&#51;</small>", "<small>123</small>"),
    ("<large>-9223372036854775808</large>", "<large>-9223372036854775808</large>"),
    ("<count>4294967295</count>", "<count>4294967295</count>"),
    ("<total>+018446744073709551615</total>", "<total>18446744073709551615</total>"),
    ("<ratio>3.14</ratio>", "<ratio>3.14</ratio>"), ("<ratio>INF</ratio>", "<ratio>INF</ratio>"),
    ("<ratio>-INF</ratio>", "<ratio>-INF</ratio>"), ("<ratio>NaN</ratio>", "<ratio>NaN</ratio>"),
    ("<ratio>+1</ratio>", "<ratio>1</ratio>"), ("<ratio> .5 </ratio>", "<ratio>0.5</ratio>"),
    ("<ratio>5.</ratio>", "<ratio>5</ratio>"), ("<ratio>-00.5E+1</ratio>", "<ratio>-5</ratio>"),
    ("<ratio>1e-7</ratio>", "<ratio>1e-7</ratio>"), ("<short>0.1</short>", "<short>0.1</short>"),
    ("<short>-INF</short>", "<short>-INF</short>"),
    ("<price>+012.50</price>", "<price>12.5</price>"), ("<price>.5</price>", "<price>0.5</price>"),
    ("<text> 7 </text>", "<text> 7 </text>"), ("<text>\n</text>", "<text>\n</text>"),
    ("<blob> AP\n+/ </blob>", "<blob>AP+/</blob>"), ("<blob/>", "<blob/>"),
    (
      "<id> F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6 </id>",
      "<id>f81d4fae-7dec-11d0-a765-00a0c91e6bf6</id>"
    ),
    ("<link>http://a.example/?a=1&amp;b</link>", "<link>http://a.example/?a=1&amp;b</link>"),
    (
      "<moment> 2026-11-30T14:00:00+01:00 </moment>",
      "<moment>2026-11-30T13:00:00Z</moment>"
    ),
    ("<epoch> +07 </epoch>", "<epoch>7</epoch>"),
    ("<day>2026-11-30</day>", "<day>2026-11-30</day>"),
    ("<wait> 1.5s </wait>", "<wait>1.5s</wait>"), ("<quoted> 7 </quoted>", "<quoted>7</quoted>"),
    ("<status>in-progress</status>", "<status>in-progress</status>"),
    ("<status> 1st </status>", "<status>1st</status>"), ("<status/>", "<status/>"),
    ("<status>new &lt;one&gt;</status>", "<status>new &lt;one&gt;</status>"),
    ("<level> 2 </level>", "<level>2</level>"),
  ])
  func readsAndWrites(text: String, written: String) throws {
    let scalars = try Scalars(text: "<s>\(text)</s>")
    #expect(try scalars.text() == "<s>\(written)</s>")
    let again = try Scalars(xml: scalars.xml())
    #expect(try again.text() == "<s>\(written)</s>")
  }

  @Test(arguments: [
    ("<flag>TRUE</flag>", XMLError.Kind.mismatch, #"expected true or false, found "TRUE""#),
    ("<flag/>", .mismatch, #"expected true or false, found """#),
    ("<small>1.0</small>", .mismatch, #"expected a whole number, found "1.0""#),
    ("<small>1 2</small>", .mismatch, #"expected a whole number, found "1 2""#),
    ("<small>++1</small>", .mismatch, #"expected a whole number, found "++1""#),
    ("<small>0x1</small>", .mismatch, #"expected a whole number, found "0x1""#),
    ("<small/>", .mismatch, #"expected a whole number, found """#),
    (
      "<small>2147483648</small>", .outOfRange,
      #"expected a whole number from -2147483648 to 2147483647, found "2147483648""#
    ),
    (
      "<count>-1</count>", .outOfRange,
      #"expected a whole number from 0 to 4294967295, found "-1""#
    ),
    ("<ratio>1e999</ratio>", .outOfRange, #"expected a number in range, found "1e999""#),
    ("<ratio>Infinity</ratio>", .mismatch, #"expected a number, found "Infinity""#),
    ("<ratio>inf</ratio>", .mismatch, #"expected a number, found "inf""#),
    ("<ratio>.</ratio>", .mismatch, #"expected a number, found ".""#),
    ("<blob>A</blob>", .mismatch, #"expected base 64, found "A""#),
    ("<level>3</level>", .unknownValue, #""3" is no known value"#),
    ("<level>low</level>", .mismatch, #"expected a whole number, found "low""#),
    ("<text>a<b/></text>", .mismatch, "expected text only, found an element in text"),
    ("<small>1<b>2</b></small>", .mismatch, "expected text only, found an element in small"),
  ])
  func refusesOtherTexts(text: String, kind: XMLError.Kind, reason: String) {
    let error = #expect(throws: XMLError.self) { try Scalars(text: "<s>\(text)</s>") }
    #expect(error?.kind == kind)
    #expect(error?.reason == reason)
    #expect(error.map { text.hasPrefix("<\($0.path)") } == true)
  }
}

/// What errors say, and where.
@Suite struct XMLErrorTests {
  @Test(arguments: [
    ("<car/>", "plate", XMLError.Kind.missing),
    ("<car plate='' doorCount='x'/>", "doorCount", .mismatch),
    (
      "<car plate=''><Wheels><wheel>1</wheel><wheel>x</wheel></Wheels></car>", "Wheels[1]",
      .mismatch
    ),
    ("<car plate=''><passenger age='1'/><passenger age='x'/></car>", "passenger[1].age", .mismatch),
    ("<car plate=''><driver/><x/><driver/></car>", "driver", .duplicate),
    ("<car plate=''><Wheels/><Wheels/></car>", "Wheels", .duplicate),
    ("<car plate=''><price><in>a</in></price></car>", "price.is", .missing),
    ("<car plate=''><price><is>1</is></price></car>", "price.in", .missing),
    ("<car plate=''><price><in>a</in><in>a</in></price></car>", "price.in", .duplicate),
    (
      "<car plate=''><price><in>a</in><is>1</is></price><price><in>a</in><is>1</is></price></car>",
      "price", .duplicate
    ),
    (
      "<car plate=''><price><in>a</in><is>1</is></price><x/><note/>"
        + "<price><in>a</in><is>1</is></price></car>", "price", .duplicate
    ),
    ("<car plate=''><price><in>a</in><is>x</is></price></car>", "price.is", .mismatch),
    ("<car plate=''><passenger/>", "", .unexpectedEnd),
    ("<car plate=''><passenger/></cat>", "", .malformed),
    ("<car plate=''><driver></car>", "driver", .malformed),
  ])
  func saysWhere(text: String, path: String, kind: XMLError.Kind) {
    let error = #expect(throws: XMLError.self) { try Garage.Car(text: text) }
    #expect(error?.path == path)
    #expect(error?.kind == kind)
    #expect(error?.offset != nil)
  }

  @Test func describesItself() {
    let error = #expect(throws: XMLError.self) {
      try Garage.Car(text: "<car plate=''><Wheels><wheel>x</wheel></Wheels></car>")
    }
    #expect(
      error?.description == "Wheels[0]: expected a whole number, found \"x\" (byte 29)")
  }

  @Test func countsTheLimits() throws {
    let text = Array("<car plate=''><Wheels><wheel>1</wheel></Wheels></car>".utf8)
    _ = try Garage.Car(xml: text, limits: XMLLimits(depth: 3, bytes: text.count, attributes: 1))
    for (limits, kind) in [
      (XMLLimits(depth: 2), XMLError.Kind.tooDeep), (XMLLimits(bytes: text.count - 1), .tooLarge),
      (XMLLimits(attributes: 0), .tooLarge), (XMLLimits(depth: 0), .tooDeep),
    ] {
      let error = #expect(throws: XMLError.self) { try Garage.Car(xml: text, limits: limits) }
      #expect(error?.kind == kind)
    }
  }
}
