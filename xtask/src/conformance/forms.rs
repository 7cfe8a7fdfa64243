//! `cargo xtask conformance forms`: compares modules in several forms. Fingerprint, `diff` and the generic text of the
//! normal form must agree on whether two forms of a module, or two neighbouring modules, are equal. Externalizing and
//! internalizing weights must not change the fingerprint.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::corpus::Chunk;
use super::pool;
use crate::paths;
use crate::process::{self, End, Outcome};

/// Limit on the address space of one process, in KiB.
const MEMORY_KIB: u64 = 4 << 20;

/// The forms of a module, each with the flags of `opt` that produce it.
const FORMS: [(&str, &[&str]); 4] = [
    ("generic.mlir", &["--mlir-print-op-generic"]),
    ("pretty.mlir", &["--mlir-print-debuginfo"]),
    ("mlirbc", &["--emit-bytecode"]),
    ("0.mlirbc", &["--emit-bytecode", "--emit-bytecode-version=0"]),
];

/// The counts of a run.
#[derive(Default)]
struct Counts {
    modules: usize,
    pairs: usize,
    different: usize,
    /// Pairs of forms of one module that differ in all three comparisons, because custom syntax cannot express
    /// everything.
    changed: usize,
    weights: usize,
    /// Texts that mlir-opt-22 prints as well and does not read.
    unreadable: usize,
    faults: Vec<String>,
}

/// A form of a module with its fingerprint and generic text.
struct Form {
    path: PathBuf,
    fingerprint: String,
    generic: Vec<u8>,
    normal: Vec<u8>,
}

/// The forms of a module, and the number of texts left out because mlir-opt-22 does not read them.
struct Forms {
    forms: Vec<Form>,
    unreadable: usize,
}

/// Compares the forms of these modules, and each module with the one before it.
pub fn run(chunks: &[Chunk], jobs: usize) -> Result<(), String> {
    let folder = paths::target().join("conformance/forms");
    let groups: Vec<&[Chunk]> = chunks.chunks(32).collect();
    let found = pool::map(&groups, jobs, |worker, group| compare_group(group, &folder.join(worker.to_string())))?;
    let mut all = Counts::default();
    for counts in found {
        all.modules += counts.modules;
        all.pairs += counts.pairs;
        all.different += counts.different;
        all.changed += counts.changed;
        all.weights += counts.weights;
        all.unreadable += counts.unreadable;
        all.faults.extend(counts.faults);
    }
    all.faults.iter().for_each(|fault| println!("{fault}"));
    println!(
        "{} modules: {} pairs of forms ({} of them changed by custom syntax or an old version), {} pairs of modules, {} files with weights, {} texts that mlir-opt-22 does not read back either; {} faults",
        all.modules,
        all.pairs,
        all.changed,
        all.different,
        all.weights,
        all.unreadable,
        all.faults.len()
    );
    if all.faults.is_empty() { Ok(()) } else { Err("fingerprint, difference and text disagree".to_owned()) }
}

fn compare_group(group: &[Chunk], folder: &Path) -> Result<Counts, String> {
    let folders = [folder.join("a"), folder.join("b")];
    folders
        .iter()
        .try_for_each(|folder| fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display())))?;
    let mut counts = Counts::default();
    let mut before: Option<Form> = None;
    for (chunk, folder) in group.iter().zip(folders.iter().cycle()) {
        let source = chunk.path();
        let fault = |what: &str| format!("{}: {what}", chunk.id());
        let forms = match forms(&source, folder)? {
            Ok(Some(Forms { forms, unreadable })) => {
                counts.unreadable += unreadable;
                forms
            }
            Ok(None) => continue,
            Err(message) => {
                counts.faults.push(fault(&message));
                continue;
            }
        };
        counts.modules += 1;
        for (at, form) in forms.iter().enumerate() {
            for other in forms.iter().skip(at + 1) {
                counts.pairs += 1;
                counts.faults.extend(disagree(form, other, folder)?.map(|what| fault(&what)));
                if form.normal != other.normal {
                    counts.changed += 1;
                    // Old versions of bytecode lack properties that were added later, as `bc6-v0` compares.
                    let lossy = ["form.pretty.mlir", "form.0.mlirbc"];
                    let may_differ = |form: &&Form| lossy.iter().any(|name| form.path.ends_with(name));
                    if ![form, other].iter().any(may_differ) {
                        counts.faults.push(fault("two forms differ"));
                    }
                }
            }
        }
        let Some(first) = forms.into_iter().next() else { continue };
        if let Some(before) = &before {
            counts.different += 1;
            counts.faults.extend(disagree(before, &first, folder)?.map(|what| fault(&what)));
        }
        match weights(&first, folder)? {
            Ok(moved) => counts.weights += usize::from(moved),
            Err(message) => counts.faults.push(fault(&message)),
        }
        before = Some(first);
    }
    Ok(counts)
}

/// Writes all forms of a module. Leaves out text that mlir-opt-22 prints as well and does not read. Returns `None` if the
/// module is invalid. The inner error describes what the tool
/// cannot read or write.
fn forms(source: &Path, folder: &Path) -> Result<Result<Option<Forms>, String>, String> {
    let bytes = fs::read(source).map_err(|e| format!("{}: {e}", source.display()))?;
    if bytes.trim_ascii().is_empty() {
        // Only `opt` accepts an empty file.
        return Ok(Ok(None));
    }
    let mut made = vec![source.to_path_buf()];
    for (end, flags) in FORMS {
        let path = folder.join(format!("form.{end}"));
        let outcome = opt(source, flags, folder)?;
        match outcome.end {
            End::Ok => {}
            // A property that an old bytecode version cannot represent is rejected.
            End::Failed(_) if made.len() == FORMS.len() => continue,
            End::Failed(_) if made.len() == 1 => return Ok(Ok(None)),
            _ => return Ok(Err(format!("{end}: {}", outcome.message()))),
        }
        fs::write(&path, &outcome.stdout).map_err(|e| format!("{}: {e}", path.display()))?;
        made.push(path);
    }
    let mut unreadable = 0;
    let mut outcome = fingerprints(&made, folder)?;
    // Some custom syntax that mlir-opt-22 prints is not valid, and mlirkit prints the same.
    if outcome.end != End::Ok
        && let Some(at) = made.iter().position(|path| path.ends_with("form.pretty.mlir"))
        && let Some(pretty) = made.get(at)
        && !is_read_upstream(source, pretty, folder)?
    {
        unreadable = 1;
        made.remove(at);
        outcome = fingerprints(&made, folder)?;
    }
    if outcome.end != End::Ok {
        return Ok(Err(format!("fingerprint: {}", outcome.message())));
    }
    let prints = String::from_utf8_lossy(&outcome.stdout).into_owned();
    let mut forms = Vec::new();
    for (path, line) in made.into_iter().zip(prints.lines()) {
        let generic = opt(&path, &["--mlir-print-op-generic"], folder)?;
        if generic.end != End::Ok {
            return Ok(Err(format!("{}: {}", path.display(), generic.message())));
        }
        let fingerprint = line.split_whitespace().next().unwrap_or_default().to_owned();
        let generic = generic.stdout;
        forms.push(Form { path, fingerprint, normal: generic.clone(), generic });
    }
    let is_same = forms.windows(2).all(|pair| matches!(pair, [a, b] if a.generic == b.generic));
    for form in forms.iter_mut().filter(|_| !is_same) {
        form.normal = normal_text(&form.path, folder)?;
    }
    Ok(Ok(Some(Forms { forms, unreadable })))
}

fn fingerprints(files: &[PathBuf], folder: &Path) -> Result<Outcome, String> {
    let mut command = tool("fingerprint");
    command.args(files);
    process::run(&mut command, &folder.join("fingerprints"), Duration::from_secs(60))
}

/// Returns the generic text of a module's normal form: without properties that it may lack, and with the affine
/// expressions that printing and parsing yields.
fn normal_text(file: &Path, folder: &Path) -> Result<Vec<u8>, String> {
    let [bare, text] = ["bare", "bare.mlir"].map(|name| folder.join(name));
    let mut command = tool("strip");
    command.args(["--defaults", "--bytecode"]).arg(file).arg("-o").arg(&bare);
    process::printed(&mut command)?;
    let first = opt(&bare, &["--mlir-print-op-generic"], folder)?;
    fs::write(&text, &first.stdout).map_err(|e| format!("{}: {e}", text.display()))?;
    Ok(opt(&text, &["--mlir-print-op-generic"], folder)?.stdout)
}

/// Returns whether mlir-opt-22 reads the text that it prints for a module. If mlirkit prints another text, returns true.
fn is_read_upstream(source: &Path, pretty: &Path, folder: &Path) -> Result<bool, String> {
    let flags = ["--allow-unregistered-dialect", "--mlir-print-debuginfo"];
    let run = |file: &Path| {
        let mut command = process::limited(&paths::mlir_opt(22), MEMORY_KIB);
        command.args(flags).arg(file);
        process::run(&mut command, &folder.join("upstream"), Duration::from_secs(60))
    };
    let printed = run(source)?;
    let own = fs::read(pretty).map_err(|e| format!("{}: {e}", pretty.display()))?;
    Ok(printed.stdout != own || run(pretty)?.end == End::Ok)
}

/// Describes how fingerprint, `diff` and generic text disagree about two files; `None` if they agree.
fn disagree(a: &Form, b: &Form, folder: &Path) -> Result<Option<String>, String> {
    let mut command = tool("diff");
    command.arg(&a.path).arg(&b.path);
    let diff = process::run(&mut command, &folder.join("diff"), Duration::from_secs(60))?;
    let same_diff = match diff.end {
        End::Ok => true,
        End::Failed(1) => false,
        _ => return Ok(Some(format!("diff: {}", diff.message()))),
    };
    let (same_print, same_text) = (a.fingerprint == b.fingerprint, a.normal == b.normal);
    let good = same_print == same_diff && same_diff == same_text;
    let names = || format!("{} and {}", a.path.display(), b.path.display());
    let what = || format!("{}: fingerprint {same_print}, diff {same_diff}, generic text {same_text}", names());
    Ok((!good).then(what))
}

/// Externalizes and internalizes all weights. Returns whether there were any. The inner error describes what went
/// wrong.
fn weights(form: &Form, folder: &Path) -> Result<Result<bool, String>, String> {
    let [archive, small, back] = ["w.safetensors", "small.mlir", "back.mlir"].map(|name| folder.join(name));
    let run = |verb: &str, input: &Path, option: &str, output: &Path| {
        let mut command = tool("resources");
        command.arg(verb).arg(input).arg(option).arg(&archive).arg("-o").arg(output);
        if verb == "externalize" {
            command.arg("--least=1");
        }
        process::run(&mut command, &folder.join("weights"), Duration::from_secs(60))
    };
    let out = run("externalize", &form.path, "--to", &small)?;
    if out.end != End::Ok {
        return Ok(Err(format!("externalize: {}", out.message())));
    }
    let moved = fs::metadata(&archive).is_ok_and(|archive| archive.len() > 16);
    let inside = run("internalize", &small, "--from", &back)?;
    if inside.end != End::Ok {
        return Ok(Err(format!("internalize: {}", inside.message())));
    }
    let mut command = tool("fingerprint");
    command.arg(&back);
    let again = process::printed(&mut command)?;
    let same = again.split_whitespace().next() == Some(&form.fingerprint);
    Ok(if same { Ok(moved) } else { Err("another fingerprint after externalize and internalize".to_owned()) })
}

fn tool(verb: &str) -> std::process::Command {
    let mut command = process::limited(&paths::mlirkit(), MEMORY_KIB);
    command.arg(verb);
    command
}

fn opt(file: &Path, flags: &[&str], folder: &Path) -> Result<Outcome, String> {
    let mut command = tool("opt");
    command.arg("--allow-unregistered-dialect").args(flags).arg(file);
    process::run(&mut command, &folder.join("opt"), Duration::from_secs(60))
}
