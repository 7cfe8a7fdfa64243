//! Tests that `conformance --check` fails for every kind of regression. Shell scripts replace both tools, so that each
//! test controls their output.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A tool that prints its input, as text or with the magic number of bytecode, and rejects an input that asks for it.
const TOOL: &str = r#"
for last; do :; done
case "$*" in *--show-dialects*) echo "Available Dialects: a,b"; exit 0;; esac
if grep -q 'REFUSE' "$last"; then echo "$last:1:1: error: no" >&2; exit 1; fi
case "$*" in
*--test-data-layout-query*) exec cat "$last";;
*--emit-bytecode*) printf 'ML\357R\rp\0'; exec cat "$last";;
*) exec cat "$last";;
esac
"#;

/// The script of a broken tool.
const BROKEN: &str = "echo something else\nexit 0\n";

/// A FileCheck that supports a single CHECK line.
const FILE_CHECK: &str = r#"
for last; do :; done
case "$last" in -*) file=$1;; *) file=$last;; esac
wanted=$(sed -n 's/.*CHECK: //p' "$file"); grep -q "$wanted" || { echo "$file:2:1: error: CHECK: not found" >&2; exit 1; }
"#;

/// A temporary folder that contains a corpus, tools and lists of failures.
struct House {
    root: PathBuf,
}

impl House {
    fn new(name: &str) -> Self {
        let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&root);
        let house = Self { root };
        house.write(
            "corpus/IR/good.mlir",
            "// RUN: mlir-opt %s | FileCheck %s\n// CHECK: one\n\"a.one\"() : () -> ()\n",
        );
        house.write("corpus/IR/bad.mlir", "REFUSE\n");
        house.write("cache/stablehlo/tests/good.mlir", "// RUN: stablehlo-opt %s | FileCheck %s\n// CHECK: one\none\n");
        house.write("cache/stablehlo/in.mlir", "one\n");
        house.write("cache/stablehlo/manifest.tsv", "chunk-pretty\tin\t.\topt in.mlir\tin.mlir\n");
        house.tool("real", TOOL);
        house.tool("mlirkit", TOOL);
        house.tool("filecheck", FILE_CHECK);
        house
    }

    fn path(&self, name: &str) -> PathBuf {
        self.root.join(name)
    }

    fn write(&self, name: &str, text: &str) {
        let path = self.path(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn tool(&self, name: &str, body: &str) {
        self.write(name, &format!("#!/bin/sh\n{body}"));
        fs::set_permissions(self.path(name), fs::Permissions::from_mode(0o755)).unwrap();
    }

    /// Runs the comparison with these arguments. Returns whether it succeeded, and its output.
    fn run(&self, arguments: &str) -> (bool, String) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
        command.arg("conformance").args(arguments.split(' '));
        for (variable, file) in [
            ("MLIRKIT", "mlirkit"),
            ("MLIR_OPT_22", "real"),
            ("MLIR_OPT_19", "real"),
            ("MLIR_OPT_16", "real"),
            ("FILECHECK", "filecheck"),
            ("MLIR_TEST_DIR", "corpus"),
            ("MLIRKIT_CONFORMANCE_CACHE", "cache"),
            ("MLIRKIT_CONFORMANCE_LISTS", "lists"),
            ("CARGO_TARGET_DIR", "target"),
        ] {
            command.env(variable, self.path(file));
        }
        let output = command.output().unwrap();
        let said = [output.stdout, output.stderr].concat();
        (output.status.success(), String::from_utf8(said).unwrap())
    }

    fn passes(&self, arguments: &str) {
        let (passed, said) = self.run(arguments);
        assert!(passed, "{arguments}:\n{said}");
    }

    fn fails(&self, arguments: &str) {
        let (passed, said) = self.run(arguments);
        assert!(!passed, "{arguments} passes:\n{said}");
    }
}

/// Creates the lists of failures. Then breaks mlirkit, deletes a list, and adds outdated and damaged lines; each of
/// these must be reported.
fn guards(house: &House, make: &str, list: &str) {
    let check = format!("{make} --check");
    house.run(make);
    assert!(house.path(list).exists(), "{make} writes {list}");
    house.passes(&check);

    house.tool("mlirkit", BROKEN);
    house.fails(&check);
    house.tool("mlirkit", "kill -SEGV $$\n");
    house.fails(&check);
    house.tool("mlirkit", TOOL);
    house.passes(&check);

    let good = fs::read_to_string(house.path(list)).unwrap();
    for line in ["no/such.mlir#0\tdiffers\tline 1: x\n", "nonsense\n"] {
        house.write(list, &format!("{good}{line}"));
        house.fails(&check);
    }
    fs::remove_file(house.path(list)).unwrap();
    house.fails(&check);
    assert!(!house.path(list).exists(), "--check writes nothing");
    house.write(list, &good);
    house.passes(&check);
}

#[test]
fn comparisons() {
    let house = House::new("comparisons");
    for kind in ["source-pretty", "source-bc6", "bc19-generic", "bc6-debuginfo"] {
        guards(&house, &format!("--kind {kind}"), &format!("lists/failures/{kind}.txt"));
    }
}

#[test]
fn known_failures_may_not_get_worse() {
    let house = House::new("worse");
    let check = "--kind source-pretty --check";
    // The first line of the output is correct, the second is not.
    house.tool("mlirkit", "for last; do :; done\nhead -n 1 \"$last\"\necho wrong\n");
    house.passes("--kind source-pretty");
    house.passes(check);
    house.tool("mlirkit", BROKEN);
    house.fails(check);
    house.tool("mlirkit", TOOL);
    house.fails(check);
}

#[test]
fn upstream_tests() {
    let house = House::new("lit");
    guards(&house, "lit", "lists/failures/lit.txt");
}

#[test]
fn refused_input() {
    let house = House::new("rejected");
    guards(&house, "rejected", "lists/failures/rejected.txt");
}

#[test]
fn artifacts() {
    let house = House::new("stablehlo");
    house.write("lists/failures/stablehlo-chunk-pretty.txt", "");
    let check = "stablehlo --kind chunk-pretty --check";
    house.passes(check);
    house.tool("mlirkit", BROKEN);
    house.fails(check);
    house.tool("mlirkit", TOOL);
    house.write("lists/failures/stablehlo-chunk-pretty.txt", "in\tdiffers\tline 1: x\n");
    house.fails(check);
    fs::remove_file(house.path("lists/failures/stablehlo-chunk-pretty.txt")).unwrap();
    house.fails(check);
}

#[test]
fn stablehlo_tests() {
    let house = House::new("stablehlo-lit");
    guards(&house, "stablehlo-lit", "lists/failures/stablehlo-lit.txt");
}

#[test]
fn layouts() {
    // The real tool is run as rarely as possible, because there are hundreds of cases.
    let house = House::new("layout");
    house.run("layout");
    house.tool("mlirkit", BROKEN);
    house.fails("layout --check");
    house.tool("mlirkit", TOOL);
    house.passes("layout --check");
    fs::remove_file(house.path("lists/layout.txt")).unwrap();
    house.fails("layout --check");
}

#[test]
fn a_time_out_of_the_real_tool_is_not_kept() {
    let house = House::new("timeout");
    house.passes("--kind source-pretty");
    // A timeout that an older version cached must be ignored.
    let answer = house.path("cache/chunks/IR/good.mlir/0.pretty.mlir");
    let refused = answer.with_file_name("0.pretty.refused");
    fs::remove_file(&answer).unwrap();
    fs::write(&refused, "Hung\n").unwrap();
    house.passes("--kind source-pretty");
    assert!(answer.exists());
}
