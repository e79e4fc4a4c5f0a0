import Testing

@testable import TriwireModel

@Suite struct WordSetTests {
  @Test func knowsItsWordsAndNoOthers() {
    let words: WordSet = ["in", "is", "Any", "größe"]
    for word in ["in", "is", "Any", "größe"] { #expect(words.contains(word)) }
    for text in ["", "i", "ins", "any", "Aby", "grösse", "größer"] {
      #expect(!words.contains(text))
    }
    #expect(!WordSet([]).contains(""))
    #expect(WordSet([""]).contains(""))
  }
}
