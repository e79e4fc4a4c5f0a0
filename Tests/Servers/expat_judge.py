"""Says of documents whether they are well-formed, namespaces included: each line of standard input is one in base 64,
and each line of standard output is its verdict, 1 or 0."""

import base64
import sys
from xml.parsers import expat


def is_well_formed(document: bytes) -> bool:
    parser = expat.ParserCreate(namespace_separator="|")
    try:
        parser.Parse(document, True)
    except (expat.ExpatError, LookupError, ValueError):
        return False
    return True


for line in sys.stdin:
    print(int(is_well_formed(base64.b64decode(line))))
