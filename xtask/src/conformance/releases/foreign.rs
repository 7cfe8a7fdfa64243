//! Files from projects whose dialects mlirkit has no definitions for. After mlirkit has rewritten a file, the project's
//! own tool must read it as the same program.

use super::tools::{FOREIGN, Foreign, Tool};
use super::{LIMIT, failure, same, without_path};
use crate::conformance::baseline::{self, Results};
use crate::conformance::compare::{self, Verdict};
use crate::conformance::score::Tally;
use crate::conformance::{Args, corpus, pool, stablehlo};
use crate::{paths, process};
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// The conversions applied to a file before the project's tool reads it, each with name and description.
const KINDS: [(&str, &str); 3] = [
    ("again", "its bytecode written again"),
    ("stripped", "its bytecode with the locations stripped"),
    ("versions", "its bytecode at each older version of the format, written again at that version"),
];

const HEAD: &str = "\
Tests of projects with dialects of their own, as their tool writes them, written again by mlirkit, which has no definitions
for these dialects, and read by that tool: the generic form must be that of the tool's own file. At most 320 parts of the
tests of each, those that name such a dialect; `again` and `versions` do without `transform`, which projects extend. Made by
`cargo xtask conformance releases foreign`.
";

/// Maximum number of parts used per project.
const SAMPLE: usize = 320;

/// Dialects that projects extend. They are not registered, so that the additional operations are accepted.
const EXTENDED: &[&str] = &["transform"];

/// Maximum size of a part in bytes.
const LARGEST: usize = 64 << 10;

/// A part of a test file, stored in a separate folder.
struct Part {
    id: String,
    folder: PathBuf,
}

/// Runs the comparisons for all projects.
pub fn run(args: &Args) -> Result<(), String> {
    let whole = args.filter.is_empty() && args.sample.is_none() && args.kind.is_empty();
    let (mut board, mut complaints) = (HEAD.to_owned(), 0);
    for (name, what) in KINDS {
        board += &format!("  {name:8} {what}\n");
    }
    for project in &FOREIGN {
        let tool = match project.release.tool() {
            Ok(tool) => tool,
            Err(message) => {
                println!("{}: NOT COMPARED: {message}", project.name);
                continue;
            }
        };
        let parts = parts(project, &tool, args)?;
        let found = pool::map(&parts, args.jobs, |worker, part| compare_part(&tool, part, &args.kind, worker))?;
        let mut section = format!("\n{}, {}\n", project.name, project.release.producer);
        for (name, _) in KINDS {
            let verdicts = found.iter().flatten().filter(|(kind, _)| *kind == name).map(|(_, verdict)| verdict);
            section += &format!("{name:9} {}\n", Tally::of(verdicts).line());
        }
        print!("{section}");
        board += &section;
        let results: Results = (parts.iter().zip(&found))
            .flat_map(|(part, found)| {
                found.iter().map(|(kind, verdict)| (format!("{} {kind}", part.id), verdict.judged()))
            })
            .collect();
        let list = format!("foreign-{}", project.name);
        if args.check {
            complaints += baseline::check(&list, &results, whole)?;
        } else if whole {
            baseline::write(&list, &results)?;
        } else {
            print!("{}", baseline::list(&results));
        }
    }
    if whole && !args.check {
        corpus::write(&paths::lists().join("scoreboard-foreign.txt"), board.as_bytes())?;
    }
    baseline::verdict(complaints)
}

/// Returns the parts of a project's tests that use a dialect which only the project's tool has.
fn parts(project: &Foreign, tool: &Tool, args: &Args) -> Result<Vec<Part>, String> {
    let repository = stablehlo::clone_of(project.variable, project.address, &format!("{}.git", project.name))?;
    let git = |arguments: &[&str]| {
        let mut git = Command::new("git");
        git.arg(format!("--git-dir={}", repository.display())).args(arguments);
        let output = git.output().map_err(|e| format!("git: {e}"))?;
        if output.status.success() { Ok(output.stdout) } else { Err(format!("{git:?} failed")) }
    };
    let all = paths::cache().join("foreign").join(project.name);
    let listing = git(&["ls-tree", "-r", "HEAD", "--name-only"])?;
    let own: Vec<String> = tool.own_dialects().iter().map(|name| format!("{name}.")).collect();
    let mut found = Vec::new();
    for file in String::from_utf8_lossy(&listing).lines().filter(|file| is_test(file)) {
        for (index, piece) in corpus::split(&git(&["show", &format!("HEAD:{file}")])?).into_iter().enumerate() {
            let text = String::from_utf8_lossy(&piece);
            let code: String = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
            let id = format!("{file}#{index}");
            if piece.len() <= LARGEST && own.iter().any(|own| code.contains(own.as_str())) && wanted(&id, args) {
                found.push((id, piece));
            }
        }
    }
    let (total, count) = (found.len().max(1), args.sample.unwrap_or(SAMPLE));
    let is_chosen = |index: usize| !args.filter.is_empty() || index * count / total != (index + 1) * count / total;
    let chosen = found.into_iter().enumerate().filter(|(index, _)| total <= count || is_chosen(*index));
    chosen
        .map(|(_, (id, piece))| {
            let folder = all.join(id.replace('#', "/"));
            fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
            corpus::write(&folder.join("source.mlir"), &piece)?;
            Ok(Part { id, folder })
        })
        .collect()
}

fn is_test(file: &str) -> bool {
    file.ends_with(".mlir") && (file.contains("/test/") || file.starts_with("test/") || file.starts_with("tests/"))
}

fn wanted(id: &str, args: &Args) -> bool {
    args.filter.is_empty() || args.filter.iter().any(|filter| id.contains(filter.as_str()))
}

type Found = Vec<(&'static str, Verdict)>;

fn compare_part(tool: &Tool, part: &Part, only: &[String], worker: usize) -> Result<Found, String> {
    let wanted = KINDS.iter().map(|(kind, _)| *kind);
    let wanted = wanted.filter(|kind| only.is_empty() || only.iter().any(|name| name == kind));
    wanted.map(|kind| Ok((kind, compare_kind(tool, part, kind, worker)?))).collect()
}

fn compare_kind(tool: &Tool, part: &Part, kind: &str, worker: usize) -> Result<Verdict, String> {
    if kind != "versions" {
        return compare_version(tool, part, kind, NEWEST, worker);
    }
    let mut found = Verdict::NoTruth;
    for version in 0..NEWEST {
        match compare_version(tool, part, kind, version, worker)? {
            Verdict::Same => found = Verdict::Same,
            Verdict::NoTruth => {}
            worse => return Ok(worse),
        }
    }
    Ok(found)
}

fn compare_version(tool: &Tool, part: &Part, kind: &str, version: u64, worker: usize) -> Result<Verdict, String> {
    let Some((bytecode, expected)) = own_answer(tool, part, version, worker)? else { return Ok(Verdict::NoTruth) };
    let written = compare::scratch(worker).with_extension("mlirbc");
    let mut mlirkit;
    if kind == "stripped" {
        mlirkit = process::limited(&paths::mlirkit(), 4 << 20);
        mlirkit.args(["strip", "--locations"]).arg(&bytecode);
    } else {
        mlirkit = tool.mlirkit_without(EXTENDED, &bytecode);
        // Write the part as the project's tool does, with the definitions of its snapshot.
        mlirkit.args(["--snapshot", "--emit-bytecode", &format!("--emit-bytecode-version={version}")]);
    }
    mlirkit.arg("-o").arg(&written);
    let outcome = process::run(&mut mlirkit, &compare::scratch(worker), LIMIT)?;
    if outcome.end != process::End::Ok {
        return Ok(failure(&outcome));
    }
    Ok(match tool.print(&written, &compare::scratch(worker).with_extension("mlir"), worker)? {
        Ok(got) => same(&expected, &got),
        Err(message) => Verdict::Refused(format!("by the project's tool: {}", without_path(&message))),
    })
}

/// The newest bytecode version.
const NEWEST: u64 = 6;

/// Writes the part as bytecode of version `version` with the tool. Returns the path of that file, and the text that the
/// tool prints for it. Returns `None` if the tool rejects the part or the bytecode.
fn own_answer(tool: &Tool, part: &Part, version: u64, worker: usize) -> Result<Option<(PathBuf, Vec<u8>)>, String> {
    let file = |name: &str| part.folder.join(format!("v{version}.{name}"));
    let (bytecode, text, refused) = (file("mlirbc"), file("mlir"), file("refused"));
    if refused.exists() {
        return Ok(None);
    }
    if !text.exists() {
        let folder = std::path::absolute(&part.folder).map_err(|e| e.to_string())?;
        let flags = ["--emit-bytecode", &format!("--emit-bytecode-version={version}")];
        let made = tool.opt(&flags, &folder, &folder.join("source.mlir"), &bytecode, worker)?;
        let answer = if made.end == process::End::Ok { tool.print(&bytecode, &text, worker)?.ok() } else { None };
        if answer.is_none() {
            _ = fs::remove_file(&text);
            corpus::write(&refused, b"")?;
            return Ok(None);
        }
    }
    let expected = fs::read(&text).map_err(|e| format!("{}: {e}", text.display()))?;
    Ok(Some((bytecode, expected)))
}
