//! Runs the tool on the smallest version of every third hostile file. `cargo xtask conformance hostile` runs all files
//! in three sizes.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

use mlirkit_hostile::{Case, Kind};

/// Limit on the processor time of one run of an unoptimised build, in seconds.
const LIMIT: u32 = 120;

#[test]
fn every_one_ends_well() {
    let cases: Vec<Case> = mlirkit_hostile::cases().into_iter().step_by(3).collect();
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut wrong = Vec::new();
        while let Some(case) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
            wrong.extend(
                case.commands()
                    .iter()
                    .filter_map(|arguments| Some(format!("{}: {}", case.name, run(case, arguments)?))),
            );
        }
        wrong
    };
    let wrong: Vec<String> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..2).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Runs a command on a case. Returns a message if the tool ends in an unexpected way, and `None` otherwise.
fn run(case: &Case, arguments: &[&str]) -> Option<String> {
    let bytes = case.file(1);
    let file: PathBuf = std::env::temp_dir().join(format!("mlirkit-hostile-{}-{}", std::process::id(), case.name));
    let log = file.with_extension("log");
    std::fs::write(&file, &bytes).ok()?;
    let mut command = limited();
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::null());
    command.stderr(std::fs::File::create(&log).map_or_else(|_| Stdio::null(), Stdio::from));
    match case.kind {
        Kind::LayoutString => command.arg(String::from_utf8_lossy(&bytes).into_owned()),
        _ => command.arg(&file),
    };
    let end = command.status().ok()?.code();
    let said = std::fs::read(&log).unwrap_or_default();
    let _ = std::fs::remove_file(&file);
    let _ = std::fs::remove_file(&log);
    match end {
        Some(0) => None,
        Some(1) if !said.is_empty() => None,
        Some(code) => Some(format!("status {code}: {}", String::from_utf8_lossy(said.get(..500).unwrap_or(&said)))),
        None => Some("a signal; SIGXCPU if it exceeded its processor time".to_owned()),
    }
}

/// Returns a command that runs the tool with a limit on its processor time, which other work on the machine does not
/// affect.
fn limited() -> Command {
    let tool = env!("CARGO_BIN_EXE_mlirkit");
    if cfg!(unix) {
        let mut command = Command::new("sh");
        command.args(["-c", &format!("ulimit -t {LIMIT}; exec \"$0\" \"$@\""), tool]);
        command
    } else {
        Command::new(tool)
    }
}

/// Tests that the time for formatting is proportional to the length of the text, with half a megabyte of each kind of
/// text.
#[test]
fn formatting_is_linear() {
    let deep = |open: &str, close: &str, n: usize| format!("{}{}", open.repeat(n), close.repeat(n));
    let many = |each: &dyn Fn(usize) -> String, n: usize| (0..n).map(each).collect::<String>();
    let cases = [
        ("modules", deep("module {\n", "}\n", 10_000)),
        ("modules-on-one-line", deep("module {", "}", 50_000)),
        ("open-modules", deep("module {\n", "", 50_000)),
        ("parentheses", format!("\"t.op\"() {}", deep("(", ")", 200_000))),
        ("wrong-brackets", format!("t.op {}", deep("(", "]", 200_000))),
        ("wrong-indentation", deep("    module {\n", "  }\n", 20_000)),
        ("attributes", format!("\"t.op\"() {{{}b}} : () -> ()", "a = \"module {\", ".repeat(20_000))),
        ("operands", format!("\"t.op\"({}%a) : () -> ()", "%a, ".repeat(100_000))),
        ("regions", format!("\"t.op\"() ({}{{}}) : () -> ()", "{ t.a }, ".repeat(30_000))),
        ("blocks", format!("func.func @f() {{\n{}}}", many(&|n| format!("^b{n}:\ncf.br ^b0\n"), 20_000))),
        ("loops", format!("func.func @f() {{\n{}}}", "scf.for %i = %a to %b step %c {\n}\n".repeat(10_000))),
        ("sections", "t.a\n// -----\n".repeat(20_000)),
        ("aliases", format!("{}t.b", many(&|n| format!("#a{n} = {n}\nt.a {{b = #a{n}}} (\n"), 10_000))),
    ];
    for (name, text) in cases {
        let file = std::env::temp_dir().join(format!("mlirkit-format-{}-{name}.mlir", std::process::id()));
        std::fs::write(&file, text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let run = limited().args(["fmt", "--check"]).arg(&file).output();
        let _ = std::fs::remove_file(&file);
        let run = run.unwrap_or_else(|error| panic!("{name}: {error}"));
        let said = String::from_utf8_lossy(&run.stderr);
        assert!(matches!(run.status.code(), Some(0 | 1)), "{name}: {:?}, {said}", run.status);
        if name.contains("modules") {
            assert!(said.contains("operations are nested too deep here to be indented"), "{name}: {said}");
        }
    }
}
