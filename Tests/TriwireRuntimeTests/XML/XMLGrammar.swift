/// Documents that XML 1.0 and Namespaces in XML 1.0 allow, and such that they don't.
enum XMLGrammar {
  static let accepted: [String] = [
    "<a/>", "<a></a>", "<a />", "<a\n></a\t>", "<a>x</a>", "\n<a/>\n", "<_/>", "<é/>", "<a-._b1/>",
    "<a·̀/>", "<ａ/>", "<a>]]</a>", "<a>></a>", "<a>]] ></a>", "<a>]>]</a>", "<a b=''/>", "<a b=\"\"/>",
    "<a b='\"' c=\"'\"/>", "<a b = '1'\tc\n=\r'2'/>", "<a b='>'/>", "<a b='a\nb'/>", "<a b=']]>'/>",
    "<a>&lt;&gt;&amp;&apos;&quot;</a>", "<a b='&lt;&gt;&amp;&apos;&quot;'/>", "<a>&#65;&#x41;&#x1F600;</a>",
    "<a>&#9;&#xA;&#13;&#x20;</a>", "<a>&#xD7FF;&#xE000;&#xFFFD;&#x10FFFF;</a>", "<a>&#0000000065;</a>",
    "<a b='&#9;&#x10FFFF;'/>", "<!----><a/>", "<!-- - - --><a/>",
    "<!-- <b> & ]]> <?x --><a/><!-- -->", "<a><!-- x --><!----></a>", "<?b?><a/>", "<?b ?><a/>",
    "<?b c?><a/>", "<?b <>&?--?><a/>", "<?xml-stylesheet x?><a/>", "<?xmlx?><a/>",
    "<a><![CDATA[]]></a>", "<a><![CDATA[<&]] ]>]]></a>", "<a><![CDATA[]]]]></a>", "<a><![CDATA[]]]></a>",
    "<a><![CDATA[>]]></a>", "<a><![CDATA[]]]]><![CDATA[>]]></a>", "<a><![CDATA[<![CDATA[]]></a>",
    "<?xml version='1.0'?><a/>", "<?xml version=\"1.0\" ?><a/>", "<?xml\tversion\n=\r'1.0'?>\n<a/>",
    "<?xml version='1.0' encoding='UTF-8'?><a/>", "<?xml version='1.0' encoding=\"utf-8\"?><a/>",
    "<?xml version='1.0' standalone='yes'?><a/>", "<?xml version='1.0' encoding='UTF-8' standalone='no' ?><a/>",
    "<a><b><c/></b><b></b></a>", "<a xmlns='urn:a'/>", "<a xmlns=''/>", "<a xmlns:b='urn:a'/>",
    "<b:a xmlns:b='urn:a'/>", "<b:a xmlns:b='urn:a' b:c='1' c='1'/>", "<a xml:lang='en' xml:space='preserve'/>",
    "<xml:a/>", "<a xmlns:xml='http://www.w3.org/XML/1998/namespace'/>", "<a b:c='1' xmlns:b='urn:b'/>",
    "<a xmlns:b='urn:b' xmlns:c='urn:c' b:d='1' c:d='1'/>", "<a xmlns:b='1'><a xmlns:b='2'><b:c/></a><b:c/></a>",
    "<xmla/>", "<a xmlfoo='1'/>", "<a>\u{7F}\u{80}\u{9F}\u{2028}</a>", "<a>\u{FEFF}</a>",
    "\u{FEFF}<a/>", "\u{FEFF}<?xml version='1.0' encoding='UTF-8'?><a/>", "<A><a/></A>",
    "<a\u{10000}/>", "<a>\r\r\n\n</a>", "<a b='\t\r\n'/>", "<a><b/>text<b/></a>",
  ]

  static let refused: [String] = [
    "", " ", "\n", "x", "<", "<a", "<a/", "<a>", "<a></", "<a></a", "</a>", "<a></b>", "<a><b></a></b>",
    "<a/><b/>", "<a/>x", "x<a/>", "<a/>&#32;", "<a/><![CDATA[]]>", "<![CDATA[]]><a/>", "< a/>", "<a / >",
    "<a></ a>", "<a></a b='1'>", "<a/ >", "<1/>", "<-a/>", "<.a/>", "<a!/>", "<a,b/>", "<·/>", "<̀/>", "<×/>",
    "<a><</a>", "<a><></a>", "<a>&</a>", "<a>& </a>", "<a>&lt</a>", "<a>&nbsp;</a>", "<a>&#;</a>",
    "<a>&#x;</a>", "<a>&#xG;</a>", "<a>&#a;</a>", "<a>&#X41;</a>", "<a>&#65</a>", "<a>&#0;</a>", "<a>&#1;</a>",
    "<a>&#xD800;</a>", "<a>&#xDFFF;</a>", "<a>&#xFFFE;</a>", "<a>&#xFFFF;</a>", "<a>&#x110000;</a>",
    "<a>&#99999999999999999999;</a>", "<a>&;</a>", "<a>& lt;</a>", "<a>&lt ;</a>", "<a>&LT;</a>", "<a>&#-1;</a>",
    "<a>]]></a>", "<a>]]]></a>", "<a>x]]>y</a>", "<a b/>", "<a b=/>", "<a b=1/>", "<a b='/>", "<a b='1/>",
    "<a b='1\"/>", "<a b='1'c='2'/>", "<a b='1' b='2'/>", "<a b='1' c='2' b='3'/>", "<a b='<'/>", "<a b='&'/>",
    "<a b='&x;'/>", "<a 'b'='1'/>", "<a =''/>", "<a b=''''/>", "<a\"b\"/>", "<a b==''/>", "<a &#98;='1'/>",
    "<!-- -- --><a/>", "<!--- ---><a/>", "<!-- ---><a/>", "<!---><a/>",
    "<!--><a/>", "<!- x --><a/>", "<! --x--><a/>", "<!-- <a/>", "<a><!-- </a>", "<a/><!--", "<!x><a/>",
    "<?><a/>", "<? b?><a/>", "<?b><a/>", "<?b c><a/>", "<?1?><a/>", "<?xml?><a/>", "<?XML x?><a/>",
    "<?Xml version='1.0'?><a/>", "<a><?xml version='1.0'?></a>", " <?xml version='1.0'?><a/>",
    "<a/><?xml version='1.0'?>", "<?b+c?><a/>", "<?b??><a/>", "<?b:c?><a/>", "<?xml version='1.0'><a/>", "<?xml version=1.0?><a/>",
    "<?xml version='1.0\"?><a/>", "<?xml version='2.0'?><a/>", "<?xml version=''?><a/>", "<?xml version='1.'?><a/>",
    "<?xml encoding='UTF-8'?><a/>", "<?xml encoding='UTF-8' version='1.0'?><a/>", "<?xml version='1.0'encoding='UTF-8'?><a/>",
    "<?xml version='1.0' standalone='maybe'?><a/>", "<?xml version='1.0' standalone='YES'?><a/>",
    "<?xml version='1.0' standalone='yes' encoding='UTF-8'?><a/>", "<?xml version='1.0' x='y'?><a/>",
    "<?xml version='1.0' version='1.0'?><a/>", "<?xml version='1.0' encoding=''?><a/>",
    "<?xml version='1.0' encoding='-8'?><a/>", "<?xml version='1.0' encoding='nonsense'?><a/>",
    "<?xml version='1.0' encoding='UTF-16'?><a/>", "<?xml version='1.0' ?? ><a/>",
    "<a><![CDATA[</a>", "<a><![CDATA[]]</a>", "<a><![CDATA]]></a>", "<a><![cdata[]]></a>", "<a><! [CDATA[]]></a>",
    "<a><![CDATA []]></a>", "<a b='<![CDATA[]]>'/>", "<a:b/>", "<a b:c='1'/>", "<:a/>", "<a:/>", "<a:b:c xmlns:a='1'/>",
    "<a :b='1'/>", "<a b:='1'/>", "<a xmlns:b=''/>", "<a xmlns:='1'/>", "<a xmlns:xmlns='urn:a'/>", "<xmlns:a/>",
    "<a xmlns:xml='urn:a'/>", "<a xmlns:b='http://www.w3.org/XML/1998/namespace'/>",
    "<a xmlns='http://www.w3.org/XML/1998/namespace'/>", "<a xmlns='http://www.w3.org/2000/xmlns/'/>",
    "<a xmlns:b='http://www.w3.org/2000/xmlns/'/>", "<a xmlns='1' xmlns='2'/>", "<a xmlns:b='1' xmlns:b='1'/>",
    "<a xmlns:b='1' xmlns:c='1' b:d='1' c:d='2'/>", "<a xmlns:b='1'><b:c></b:d></a>", "<a><b xmlns:c='1'/><c:d/></a>",
    "<a xmlns:b='1' xmlns:c='1'><b:d></c:d></a>", "<a xmlns:b='1'/><b:c/>", "<a>\u{0}</a>", "<a>\u{1}</a>", "<a>\u{B}</a>",
    "<a>\u{FFFE}</a>", "<a>\u{FFFF}</a>", "<a b='\u{1F}'/>", "<!--\u{8}--><a/>", "<a\u{0}/>", "<a/>\u{0}", "\u{0}<a/>",
    "<a\u{A0}/>", "<a\u{3000}b='1'/>", "\u{FEFF}\u{FEFF}<a/>", "<a\u{D7}/>", "\u{A0}<a/>", "<a></A>",
  ]

  /// Documents with a declaration of their type: refused, whatever it says.
  static let doctypes: [String] = [
    "<!DOCTYPE a><a/>", "<!DOCTYPE a []><a/>", "<!DOCTYPE a SYSTEM 'http://127.0.0.1:1/a.dtd'><a/>",
    "<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><a>&b;</a>",
    "<!DOCTYPE a [<!ENTITY b 'c'><!ENTITY d '&b;&b;&b;&b;'><!ENTITY e '&d;&d;&d;&d;'>]><a>&e;</a>",
    "<?xml version='1.0'?>\n<!-- x -->\n<!DOCTYPE a PUBLIC '-//x' 'y'><a/>",
    "<!DOCTYPE a [<!ATTLIST a b CDATA 'c'>]><a/>", "<!DOCTYPE",
  ]

  /// Documents that aren't UTF-8.
  static let refusedBytes: [[UInt8]] = [
    [0x80], [0xC0, 0x80], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF],
    [0xF0, 0x80, 0x80, 0x80],
  ].map { Array("<a>".utf8) + $0 + Array("</a>".utf8) }
}
