import TriwireRuntime

/// The difference of a day's temperatures, from a stubbed service.
public func range(in city: String) async throws -> Int32 {
  let client = WeatherClient(transport: .stub { _ in .json(#"{"high":21,"low":9}"#) })
  let day = try await client.today(city: city)
  return day.high - day.low
}
