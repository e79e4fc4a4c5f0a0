// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Kit",
  platforms: [.macOS(.v13)],
  products: [.library(name: "WeatherKit", targets: ["WeatherKit"])],
  dependencies: [.package(path: "../../triwire")],
  targets: [
    .target(
      name: "WeatherKit",
      dependencies: [.product(name: "TriwireRuntime", package: "triwire")],
      plugins: [.plugin(name: "TriwireBuild", package: "triwire")]
    )
  ]
)
