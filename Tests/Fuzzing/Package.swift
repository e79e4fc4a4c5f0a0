// swift-tools-version: 6.1
import Foundation
import PackageDescription

// The folders of the targets are links to those of the package around, so that all of its code is
// instrumented and within reach. `run.sh` has the options of the compiler.

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func linked(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

let templates = try FileManager.default
  .contentsOfDirectory(atPath: Context.packageDirectory + "/Templates")
  .filter { $0.hasSuffix(".mustache") }

let package = Package(
  name: "fuzzing",
  platforms: [.macOS(.v13)],
  targets: [
    .systemLibrary(name: "CLibYAML", pkgConfig: "yaml-0.1"),
    .systemLibrary(name: "CLibFuzzer"),
    linked("TriwireSpelling"),
    linked("TriwireYAML", ["CLibYAML", "TriwireSpelling"]),
    linked("TriwireSpec", ["TriwireYAML", "TriwireSpelling"]),
    linked("TriwireModel", ["TriwireSpec", "TriwireYAML", "TriwireSpelling"]),
    linked("TriwireMustache", ["TriwireSpelling"]),
    .target(
      name: "TriwireTemplates", path: "Templates",
      resources: templates.map { .embedInCode($0) }, swiftSettings: settings),
    linked(
      "TriwireGeneration", ["TriwireModel", "TriwireMustache", "TriwireSpec", "TriwireTemplates"]),
    linked("TriwireRuntime"),
    linked("TriwireShop", ["TriwireRuntime"]),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "CLibFuzzer", "TriwireGeneration", "TriwireModel", "TriwireMustache", "TriwireRuntime",
        "TriwireShop", "TriwireSpec",
      ],
      swiftSettings: settings,
      // What gold makes of coverage is an internal error of its.
      linkerSettings: [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]),
  ]
)
