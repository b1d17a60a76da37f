"""The stamps of pictures that are done: from which scene each was rendered."""

import json
import os


def read(file):
    if not os.path.exists(file):
        return {}
    with open(file) as f:
        return json.load(f)


def write(file, stamps):
    os.makedirs(os.path.dirname(file), exist_ok=True)
    with open(file + ".part", "w") as f:
        json.dump(stamps, f, indent=2, sort_keys=True)
        f.write("\n")
    os.replace(file + ".part", file)
