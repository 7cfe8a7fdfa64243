"""Compiles the programs for several targets without a GPU. Writes the text after each phase of the compiler.

usage: make.py OUT
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

import tools

HERE = pathlib.Path(__file__).parent
COMPILER = pathlib.Path(sys.executable).parent / "iree-compile"

TARGETS = {
    "cpu": [
        "--iree-hal-target-device=local",
        "--iree-hal-local-target-device-backends=llvm-cpu",
        "--iree-llvmcpu-target-cpu=generic",
    ],
    "vmvx": ["--iree-hal-target-device=local", "--iree-hal-local-target-device-backends=vmvx"],
    "vulkan": ["--iree-hal-target-device=vulkan", "--iree-vulkan-target=ampere"],
    "rocm": ["--iree-hal-target-device=hip", "--iree-rocm-target=gfx942"],
    "cuda": ["--iree-hal-target-device=cuda", "--iree-cuda-target=sm_80"],
}

# Every program is compiled for the CPU and for one of these targets.
OTHERS = ["vmvx", "vulkan", "rocm", "cuda"]


def compile_to(out, program, target):
    """Writes `PROGRAM.TARGET.PHASE.mlir` for each phase that the compiler reaches."""
    with tempfile.TemporaryDirectory() as folder:
        command = [str(COMPILER), str(program), "-o", "/dev/null", f"--dump-compilation-phases-to={folder}"]
        command += ["--compile-to=vm", "--iree-input-type=auto", "--mlir-disable-threading", *TARGETS[target]]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            print(f"{program.stem} for {target}: {tools.first_line(done.stderr)}", file=sys.stderr)
        for phase in sorted(pathlib.Path(folder).glob("*.mlir")):
            name = phase.name.removeprefix(program.stem + ".")
            shutil.copy(phase, out / f"{program.stem}.{target}.{name}")


def main():
    out = pathlib.Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    for index, program in enumerate(sorted((HERE / "programs").glob("*.mlir"))):
        for target in ["cpu", OTHERS[index % len(OTHERS)]]:
            compile_to(out, program, target)


main()
