// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "triwire",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "TriwireRuntime", targets: ["TriwireRuntime"]),
    .executable(name: "triwire", targets: ["triwire"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .target(name: "TriwireSpelling", swiftSettings: settings),
    .target(
      name: "TriwireYAML",
      dependencies: ["CLibYAML", "TriwireSpelling"],
      swiftSettings: settings
    ),
    .target(name: "TriwireSpec", dependencies: ["TriwireYAML"], swiftSettings: settings),
    .target(name: "TriwireModel", dependencies: ["TriwireSpec"], swiftSettings: settings),
    .target(
      name: "TriwireMustache", dependencies: ["TriwireSpelling"], swiftSettings: settings),
    .target(
      name: "TriwireGeneration",
      dependencies: ["TriwireModel", "TriwireMustache"],
      swiftSettings: settings
    ),
    .target(name: "TriwireRuntime", swiftSettings: settings),
    .executableTarget(
      name: "triwire",
      dependencies: ["TriwireSpec", "TriwireModel", "TriwireGeneration"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "TriwireYAMLTests", dependencies: ["TriwireYAML"], swiftSettings: settings),
    .testTarget(
      name: "TriwireMustacheTests",
      dependencies: ["TriwireMustache"],
      resources: [.copy("Cases")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "TriwireSpecTests", dependencies: ["TriwireSpec"], swiftSettings: settings),
    .testTarget(
      name: "TriwireModelTests", dependencies: ["TriwireModel"], swiftSettings: settings),
    .testTarget(
      name: "TriwireRuntimeTests",
      dependencies: ["TriwireRuntime", "TriwireTestServers"],
      swiftSettings: settings
    ),
    .target(
      name: "TriwireTestServers",
      path: "Tests/TriwireTestServers",
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
