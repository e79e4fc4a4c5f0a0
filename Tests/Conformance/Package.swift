// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "conformance",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "triwire", path: "../..")],
  targets: [
    .executableTarget(
      name: "ConformanceTestee",
      dependencies: [.product(name: "TriwireRuntime", package: "triwire")],
      plugins: [.plugin(name: "TriwireBuild", package: "triwire")]
    )
  ],
  swiftLanguageModes: [.v6]
)
