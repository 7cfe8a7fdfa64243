#!/usr/bin/env bash
# A program starts slower as the file that the linker wrote than as a copy of that file.
#
# Seen with LLD 22 (as in Rust 1.95), Linux 6.18 and ext4. LLD writes its output through a mapping, also with
# `--no-mmap-output-file`, so the page cache holds the file in single pages. `cp` writes the same bytes in larger parts.
# The kernel maps and unmaps these with less work. mlirkit, with 13 MB of code, needs 36 to 62 % more processor time for
# small inputs as the linked file:
#
#     target/release/mlirkit validate a.mlir     // 2.3 ms
#     cp target/release/mlirkit copy
#     ./copy validate a.mlir                     // 1.7 ms
#
# An engineer expects that equal files in the page cache run equally fast, and measures the file in `target/release`
# beside installed programs, which are copies.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# A program with 16 MB of code that executes a little of each part. Rust links with LLD on x86-64 Linux.
cat >program.rs <<'END'
std::arch::global_asm!("visit:", ".rept 256", "jmp 1f", ".skip 65520, 0x90", "1:", ".endr", "ret");
unsafe extern "C" {
    fn visit();
}
fn main() {
    unsafe { visit() }
}
END
rustc --edition 2024 -o linked program.rs
cp linked copy
cmp linked copy
cat >measure.py <<'END'
import os
def least(program):
    def once():
        pid = os.posix_spawn(program, [program], os.environ)
        used = os.wait4(pid, 0)[2]
        return used.ru_utime + used.ru_stime
    return min(once() for _ in range(100))
linked, copy = least("./linked"), least("./copy")
print(f"linked {linked * 1000:.2f} ms, copy {copy * 1000:.2f} ms")
assert linked > copy
END
python3 measure.py
