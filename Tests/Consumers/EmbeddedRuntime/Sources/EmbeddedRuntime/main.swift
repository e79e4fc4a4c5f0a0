let client = PetsClient(transport: .stub { _ in .json(#"[{"name":"Rex","age":3}]"#) })
for pet in try await client.listPets() { print(pet.name, pet.age ?? 0) }
