"""Writes the programs as HEIR's tool prints them, before any pass and after several pipelines.

usage: make.py OUT
"""

import pathlib
import re
import subprocess
import sys
import tempfile

TOOL = pathlib.Path(sys.executable).parent / "heir-opt"

# Pipelines for all programs.
COMMON = {"written": [], "canonical": ["--canonicalize", "--cse"]}

# Additional pipelines for programs, by the start of the program's name.
PIPELINES = {
    "plain_": {
        "secret": ["--secretize", "--wrap-generic", "--canonicalize", "--cse"],
        "bgv": ["--mlir-to-bgv=min-slot-count=16"],
        "openfhe": ["--mlir-to-bgv=min-slot-count=16", "--scheme-to-openfhe"],
        "ckks": ["--mlir-to-ckks=min-slot-count=16"],
        "lattigo": ["--mlir-to-ckks=min-slot-count=16", "--scheme-to-lattigo"],
        "bfv": ["--mlir-to-bfv=min-slot-count=16"],
        "cggi": ["--mlir-to-cggi=data-type=Integer"],
        "tfhe": ["--mlir-to-cggi=data-type=Integer", "--scheme-to-tfhe-rs"],
        "arithmetic": ["--mlir-to-secret-arithmetic=min-slot-count=16"],
        "plaintext": ["--mlir-to-plaintext-backend=plaintext-size=16"],
        "oblivious": ["--convert-to-data-oblivious"],
    },
    "secret_": {
        "distributed": ["--secret-distribute-generic", "--canonicalize"],
        "forgotten": ["--secret-forget-secrets"],
    },
    "polynomial_": {"llvm": ["--heir-polynomial-to-llvm"], "lowered": ["--polynomial-to-mod-arith"]},
    "mod_arith_": {"lowered": ["--mod-arith-to-arith"]},
    "lwe_": {"lwe": ["--bgv-to-lwe", "--ckks-to-lwe"], "openfhe": ["--bgv-to-lwe", "--ckks-to-lwe", "--lwe-to-openfhe"]},
}


def main():
    out = pathlib.Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    text = (pathlib.Path(__file__).parent / "programs.mlir").read_text()
    pieces = re.split(r"^// ----- (\w+)\n", text, flags=re.M)[1:]
    for name, program in zip(pieces[::2], pieces[1::2]):
        stages = dict(COMMON)
        for start, more in PIPELINES.items():
            stages.update(more if name.startswith(start) else {})
        with tempfile.NamedTemporaryFile("w", suffix=".mlir") as source:
            source.write(program)
            source.flush()
            for stage, passes in stages.items():
                done = subprocess.run([str(TOOL), *passes, source.name], capture_output=True, text=True)
                if done.returncode == 0 and done.stdout:
                    (out / f"{name}.{stage}.mlir").write_text(done.stdout)
                else:
                    message = next(iter(done.stderr.splitlines()), "no message")
                    print(f"not written: {name} {stage}: {message}", file=sys.stderr)


main()
