//! `cargo xtask conformance layout`: compares the layout of every kind of type under many specifications with
//! `mlir-opt-22 --test-data-layout-query`. Also compares queries by key, and LLVM data layout strings. The results are
//! written to `conformance/layout.txt`.

mod queries;
mod strings;

use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

use crate::paths;

/// Types that have a layout.
const TYPES: &[&str] = &[
    // Integers.
    "i0",
    "i1",
    "i4",
    "i7",
    "i8",
    "i9",
    "i16",
    "i17",
    "i31",
    "i32",
    "i33",
    "i48",
    "i63",
    "i64",
    "i65",
    "i96",
    "i128",
    "i129",
    "i256",
    "i1000",
    "i16777215",
    "si1",
    "si8",
    "si32",
    "si64",
    "ui4",
    "ui32",
    "ui64",
    "ui128",
    // Floats.
    "f4E2M1FN",
    "f6E2M3FN",
    "f6E3M2FN",
    "f8E5M2",
    "f8E4M3",
    "f8E4M3FN",
    "f8E5M2FNUZ",
    "f8E4M3FNUZ",
    "f8E4M3B11FNUZ",
    "f8E3M4",
    "f8E8M0FNU",
    "bf16",
    "f16",
    "tf32",
    "f32",
    "f64",
    "f80",
    "f128",
    "!llvm.ppc_fp128",
    // Index and complex.
    "index",
    "complex<i1>",
    "complex<i6>",
    "complex<i8>",
    "complex<i32>",
    "complex<i64>",
    "complex<i65>",
    "complex<si16>",
    "complex<f8E4M3FN>",
    "complex<bf16>",
    "complex<f16>",
    "complex<tf32>",
    "complex<f32>",
    "complex<f64>",
    "complex<f80>",
    "complex<f128>",
    // Vectors.
    "vector<1xi1>",
    "vector<8xi1>",
    "vector<9xi1>",
    "vector<3xi7>",
    "vector<3xi32>",
    "vector<4xi32>",
    "vector<5xi64>",
    "vector<2x3xf32>",
    "vector<3x4xf32>",
    "vector<3x3x3xi8>",
    "vector<3xf80>",
    "vector<7xbf16>",
    "vector<2xtf32>",
    "vector<1xi128>",
    "vector<4xindex>",
    "vector<6x2xindex>",
    "vector<[4]xi32>",
    "vector<[3]xf64>",
    "vector<2x[4]xi8>",
    "vector<[2]x3xi16>",
    "vector<[1]xi1>",
    "vector<4x!llvm.ptr>",
    "vector<3x!llvm.ptr<3>>",
    "vector<3xsi32>",
    "vector<2xi16777215>",
    // Pointers, structures and arrays of LLVM.
    "!llvm.ptr",
    "!llvm.ptr<1>",
    "!llvm.ptr<3>",
    "!llvm.ptr<5>",
    "!llvm.ptr<7>",
    "!llvm.struct<()>",
    "!llvm.struct<(i8)>",
    "!llvm.struct<(i8, i32)>",
    "!llvm.struct<(i32, i8)>",
    "!llvm.struct<(i64, i8)>",
    "!llvm.struct<(i8, i64, i8)>",
    "!llvm.struct<packed (i8, i64, i8)>",
    "!llvm.struct<(i8, ptr, i16)>",
    "!llvm.struct<(f32, f64, f80)>",
    "!llvm.struct<(i8, struct<(i16, i64)>, i8)>",
    "!llvm.struct<(i1, vector<4xi32>)>",
    "!llvm.struct<\"named\", (i8, i32)>",
    "!llvm.struct<\"hidden\", opaque>",
    "!llvm.struct<(array<3 x i24>, i8)>",
    "!llvm.struct<packed (i32, struct<(i8, i32)>)>",
    "!llvm.struct<(ptr<3>, i8)>",
    "!llvm.struct<(i8, index)>",
    "!llvm.array<4 x i8>",
    "!llvm.array<3 x i24>",
    "!llvm.array<0 x i64>",
    "!llvm.array<5 x i64>",
    "!llvm.array<2 x ptr<3>>",
    "!llvm.array<2 x struct<(i8, i32)>>",
    "!llvm.array<2 x array<3 x f80>>",
    "!llvm.array<3 x vector<3xf32>>",
    "!llvm.array<2 x struct<packed (i8, i64)>>",
    // Pointers of `ptr`.
    "!ptr.ptr<#ptr.generic_space>",
];

/// Types without a layout, for which the real tool exits with a fatal error. The error messages are compared.
const FATAL: &[&str] = &[
    "none",
    "tuple<>",
    "tuple<i32>",
    "tensor<4xf32>",
    "tensor<?xi8>",
    "tensor<*xf32>",
    "memref<4xf32>",
    "memref<*xi8>",
    "() -> ()",
    "(i32) -> i64",
    "!llvm.void",
    "!llvm.token",
    "!llvm.label",
    "!llvm.metadata",
    "!llvm.func<void ()>",
    "!llvm.target<\"spirv.Image\">",
    "!llvm.x86_amx",
    "!quant.any<i8:f32>",
    "!async.token",
    "vector<2x!llvm.struct<(none)>>",
];

/// Scopes, each with its name, opening text and closing text. The test pass runs only on functions in the top-level
/// module, so nested scopes are placed inside a function.
const SCOPES: &[(&str, &str, &str)] = &[
    ("no specification", "module {", "}"),
    ("empty", "module attributes {dlti.dl_spec = #dlti.dl_spec<>} {", "}"),
    ("one integer", "module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<64> : vector<1xi64>>} {", "}"),
    (
        "integers of every signedness, out of order, one width twice",
        "module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<[64, 128]> : vector<2xi64>, \
         si8 = dense<8> : vector<1xi64>, ui32 = dense<[32, 64]> : vector<2xi64>, si32 = dense<16> : vector<1xi64>, \
         i128 = dense<128> : vector<2xi64>>} {",
        "}",
    ),
    (
        "floats",
        "module attributes {dlti.dl_spec = #dlti.dl_spec<f16 = dense<32> : vector<1xi64>, \
         f64 = dense<[128, 256]> : vector<2xi64>, f80 = dense<[64, 128]> : vector<2xi64>, \
         bf16 = dense<8> : tensor<2xi64>, tf32 = dense<64> : vector<1xi64>, f8E4M3FN = dense<16> : vector<1xi64>>} {",
        "}",
    ),
    ("index of 32 bits", "module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {", "}"),
    (
        "index among integers",
        "module attributes {dlti.dl_spec = #dlti.dl_spec<index = 16, i8 = dense<8> : vector<1xi64>, \
         i32 = dense<[64, 256]> : vector<2xi64>>} {",
        "}",
    ),
    ("index by its bits", "module attributes {dlti.dl_spec = #dlti.dl_spec<index = -1 : i8>} {", "}"),
    ("index of an odd width", "module attributes {dlti.dl_spec = #dlti.dl_spec<index = 33 : i32>} {", "}"),
    (
        "x86-64",
        "module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, \
         !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, \
         i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, \
         !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, \
         i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, \
         f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, \"dlti.endianness\" = \"little\", \
         \"dlti.mangling_mode\" = \"e\", \"dlti.legal_int_widths\" = array<i32: 8, 16, 32, 64>, \
         \"dlti.stack_alignment\" = 128 : i64>} {",
        "}",
    ),
    (
        "AMD GPU",
        "module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, \
         !llvm.ptr<1> = dense<64> : vector<4xi64>, !llvm.ptr<3> = dense<32> : vector<4xi64>, \
         !llvm.ptr<5> = dense<32> : vector<4xi64>, !llvm.ptr<7> = dense<[160, 256, 256, 32]> : vector<4xi64>, \
         i64 = dense<64> : vector<2xi64>, \"dlti.alloca_memory_space\" = 5 : ui64, \
         \"dlti.global_memory_space\" = 1 : ui64, \"dlti.endianness\" = \"little\">} {",
        "}",
    ),
    (
        "32-bit ARM",
        "module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<4xi64>, \
         i64 = dense<64> : vector<2xi64>, index = 32 : i64, \"dlti.function_pointer_alignment\" = \
         #dlti.function_pointer_alignment<8, function_dependent = false>, \"dlti.stack_alignment\" = 64 : i64>} {",
        "}",
    ),
    (
        "big-endian with every property",
        "module attributes {dlti.dl_spec = #dlti.dl_spec<\"dlti.endianness\" = \"big\", \
         \"dlti.default_memory_space\" = 7 : ui64, \"dlti.alloca_memory_space\" = \"a\", \
         \"dlti.program_memory_space\" = #ptr.generic_space, \"dlti.global_memory_space\" = [1, 2], \
         \"dlti.mangling_mode\" = \"m\", \"dlti.stack_alignment\" = -1 : i16, \
         \"dlti.function_pointer_alignment\" = #dlti.function_pointer_alignment<64, function_dependent = true>, \
         \"dlti.legal_int_widths\" = array<i32: 32, 64>>} {",
        "}",
    ),
    (
        "pointers with an index of their own, structures",
        "module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 32, 64, 48]> : vector<4xi64>, \
         !llvm.ptr<3> = dense<[16, 8, 32]> : vector<3xi64>, !llvm.struct<()> = dense<[16, 64]> : vector<2xi64>>} {",
        "}",
    ),
    (
        "structures aligned to 16 bytes",
        "module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<128> : vector<1xi64>>} {",
        "}",
    ),
    (
        "pointers of ptr",
        "module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = \
         #ptr.spec<size = 32, abi = 32, preferred = 64, index = 24>>} {",
        "}",
    ),
    (
        "ptr without an index, in the default memory space",
        "module attributes {dlti.dl_spec = #dlti.dl_spec<\"dlti.default_memory_space\" = #ptr.generic_space, \
         !ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 128, abi = 64, preferred = 64>>} {",
        "}",
    ),
    (
        "alignments that are no powers of two",
        "module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<24> : vector<1xi64>, \
         i64 = dense<[40, 56]> : vector<2xi64>, f32 = dense<[24, 48]> : vector<2xi64>>} {",
        "}",
    ),
    (
        "the older form of entries, under another name",
        "module attributes {a.layout = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[64, 64]> : vector<2xi64>>, \
         #dlti.dl_entry<\"dlti.endianness\", \"big\">, #dlti.dl_entry<index, 32>>} {",
        "}",
    ),
    (
        "modules in each other",
        "module attributes {dlti.dl_spec = #dlti.dl_spec<f64 = dense<128> : vector<1xi64>, \
         \"dlti.endianness\" = \"big\">} { func.func @queries() { builtin.module { builtin.module attributes {dlti.dl_spec = #dlti.dl_spec<\
         \"dlti.endianness\" = \"big\", index = 32, i16 = dense<32> : vector<1xi64>>} {",
        "} } return } }",
    ),
    (
        "structures relaxed in an inner module",
        "module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 128]> : vector<2xi64>>} { \
         func.func @queries() { builtin.module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<32> : vector<1xi64>>} {",
        "} return } }",
    ),
    (
        "a gpu.module in a module",
        "module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<64> : vector<1xi64>>} { \
         func.func @queries() { builtin.module attributes {gpu.container_module} { gpu.module @kernels attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<3xi64>, \
         \"dlti.alloca_memory_space\" = 5 : i32>} {",
        "} } return } }",
    ),
];

/// Inputs on which the real tool crashes: a description, the type, and the opening and closing text of the scope.
const CRASHES: &[(&str, &str, &str, &str)] = &[
    ("a vector of rank 0", "vector<i32>", "module {", "}"),
    ("a scalable one-element vector in an array", "!llvm.array<3 x vector<[4]xi32>>", "module {", "}"),
    ("a complex number of integers without bits", "complex<i0>", "module {", "}"),
    (
        "a field with an alignment of less than a byte",
        "!llvm.struct<(i8, i32)>",
        "module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<4> : vector<1xi64>>} {",
        "}",
    ),
    (
        "the same builtin class in two nested scopes",
        "i32",
        "module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<64> : vector<1xi64>>} { \
         func.func @queries() { builtin.module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<1xi64>>} {",
        "} return } }",
    ),
    (
        "a pointer entry repeated in an inner scope",
        "!llvm.ptr",
        "module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<3xi64>>} { \
         func.func @queries() { builtin.module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<3xi64>>} {",
        "} return } }",
    ),
    (
        "a ptr.ptr entry repeated in an inner scope",
        "!ptr.ptr<#ptr.generic_space>",
        "module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = \
         #ptr.spec<size = 64, abi = 64, preferred = 64>>} { func.func @queries() { builtin.module attributes {dlti.dl_spec = \
         #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 64, abi = 32, preferred = 64>>} {",
        "} return } }",
    ),
];

/// Number of attributes that the test pass sets, one for each query.
const QUERIES: usize = 14;

fn source(open: &str, close: &str, types: &[&str]) -> String {
    let in_function = open.contains("func.func");
    let (function, end) = if in_function { ("", "") } else { ("func.func @queries() {", "return }") };
    let mut text = format!("{open} {function}\n");
    for ty in types {
        // A function type as a result must be in parentheses.
        let ty = if ty.starts_with('(') { format!("({ty})") } else { (*ty).to_owned() };
        let _ = writeln!(text, "  \"test.data_layout_query\"() : () -> {ty}");
    }
    format!("{text}{end} {close}\n")
}

/// The output of a program, its messages, and whether it exited normally.
struct Answer {
    stdout: String,
    stderr: String,
    crashed: bool,
}

fn run(program: &Path, first: &[&str], file: &Path) -> Result<Answer, String> {
    let output = Command::new(program)
        .args(first)
        .args(["--test-data-layout-query", "--allow-unregistered-dialect"])
        .arg(file)
        .output()
        .map_err(|error| format!("cannot run {}: {error}", program.display()))?;
    Ok(Answer {
        stdout: String::from_utf8_lossy(&output.stdout).into_owned(),
        stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
        crashed: output.status.code().is_none() || output.status.code() == Some(101),
    })
}

fn answers(text: &str) -> Vec<&str> {
    text.lines().map(str::trim).filter(|line| line.contains("test.data_layout_query")).collect()
}

/// Compares the data layouts of both tools and writes the report. With `check`, the report must equal the committed one
/// instead.
pub fn compare(check: bool) -> Result<(), String> {
    let (ours, theirs) = (paths::mlirkit(), paths::mlir_opt(22));
    let file = std::env::temp_dir().join(format!("mlirkit-layout-{}.mlir", std::process::id()));
    let ask = |text: &str| -> Result<(Answer, Answer), String> {
        std::fs::write(&file, text).map_err(|error| format!("cannot write {}: {error}", file.display()))?;
        Ok((run(&ours, &["opt"], &file)?, run(&theirs, &[], &file)?))
    };
    let mut report = String::from(
        "# Data layout: mlirkit against mlir-opt-22 --test-data-layout-query (cargo xtask conformance layout).\n\n",
    );
    let (mut same, mut all, mut differences) = (0, 0, String::new());
    let _ = writeln!(report, "{} types, {} scopes, {QUERIES} queries each\n", TYPES.len(), SCOPES.len());
    for (name, open, close) in SCOPES {
        let (mine, real) = ask(&source(open, close, TYPES))?;
        let (mine_lines, real_lines) = (answers(&mine.stdout), answers(&real.stdout));
        if real_lines.len() != TYPES.len() {
            return Err(format!("mlir-opt-22 has no answers under '{name}': {}", first_line(&real.stderr)));
        }
        let pairs = TYPES.iter().zip(&real_lines).enumerate();
        let equal = pairs.filter(|(i, (ty, real))| {
            let mine = mine_lines.get(*i).copied().unwrap_or_else(|| first_line(&mine.stderr));
            if mine != **real {
                let _ = writeln!(differences, "{name}: {ty}\n  mlir-opt: {real}\n  mlirkit:  {mine}");
            }
            mine == **real
        });
        let equal = equal.count();
        (same, all) = (same + equal, all + TYPES.len());
        let _ = writeln!(report, "{equal:4} of {:4} identical  {name}", TYPES.len());
    }
    let _ = writeln!(report, "\n{same} of {all} identical, {} of {} answers", same * QUERIES, all * QUERIES);

    let _ = writeln!(report, "\n## Types without a layout: the words of the fatal error\n");
    for ty in FATAL {
        let (mine, real) = ask(&source("module {", "}", &[ty]))?;
        let (mine, real) = (fatal_text(&mine.stderr), fatal_text(&real.stderr));
        (same, all) = (same + usize::from(mine == real), all + 1);
        let _ = writeln!(report, "{}  {ty}", if mine == real { "identical" } else { "different" });
        if mine != real {
            let _ = writeln!(differences, "fatal: {ty}\n  mlir-opt: {real}\n  mlirkit:  {mine}");
        }
    }

    let _ =
        writeln!(report, "\n## Where mlir-opt-22 crashes or refuses what its document allows, and what mlirkit says\n");
    for (name, ty, open, close) in CRASHES {
        let (mine, real) = ask(&source(open, close, &[ty]))?;
        if mine.crashed {
            return Err(format!("mlirkit crashed: {name}"));
        }
        let line = answers(&mine.stdout).first().copied().unwrap_or_else(|| first_line(&mine.stderr)).to_owned();
        let fate = match () {
            () if real.crashed => "crashes",
            () if answers(&real.stdout).is_empty() => "refuses",
            () => "answers",
        };
        let _ = writeln!(report, "{name} ({ty}): mlir-opt-22 {fate}\n  {}", numbers(&line));
    }
    let _ = std::fs::remove_file(&file);
    for part in [queries::compare, strings::compare] {
        let (equal, count) = part(&mut report, &mut differences)?;
        (same, all) = (same + equal, all + count);
    }
    if !differences.is_empty() {
        let _ = write!(report, "\n## Differences\n\n{differences}");
    }
    let path = paths::lists().join("layout.txt");
    if check {
        return same_report(&path, &report);
    }
    std::fs::create_dir_all(paths::lists()).map_err(|error| error.to_string())?;
    std::fs::write(&path, &report).map_err(|error| format!("cannot write {}: {error}", path.display()))?;
    print!("{report}");
    if same == all { Ok(()) } else { Err(format!("{} of {all} differ", all - same)) }
}

/// Prints the lines that differ from the committed report. Returns an error if there are any.
fn same_report(path: &Path, report: &str) -> Result<(), String> {
    let committed = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    if committed == report {
        return Ok(());
    }
    let lost = committed.lines().filter(|line| !report.lines().any(|other| other == *line));
    lost.for_each(|line| println!("layout: no longer: {line}"));
    let new = report.lines().filter(|line| !committed.lines().any(|other| other == *line));
    new.for_each(|line| println!("layout: now: {line}"));
    Err(format!("the report is not the committed one, {}", path.display()))
}

fn first_line(text: &str) -> &str {
    text.lines().next().unwrap_or("no output")
}

/// Returns the fatal error message for a query. The message may be at any position in the output.
fn fatal_text(stderr: &str) -> &str {
    let start = stderr.find("neither the scoping op").or_else(|| stderr.find("error: ").map(|at| at + 7));
    start.and_then(|at| stderr.get(at..)).map_or("no message", first_line)
}

/// Returns the query results for the type of an annotated operation.
fn numbers(line: &str) -> String {
    let Some((_, attrs)) = line.split_once('{') else { return line.to_owned() };
    let wanted = ["alignment = ", "bitsize = ", "preferred = ", "size = "];
    let parts = attrs.split(", ").filter(|part| wanted.iter().any(|name| part.starts_with(name)));
    parts.collect::<Vec<_>>().join(", ")
}
