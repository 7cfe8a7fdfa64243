"""Determines in which releases operations, attributes, types and builtin syntax exist, by running each release's tools.

lifetimes.py PACKAGES
    rewrites the lifetimes in each dialect's history.txt (crates/mlirkit-defs/src/history.rs lists the kinds of lines)

PACKAGES is the folder with the packages of `cargo xtask conformance releases` (MLIRKIT_RELEASES). A tool that does not register a
dialect gives no information about it. If two tools agree, the releases between them are assumed to agree too. An entity that
appeared between two tools is assumed to be as new as the first tool that has it. A definition for a release exists in that release.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

DIALECTS = os.path.join(os.path.dirname(__file__), "../crates/mlirkit-dialects/src")
HEAD = "# Written by conformance/lifetimes.py: the releases whose tools have each of these.\n"
IREE = "iree/compiler/_mlir_libs/iree-opt"
TOOLS = {
    16: ["mlir-opt-16"],
    19: ["mlir-opt-19"],
    20: "iree-base-compiler==3.1.0",
    21: "iree-base-compiler==3.5.0",
    22: ["mlir-opt-22"],
    23: "iree-base-compiler==3.11.0",
    24: "torch-mlir==20261001",
}
WORDS = "f8E5M2 f8E4M3 f8E4M3FN f8E5M2FNUZ f8E4M3FNUZ f8E4M3B11FNUZ f8E3M4 f8E8M0FNU f6E3M2FN f6E2M3FN f4E2M1FN tf32".split()

# Builtin features that are not types: an attribute that uses each of them.
FEATURES = {
    "distinct": "distinct[0]<unit>",
    "loc-range": 'loc("a":1:2 to 3:4)',
    "scalable-dims": "vector<[2]x2xi32>",
    "vector-elements": "vector<2x!llvm.ptr>",
}

# Unknown operations are accepted in this dialect, but have no custom syntax.
OPEN = "llvm."

BINDINGS = """
import sys, json, importlib
sys.path.insert(0, sys.argv[1])
ir = importlib.import_module("torch_mlir.ir")
ctx = ir.Context()
ctx.allow_unregistered_dialects = True
ctx.load_all_available_dialects()
def error(parse, text):
    try:
        parse(text, ctx)
        return ""
    except Exception as e:
        return str(e)
answers = []
for kind, name in json.load(sys.stdin):
    if kind == "op":
        answers.append("" if ctx.is_registered_operation(name) else "unregistered operation")
    elif kind == "attr":
        answers.append(error(ir.Attribute.parse, "#" + name))
    elif kind == "word":
        answers.append(error(ir.Attribute.parse, name))
    else:
        answers.append(error(ir.Type.parse, "!" + name))
json.dump(answers, sys.stdout)
"""


def rows():
    """Returns the kind and name of each definition, with the releases for which it is defined."""
    found = {}
    for dialect in sorted(os.listdir(DIALECTS)):
        path = os.path.join(DIALECTS, dialect, dialect + ".def")
        if not os.path.exists(path):
            continue
        text = open(path, encoding="utf-8").read()
        llvm = re.search(r"^  release (\d+)", text, re.M)
        for row in re.finditer(r"^(op|attr|type)(?:@(\d+)([+~]?))? (\S+)\n((?:[ #].*\n|\n)*)", text, re.M):
            kind, release, mark, name, body = row.groups()
            if kind != "op" and re.search(r"^  no-mnemonic", body, re.M) or not llvm:
                continue
            known = found.setdefault((kind, f"{dialect}.{name}"), set())
            known.add(int(release) if release else int(llvm.group(1)))
    return found


def parts(asked):
    for kind, name in asked:
        yield {
            "op": name if name.startswith(OPEN) else f'"{name}"() : () -> ()',
            "attr": f'"x.a"() {{t.a = #{name}}} : () -> ()',
            "type": f'"x.a"() : () -> !{name}',
            "word": f'"x.a"() {{t.a = {FEATURES.get(name, name)}}} : () -> ()',
        }[kind]


def run(tool, asked, depth=0):
    """Returns the first error for each input."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        lines, at = [], {}
        for index, part in enumerate(parts(asked)):
            lines += [part, "// -----"]
            at[2 * index + 1] = index
        file.write("\n".join(lines[:-1]) + "\n")
        file.flush()
        flags = [] if asked[0][0] == "op" else ["--allow-unregistered-dialect"]
        done = subprocess.run([*tool, *flags, "--split-input-file", file.name], capture_output=True, text=True)
    if done.returncode < 0 or "PLEASE submit a bug" in done.stderr:
        if len(asked) == 1:
            return ["crashed"]
        half = len(asked) // 2
        return run(tool, asked[:half]) + run(tool, asked[half:])
    answers = [""] * len(asked)
    for line in done.stderr.splitlines():
        found = re.match(r"within split at \S+?:(\d+) offset :\d+:\d+: error: (.*)", line)
        number = int(found.group(1)) if found else None
        if found:
            # The line is relative to the part, which starts on the line of the preceding marker.
            index = number // 2 if number % 2 == 0 else (number - 1) // 2
        else:
            found = re.match(r"\S+?:(\d+):\d+: error: (.*)", line)
            if not found:
                continue
            index = (int(found.group(1)) - 1) // 2
        if not answers[index]:
            answers[index] = found.group(2)
    return answers


def is_there(kind, name, answer):
    """Returns whether an entity exists in the tool's release; None if the tool gives no information."""
    short = name.split(".", 1)[-1]
    if kind == "op":
        return "unregistered operation" not in answer and not re.search(r"custom op '\S+' is unknown", answer)
    if kind == "word":
        return not answer
    if re.search(r"provides no (attribute|type) parsing hook", answer):
        return False
    if "unknown" in answer.lower() and re.search(r"(attribute|type|kind|mnemonic)", answer) and short.split(".")[0] in answer:
        return False
    return True


def interpreter():
    """Returns the first interpreter that can load the bindings."""
    for name in ("python3.12", "python3.13", "python3.14"):
        if shutil.which(name) and subprocess.run([name, "--version"], capture_output=True).returncode == 0:
            return name
    sys.exit("there is no python3.12 or newer")


def write(lines):
    """Replaces the lines after HEAD in each dialect's history."""
    of = {}
    for kind, name, first, last in lines:
        dialect = "builtin" if kind == "word" else name.split(".")[0]
        of.setdefault(dialect, []).append(f"{kind} {name} {first}..{last}\n")
    for dialect in sorted(os.listdir(DIALECTS)):
        path = os.path.join(DIALECTS, dialect, "history.txt")
        text = open(path, encoding="utf-8").read() if os.path.exists(path) else ""
        own = text.split(HEAD)[0].rstrip("\n")
        new = HEAD + "".join(of[dialect]) if dialect in of else ""
        text = own + ("\n\n" if own and new else "\n" if own else "") + new
        if text:
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)


def main():
    (packages,) = sys.argv[1:]
    found = rows()
    asked = sorted(found) + [("word", word) for word in [*WORDS, *FEATURES]]
    known = {key: {} for key in asked}
    for release, tool in TOOLS.items():
        if isinstance(tool, str):
            folder = os.path.join(packages, tool)
            if "iree" in tool:
                tool = [os.path.join(folder, IREE)]
        if isinstance(tool, list):
            shown = subprocess.run([*tool, "--show-dialects"], capture_output=True, text=True).stdout
            dialects = set(re.split(r"[,\s]+", shown.split(":", 1)[-1].strip()))
            of = {kind: [key for key in asked if key[0] == kind] for kind in ("op", "attr", "type", "word")}
            answers = {}
            for keys in of.values():
                here = [key for key in keys if key[0] == "word" or key[1].split(".")[0] in dialects]
                answers.update(zip(here, run(tool, here)))
        else:
            texts = [(kind, FEATURES.get(name, name) if kind == "word" else name) for kind, name in asked]
            done = subprocess.run(
                [interpreter(), "-c", BINDINGS, folder], input=json.dumps(texts), capture_output=True, text=True, check=True
            )
            answers = dict(zip(asked, json.loads(done.stdout)))
            dialects = {name.split(".")[0] for (kind, name), answer in answers.items() if kind == "op" and not answer}
        for key, answer in answers.items():
            if key[0] == "word" or key[1].split(".")[0] in dialects:
                there = is_there(*key, answer)
                # IREE has the transform dialect without its extensions.
                if there or not (release in (20, 21, 23) and key[1].startswith("transform.")):
                    known[key][release] = there
        # The release lacks the whole dialect, so it gives no information about single entities.
        if release in (16, 19, 22, 24):
            for kind, name in asked:
                if kind != "word" and name.split(".")[0] not in dialects:
                    known[kind, name][release] = False
    dialects, lines = {}, []
    for key in asked:
        kind, name = key
        for release in found.get(key, ()):
            if known[key].get(release) is not True and kind == "op" and release in TOOLS and release not in known[key]:
                known[key][release] = True
        has = known[key]
        there = sorted(release for release, yes in has.items() if yes)
        if not there:
            continue
        if kind != "word":
            dialects.setdefault(name.split(".")[0], set()).update(there)
        gone = sorted(release for release, yes in has.items() if not yes)
        if any(there[0] < release < there[-1] for release in gone):
            print(f"{kind} {name}: there in {there}, not in {gone}", file=sys.stderr)
        first = there[0] if any(release < there[0] for release in gone) else ""
        last = there[-1] if any(release > there[-1] for release in gone) else ""
        if first or last:
            lines.append((kind, name, first, last))
    write(lines)


main()
