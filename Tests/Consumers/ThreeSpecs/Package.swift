// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "ThreeSpecs",
  platforms: [.macOS(.v13)],
  dependencies: [.package(path: "../triwire")],
  targets: [
    .executableTarget(
      name: "ThreeSpecs",
      dependencies: [.product(name: "TriwireRuntime", package: "triwire")],
      plugins: [.plugin(name: "TriwireBuild", package: "triwire")]
    )
  ]
)
