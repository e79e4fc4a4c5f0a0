// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "demo",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "triwire", path: "../..")],
  targets: [
    .executableTarget(
      name: "Demo",
      dependencies: [.product(name: "TriwireRuntime", package: "triwire")]
    )
  ]
)
