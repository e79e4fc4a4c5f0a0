// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "triwire", path: "../..")],
  targets: [
    .executableTarget(
      name: "CodecBenchmark",
      dependencies: [.product(name: "TriwireRuntime", package: "triwire")]),
    .executableTarget(
      name: "GrowthBenchmark",
      dependencies: [.product(name: "TriwireRuntime", package: "triwire")]),
  ]
)
