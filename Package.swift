// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// One a kind of declaration.
let templates = [
  "alias",
  "client",
  "common",
  "credentials",
  "declaration",
  "enumeration",
  "envelope",
  "failure",
  "group",
  "header",
  "heading",
  "initializer",
  "leading",
  "method",
  "model",
  "models",
  "newtype",
  "outcome",
  "property",
  "request",
  "requests",
  "response",
  "server",
  "service",
  "stub",
  "union",
  "validation",
  "writing",
]

/// Folders of `Specs`; the code generated from each is a target, `TriwireShop`.
let specs = ["HTTPBin", "Petshop", "Prometheus", "Shop"]

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
    .target(
      name: "TriwireSpec",
      dependencies: ["TriwireYAML", "TriwireSpelling"],
      swiftSettings: settings
    ),
    .target(
      name: "TriwireModel",
      dependencies: ["TriwireSpec", "TriwireYAML", "TriwireSpelling"],
      swiftSettings: settings
    ),
    .target(
      name: "TriwireMustache", dependencies: ["TriwireSpelling"], swiftSettings: settings),
    .target(
      name: "TriwireTemplates",
      path: "Templates",
      resources: templates.map { .embedInCode("\($0).mustache") },
      swiftSettings: settings
    ),
    .target(
      name: "TriwireGeneration",
      dependencies: ["TriwireModel", "TriwireMustache", "TriwireTemplates"],
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
      name: "TriwireSpecTests", dependencies: ["TriwireSpec", "TriwireYAML"],
      exclude: ["Cases"], swiftSettings: settings),
    .testTarget(
      name: "TriwireGenerationTests",
      dependencies: ["TriwireGeneration", "TriwireModel", "TriwireSpec", "TriwireTemplates"],
      exclude: ["Cases"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "TriwireShopTests",
      dependencies: ["TriwireShop", "TriwireRuntime"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "TriwireModelTests",
      dependencies: ["TriwireModel", "TriwireSpec", "TriwireYAML"],
      exclude: ["Cases"], swiftSettings: settings),
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
  ]
    + specs.map { name in
      .target(
        name: "Triwire\(name)",
        dependencies: ["TriwireRuntime"],
        path: "Specs/\(name)/Generated",
        swiftSettings: settings
      )
    },
  swiftLanguageModes: [.v6]
)
