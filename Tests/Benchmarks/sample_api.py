"""One made-up API of any size, as a spec and as the plain Swift that it is compared with."""

FIELDS = [
    ("id", "int64", "Int64"),
    ("name", "string", "String"),
    ("isActive", "bool", "Bool"),
    ("score", "double", "Double"),
    ("createdAt", "datetime", "Date"),
    ("note", "string?", "String?"),
    ("count", "int32?", "Int32?"),
    ("tags", "list<string>", "[String]"),
    ("status", "Status", "Status"),
    ("parts", "list<{part}>", "[{part}]"),
]


def part(index):
    return f"Item{index // 2}" if index else "Leaf"


def spec(count):
    lines = [
        "triwire: 1",
        "name: Big",
        "doc: An API of any size.",
        "servers: {main: https://api.example.com/v1}",
        "types:",
        "  Problem: {fields: {title: string?, status: int32?}}",
        "  Leaf: {fields: {name: string}}",
        "  Status: {enum: [draft, active, closed]}",
    ]
    for index in range(count):
        lines += [f"  Item{index}:", f"    doc: The item of kind {index}.", "    fields:"]
        for name, written, _ in FIELDS:
            written = written.format(part=part(index))
            lines.append(f"      {name}: {{type: {written}, doc: The {name} of the item.}}")
    lines.append("endpoints:")
    for index in range(count):
        lines += [
            f"  updateItem{index}:",
            f"    doc: Changes the item of kind {index}.",
            f"    route: PUT /items{index}/{{id}}/parts/{{part}}",
            "    path: {id: int64, part: string}",
            "    query: {limit: int32 = 20, tags: list<string>?, notify: bool?}",
            "    headers: {X-Trace: uuid?}",
            f"    body: Item{index}",
            f"    returns: Item{index}",
            "    errors: {default: Problem}",
        ]
    return "\n".join(lines) + "\n"


def struct(name, properties, conformances):
    lines = [f"  public struct {name}: {conformances} {{"]
    lines += [f"    public var {label}: {type_}" for label, type_ in properties]
    lines += ["", "    public init("]
    lines += [
        f"      {label}: {type_}{' = nil' if type_.endswith('?') else ''}{',' if more else ''}"
        for (label, type_), more in zip(properties, [True] * (len(properties) - 1) + [False])
    ]
    lines += ["    ) {"]
    lines += [f"      self.{label} = {label}" for label, _ in properties]
    lines += ["    }", "  }", ""]
    return lines


def plain_swift(count, conformances):
    """The models and requests as structs that know no wire."""
    lines = ["public import Foundation", "", "public enum Big {}", "", "extension Big {"]
    raw = ": String, " if "Codable" in conformances else ": "
    lines += [f"  public enum Status{raw}{conformances} {{ case draft, active, closed }}"]
    lines += struct("Problem", [("title", "String?"), ("status", "Int32?")], conformances)
    lines += struct("Leaf", [("name", "String")], conformances)
    for index in range(count):
        properties = [(name, type_.format(part=part(index))) for name, _, type_ in FIELDS]
        lines += struct(f"Item{index}", properties, conformances)
        request = [
            ("body", f"Item{index}"),
            ("id", "Int64"),
            ("part", "String"),
            ("limit", "Int32"),
            ("tags", "[String]?"),
            ("notify", "Bool?"),
            ("trace", "UUID?"),
        ]
        lines += struct(f"UpdateItem{index}", request, conformances)
    return "\n".join(lines + ["}"]) + "\n"
