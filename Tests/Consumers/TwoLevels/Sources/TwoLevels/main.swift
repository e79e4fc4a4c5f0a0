import WeatherKit

print("range:", try await range(in: "Bonn"))
