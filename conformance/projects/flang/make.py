"""Compiles the programs to HLFIR and FIR: with default options, with debug information, with OpenMP, and optimised.

usage: make.py OUT

The compiler is `flang-22` from the Debian package, or the program that FLANG names.
"""

import concurrent.futures
import os
import pathlib
import subprocess
import sys
import tempfile

import tools

HERE = pathlib.Path(__file__).parent
FLANG = os.environ.get("FLANG", "flang-22")

VARIANTS = {
    "default.hlfir": ["-emit-hlfir"],
    "default.fir": ["-emit-fir"],
    "g.hlfir": ["-debug-info-kind=standalone", "-mmlir", "--mlir-print-debuginfo", "-emit-hlfir"],
    "g.fir": ["-debug-info-kind=standalone", "-mmlir", "--mlir-print-debuginfo", "-emit-fir"],
    "openmp.hlfir": ["-fopenmp", "-fopenmp-version=52", "-emit-hlfir"],
    "openmp.fir": ["-fopenmp", "-fopenmp-version=52", "-emit-fir"],
    "optimised.fir": ["-O2", "-emit-fir"],
}

# Additional flags for programs, by the start of the program's name.
FLAGS = {
    "acc_": ["-fopenacc"],
    "omp_": ["-fopenmp", "-fopenmp-version=52"],
    "coarray": ["-fcoarray"],
}


def compile_to(out, program, variant):
    """Writes `PROGRAM.VARIANT.mlir`, if the compiler accepts the program."""
    flags = [flag for start, flags in FLAGS.items() if program.name.startswith(start) for flag in flags]
    path = out / f"{program.stem}.{variant}.mlir"
    with tempfile.TemporaryDirectory() as folder:
        command = [FLANG, "-fc1", "-J", folder, *flags, *VARIANTS[variant], program.name, "-o", str(path)]
        done = subprocess.run(command, capture_output=True, text=True, cwd=program.parent)
    if done.returncode:
        path.unlink(missing_ok=True)
        return f"{program.stem} {variant}: {tools.first_line(done.stderr)}"
    return None


def main():
    out = pathlib.Path(sys.argv[1]).resolve()
    out.mkdir(parents=True, exist_ok=True)
    programs = sorted((HERE / "programs").iterdir())
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [pool.submit(compile_to, out, program, variant) for program in programs for variant in VARIANTS]
        for job in jobs:
            if job.result():
                print(job.result(), file=sys.stderr)


main()
