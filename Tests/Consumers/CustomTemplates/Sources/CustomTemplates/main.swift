import Foundation
import TriwireRuntime

print("made by", Pets.Pet.origin)
let rex = Pets.Pet(name: "Rex", age: 3)
print(try JSONDecoder().decode(Pets.Pet.self, from: JSONEncoder().encode(rex)).name)
