"""Makes random protobuf messages with Google's own library, and reads what others have written.

Reads commands from standard input, one a line, and answers each with one line:

  make SEED        a random message, serialised, in hexadecimal ('-' for no bytes)
  check SEED HEX   'same' when HEX is the message of that seed, otherwise what differs
"""

import random
import sys

from google.protobuf import (
    descriptor_pb2,
    descriptor_pool,
    duration_pb2,
    message_factory,
    struct_pb2,
    timestamp_pb2,
    wrappers_pb2,
)

PACKAGE = "triwire.test"
Field = descriptor_pb2.FieldDescriptorProto
TYPES = {
    "int32": Field.TYPE_INT32, "int64": Field.TYPE_INT64, "uint32": Field.TYPE_UINT32,
    "uint64": Field.TYPE_UINT64, "sint32": Field.TYPE_SINT32, "sint64": Field.TYPE_SINT64,
    "fixed32": Field.TYPE_FIXED32, "fixed64": Field.TYPE_FIXED64,
    "sfixed32": Field.TYPE_SFIXED32, "sfixed64": Field.TYPE_SFIXED64, "float": Field.TYPE_FLOAT,
    "double": Field.TYPE_DOUBLE, "bool": Field.TYPE_BOOL, "string": Field.TYPE_STRING,
    "bytes": Field.TYPE_BYTES,
}
SCALARS = list(TYPES)
MESSAGES = {
    "All": f".{PACKAGE}.All", "Nested": f".{PACKAGE}.Nested", "Foreign": f".{PACKAGE}.Foreign",
    "Duration": ".google.protobuf.Duration", "Timestamp": ".google.protobuf.Timestamp",
    "Struct": ".google.protobuf.Struct", "Value": ".google.protobuf.Value",
    "Int64Value": ".google.protobuf.Int64Value", "StringValue": ".google.protobuf.StringValue",
}


def add(message, name, number, kind, repeated=False, packed=None):
    field = message.field.add(name=name, number=number)
    field.label = Field.LABEL_REPEATED if repeated else Field.LABEL_OPTIONAL
    if kind in TYPES:
        field.type = TYPES[kind]
    elif kind == "Enum":
        field.type, field.type_name = Field.TYPE_ENUM, f".{PACKAGE}.Enum"
    else:
        field.type, field.type_name = Field.TYPE_MESSAGE, MESSAGES.get(kind, kind)
    if packed is not None:
        field.options.packed = packed
    return field


def add_map(message, name, number, key, value):
    entry_name = "".join(part.capitalize() for part in name.split("_")) + "Entry"
    entry = message.nested_type.add(name=entry_name)
    entry.options.map_entry = True
    add(entry, "key", 1, key)
    add(entry, "value", 2, value)
    add(message, name, number, f".{PACKAGE}.{message.name}.{entry_name}", repeated=True)


def describe():
    """The fields of the conformance message that its numbers make comparable."""
    file = descriptor_pb2.FileDescriptorProto(
        name="triwire_test.proto", package=PACKAGE, syntax="proto3")
    for module in (duration_pb2, timestamp_pb2, struct_pb2, wrappers_pb2):
        file.dependency.append(module.DESCRIPTOR.name)
    enum = file.enum_type.add(name="Enum")
    for name, number in (("FOO", 0), ("BAR", 1), ("BAZ", 2), ("NEG", -1)):
        enum.value.add(name=name, number=number)
    nested = file.message_type.add(name="Nested")
    add(nested, "a", 1, "int32")
    add(nested, "corecursive", 2, "All")
    foreign = file.message_type.add(name="Foreign")
    add(foreign, "c", 1, "int32")
    message = file.message_type.add(name="All")
    for index, kind in enumerate(SCALARS):
        number = ["int32", "int64", "uint32", "uint64", "sint32", "sint64", "fixed32", "fixed64",
                  "sfixed32", "sfixed64", "float", "double", "bool", "string", "bytes"].index(kind)
        add(message, f"one_{kind}", number + 1, kind)
        add(message, f"many_{kind}", number + 31, kind, repeated=True)
        if kind not in ("string", "bytes"):
            add(message, f"loose_{kind}", number + 89, kind, repeated=True, packed=False)
    add(message, "nested", 18, "Nested")
    add(message, "foreign", 19, "Foreign")
    add(message, "one_enum", 21, "Enum")
    add(message, "recursive", 27, "All")
    add(message, "many_nested", 48, "Nested", repeated=True)
    add(message, "many_enum", 51, "Enum", repeated=True)
    add(message, "loose_enum", 102, "Enum", repeated=True, packed=False)
    for index, kind in enumerate(["int32", "int64", "uint32", "uint64", "sint32", "sint64",
                                  "fixed32", "fixed64", "sfixed32", "sfixed64"]):
        add_map(message, f"map_{kind}", 56 + index, kind, kind)
    add_map(message, "map_bool", 68, "bool", "bool")
    add_map(message, "map_string", 69, "string", "string")
    add_map(message, "map_nested", 71, "string", "Nested")
    add_map(message, "map_enum", 73, "string", "Enum")
    message.oneof_decl.add(name="choice")
    for name, number, kind in (("choice_uint32", 111, "uint32"), ("choice_nested", 112, "Nested"),
                               ("choice_string", 113, "string"), ("choice_bool", 115, "bool"),
                               ("choice_double", 118, "double"), ("choice_enum", 119, "Enum")):
        add(message, name, number, kind).oneof_index = 0
    add(message, "wrapped_int64", 203, "Int64Value")
    add(message, "wrapped_string", 208, "StringValue")
    add(message, "duration", 301, "Duration")
    add(message, "timestamp", 302, "Timestamp")
    add(message, "struct", 304, "Struct")
    add(message, "value", 306, "Value")
    add(message, "many_value", 316, "Value", repeated=True)
    # What the other side doesn't know.
    add(message, "unknown_text", 900, "string")
    add(message, "unknown_nested", 901, "Nested", repeated=True)
    return file


def message_class():
    pool = descriptor_pool.DescriptorPool()
    for module in (duration_pb2, timestamp_pb2, struct_pb2, wrappers_pb2):
        pool.AddSerializedFile(module.DESCRIPTOR.serialized_pb)
    pool.Add(describe())
    descriptor = pool.FindMessageTypeByName(f"{PACKAGE}.All")
    if hasattr(message_factory, "GetMessageClass"):
        return message_factory.GetMessageClass(descriptor)
    return message_factory.MessageFactory(pool).GetPrototype(descriptor)


class Filler:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def scalar(self, field):
        kind, draw = field.type, self.random
        bits = 64 if kind in (Field.TYPE_INT64, Field.TYPE_UINT64, Field.TYPE_SINT64,
                              Field.TYPE_FIXED64, Field.TYPE_SFIXED64) else 32
        if kind == Field.TYPE_BOOL:
            return draw.random() < 0.5
        if kind == Field.TYPE_STRING:
            return "".join(draw.choice("aé€😀\0 z") for _ in range(draw.randrange(20)))
        if kind == Field.TYPE_BYTES:
            return bytes(draw.randrange(256) for _ in range(draw.randrange(20)))
        if kind == Field.TYPE_FLOAT:
            return draw.choice([0.0, -0.0, 1.5, -2.25, float("inf"), float("-inf"), 3.0e38])
        if kind == Field.TYPE_DOUBLE:
            return draw.choice([0.0, -0.0, draw.uniform(-1e9, 1e9), float("inf"), 5e-324])
        if kind == Field.TYPE_ENUM:
            return draw.choice([0, 1, 2, -1, 77, -2147483648])
        if kind in (Field.TYPE_UINT32, Field.TYPE_UINT64, Field.TYPE_FIXED32, Field.TYPE_FIXED64):
            return draw.choice([0, 1, 127, 128, 2**bits - 1, draw.getrandbits(bits)])
        half = 2 ** (bits - 1)
        return draw.choice([0, 1, -1, 63, -64, half - 1, -half, draw.randrange(-half, half)])

    def value(self, value, depth):
        draw = self.random
        kind = draw.randrange(6 if depth > 0 else 4)
        if kind == 0:
            value.null_value = 0
        elif kind == 1:
            value.number_value = draw.choice([0.0, -1.0, 1.5, 1e300, draw.uniform(-1, 1)])
        elif kind == 2:
            value.string_value = draw.choice(["", "text", "é"])
        elif kind == 3:
            value.bool_value = draw.random() < 0.5
        elif kind == 4:
            self.struct(value.struct_value, depth - 1)
        else:
            value.list_value.SetInParent()
            for _ in range(draw.randrange(3)):
                self.value(value.list_value.values.add(), depth - 1)

    def struct(self, struct, depth):
        struct.SetInParent()
        for name in self.random.sample(["a", "b", "", "é"], self.random.randrange(4)):
            self.value(struct.fields[name], depth)

    def submessage(self, message, depth):
        message.SetInParent()
        name = message.DESCRIPTOR.full_name
        if name == "google.protobuf.Value":
            self.value(message, 3)
        elif name == "google.protobuf.Struct":
            self.struct(message, 3)
        elif name == "google.protobuf.Timestamp":
            # Thirty-seconds of a second, which a double tells apart.
            message.seconds = self.random.randrange(-62135596800, 253402300799)
            message.nanos = self.random.randrange(32) * 31250000
        elif name == "google.protobuf.Duration":
            sign = self.random.choice([1, -1])
            message.seconds = sign * self.random.randrange(315576000000)
            message.nanos = sign * self.random.randrange(10**9)
        else:
            self.fill(message, depth - 1)

    def fill(self, message, depth):
        for field in message.DESCRIPTOR.fields:
            if self.random.random() > 0.2:
                continue
            name = field.name
            if field.message_type and field.message_type.GetOptions().map_entry:
                self.map(getattr(message, name), field, depth)
            elif field.is_repeated:
                for _ in range(self.random.randrange(4)):
                    if field.message_type is None:
                        getattr(message, name).append(self.scalar(field))
                    elif depth > 0:
                        self.submessage(getattr(message, name).add(), depth)
            elif field.message_type is None:
                setattr(message, name, self.scalar(field))
            elif depth > 0:
                self.submessage(getattr(message, name), depth)

    def map(self, map, field, depth):
        key, value = (field.message_type.fields_by_name[part] for part in ("key", "value"))
        for _ in range(self.random.randrange(4)):
            if value.message_type is None:
                map[self.scalar(key)] = self.scalar(value)
            elif depth > 0:
                self.submessage(map[self.scalar(key)], depth)


def main():
    message_type = message_class()

    def make(seed):
        message = message_type()
        Filler(int(seed)).fill(message, 3)
        return message

    for line in sys.stdin:
        command, seed, *rest = line.split()
        expected = make(seed)
        if command == "make":
            answer = expected.SerializeToString().hex() or "-"
        else:
            received = message_type()
            received.ParseFromString(bytes.fromhex(rest[0].replace("-", "")))
            same = received == expected
            answer = "same" if same else repr(f"{received} is not {expected}")
        print(answer, flush=True)


if __name__ == "__main__":
    main()
