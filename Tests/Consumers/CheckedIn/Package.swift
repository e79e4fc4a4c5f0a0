// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "CheckedIn",
  platforms: [.macOS(.v13)],
  dependencies: [.package(path: "../triwire")],
  targets: [
    .executableTarget(
      name: "CheckedIn",
      dependencies: [.product(name: "TriwireRuntime", package: "triwire")],
      exclude: ["pets.triwire.yaml"]
    )
  ]
)
