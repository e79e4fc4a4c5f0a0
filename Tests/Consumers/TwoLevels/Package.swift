// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "TwoLevels",
  platforms: [.macOS(.v13)],
  dependencies: [.package(path: "Kit")],
  targets: [
    .executableTarget(
      name: "TwoLevels", dependencies: [.product(name: "WeatherKit", package: "Kit")])
  ]
)
