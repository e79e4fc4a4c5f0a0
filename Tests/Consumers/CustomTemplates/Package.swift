// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "CustomTemplates",
  platforms: [.macOS(.v13)],
  dependencies: [.package(path: "../triwire")],
  targets: [
    .executableTarget(
      name: "CustomTemplates",
      dependencies: [.product(name: "TriwireRuntime", package: "triwire")],
      plugins: [.plugin(name: "TriwireBuild", package: "triwire")]
    )
  ]
)
