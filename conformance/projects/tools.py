"""Code that the scripts of all projects share: it runs a tool on each file in a list."""

import os
import pathlib
import subprocess
import sys


def listed():
    """Returns the files in the list that the command line names."""
    return [pathlib.Path(path) for path in pathlib.Path(sys.argv[1]).read_text().split("\n") if path]


def first_line(text):
    """Returns the first line of a text, or a placeholder if the text is empty."""
    return next(iter(text.splitlines()), "no message")


def tool_of(path):
    """Returns the path of the project tool's output for a file."""
    return path.with_name(path.name + ".tool")


def read(path, command):
    """Runs a command on a file and stores its output. Returns whether the command succeeds."""
    done = subprocess.run([*map(str, command), str(path)], capture_output=True, text=True)
    if done.returncode:
        print(f"{path}: {first_line(done.stderr)}", file=sys.stderr)
    else:
        tool_of(path).write_text(done.stdout)
    return done.returncode == 0


def read_all(*command):
    """Runs a command on each listed file, and prints how many files it can read."""
    paths = listed()
    count = sum(read(path, command) for path in paths)
    print(f"{count} read, {len(paths) - count} not")


def bytecode_all(*command):
    """Converts each listed file to bytecode with a command."""
    for path in listed():
        made = path.with_suffix(".mlirbc")
        if subprocess.run([*map(str, command), path, "--emit-bytecode", "-o", made], capture_output=True).returncode:
            made.unlink(missing_ok=True)


def in_children(made_of, action):
    """Runs an action for each listed file in a separate process, because some inputs end the process.

    The action writes to the path that it is passed. `made_of` returns the final path of the result.
    """
    paths, count = listed(), 0
    for path in paths:
        made = made_of(path)
        part = made.with_name(made.name + ".part")
        child = os.fork()
        if child == 0:
            try:
                action(path, part)
                part.rename(made)
                os._exit(0)
            except BaseException as error:
                print(f"{path}: {error}", file=sys.stderr)
                os._exit(1)
        count += os.waitpid(child, 0)[1] == 0
    print(f"{count} made, {len(paths) - count} not")
