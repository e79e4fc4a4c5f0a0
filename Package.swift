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
  "mirror",
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

/// The client that the spec of this name gives, compiled as it stands in its folder.
func generated(_ name: String) -> Target {
  .target(
    name: "Triwire\(name)",
    dependencies: ["TriwireRuntime"],
    path: "Specs/\(name)/Generated",
    swiftSettings: settings
  )
}

let package = Package(
  name: "triwire",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .library(name: "TriwireRuntime", targets: ["TriwireRuntime"]),
    .library(name: "TriwireCurl", targets: ["TriwireCurl"]),
    .executable(name: "triwire", targets: ["triwire"]),
    .plugin(name: "TriwireBuild", targets: ["TriwireBuild"]),
    .plugin(name: "TriwireCommand", targets: ["TriwireCommand"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .systemLibrary(
      name: "CLibCurl",
      pkgConfig: "libcurl",
      providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]
    ),
    .target(
      name: "TriwireCurl",
      dependencies: ["CLibCurl", "TriwireRuntime"],
      swiftSettings: settings
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
    .target(name: "TriwireSchema", swiftSettings: settings),
    .target(
      name: "TriwireModel",
      dependencies: ["TriwireSpec", "TriwireYAML", "TriwireSpelling"],
      swiftSettings: settings
    ),
    .target(
      name: "TriwireComparison",
      dependencies: ["TriwireModel", "TriwireSpec"],
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
      dependencies: ["TriwireModel", "TriwireMustache", "TriwireSpec", "TriwireTemplates"],
      swiftSettings: settings
    ),
    .target(name: "TriwireRuntime", swiftSettings: settings),
    .target(
      name: "TriwireRuntimeSources", swiftSettings: settings, plugins: ["TriwireEmbedding"]),
    generated("HTTPBin"),
    generated("Metrics"),
    generated("Petshop"),
    generated("Prometheus"),
    generated("S3"),
    generated("Shop"),
    .target(
      name: "TriwireCommandLine",
      dependencies: [
        "TriwireSpelling", "TriwireYAML", "TriwireSpec", "TriwireModel", "TriwireMustache",
        "TriwireTemplates", "TriwireGeneration",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "TriwireCommands",
      dependencies: [
        "TriwireCommandLine", "TriwireComparison", "TriwireGeneration", "TriwireModel",
        "TriwireRuntimeSources", "TriwireSchema", "TriwireSpec", "TriwireTemplates", "TriwireYAML",
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "triwire", dependencies: ["TriwireCommandLine", "TriwireCommands"],
      swiftSettings: settings),
    .executableTarget(
      name: "triwire-build", dependencies: ["TriwireCommandLine"], swiftSettings: settings),
    .plugin(name: "TriwireEmbedding", capability: .buildTool()),
    .plugin(name: "TriwireBuild", capability: .buildTool(), dependencies: ["triwire-build"]),
    .plugin(
      name: "TriwireCommand",
      capability: .command(
        intent: .custom(
          verb: "triwire", description: "Generate API clients from *.triwire.yaml files"),
        permissions: [
          .writeToPackageDirectory(reason: "Generated sources go into the folders of targets")
        ]),
      dependencies: ["triwire"]
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
      name: "TriwireSpecTests", dependencies: ["TriwireSchema", "TriwireSpec", "TriwireYAML"],
      exclude: ["Cases"], swiftSettings: settings),
    .testTarget(
      name: "TriwireGenerationTests",
      dependencies: [
        "TriwireGeneration", "TriwireModel", "TriwireMustache", "TriwireSpec", "TriwireTemplates",
        "TriwireTestSupport",
      ],
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
      dependencies: ["TriwireModel", "TriwireSpec", "TriwireTestSupport", "TriwireYAML"],
      exclude: ["Cases"], swiftSettings: settings),
    .testTarget(
      name: "TriwireComparisonTests",
      dependencies: [
        "TriwireComparison", "TriwireModel", "TriwireSpec", "TriwireTestSupport", "TriwireYAML",
        "triwire",
      ],
      exclude: ["Cases"], swiftSettings: settings),
    .testTarget(
      name: "TriwireCommandLineTests",
      dependencies: [
        "TriwireCommandLine", "TriwireCommands", "TriwireRuntimeSources", "TriwireSchema",
        "TriwireSpec", "TriwireTestSupport",
        "triwire",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "TriwireRuntimeTests",
      dependencies: ["TriwireRuntime", "TriwireTestSupport"],
      exclude: ["Protobuf/Cases"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "TriwireCurlTests",
      dependencies: ["TriwireCurl", "TriwireRuntime", "TriwireTestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "TriwireReadmeTests",
      dependencies: [
        "TriwireCurl", "TriwirePetshop", "TriwireRuntime", "TriwireShop", "TriwireTestSupport",
        "triwire",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "TriwireServerTests",
      dependencies: [
        "TriwireHTTPBin", "TriwireMetrics", "TriwirePrometheus", "TriwireRuntime", "TriwireS3",
        "TriwireTestSupport",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "TriwireTestSupport",
      path: "Tests/TriwireTestSupport",
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
