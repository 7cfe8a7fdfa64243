//! `cargo xtask conformance projects NAME`: compares other projects' modules with the output of the projects' tools.
//!
//! Each project has a folder `conformance/projects/NAME` with these files:
//!
//! - `requirements.txt`: the packages of the project's environment,
//! - `make.py OUT`: writes text modules `*.mlir` into a folder, as the project prints them,
//! - `read.py LIST`: reads each file in LIST with the project's own tool, and writes the tool's output to `FILE.tool`,
//! - `bytecode.py LIST`: writes the bytecode of each file in LIST to `FILEbc`, if the project writes bytecode,
//! - `names.txt`: why the project's names of values are not compared,
//! - `by-tool.txt`: why modules are compared as the project's tool prints them,
//! - `flags.txt`: printing flags for mlirkit; a line `.g.: --flag` applies to modules whose name has `.g.`.
//!
//! A project whose modules are inside other files has `nested.py MLIRKIT OUT` instead, and a `requirements-VERSION.txt`
//! for each version that is compared. The last line that `nested.py` prints has the counts.
//!
//! `conformance/projects/tools.py` contains code that these scripts share.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use super::pool;
use crate::paths;
use crate::process::{End, printed, run};

/// Time limit for one module.
const LIMIT: Duration = Duration::from_secs(60);

/// Maximum number of differences that are listed.
const LISTED: usize = 20;

/// The options of `cargo xtask conformance projects`.
pub struct Options<'a> {
    /// The projects to run; all if empty.
    pub only: &'a [String],
    /// Run only modules whose name contains one of these strings.
    pub filter: &'a [String],
    /// Run only this many modules.
    pub sample: Option<usize>,
    /// Number of processes to run at a time.
    pub jobs: usize,
    /// Write nothing, and fail if the numbers differ from the scoreboard. A sample fails if more of its modules fail
    /// than the scoreboard lists for all modules.
    pub check: bool,
    /// Only install the projects' packages.
    pub install: bool,
}

/// The counts for a project.
#[derive(Default)]
struct Counts {
    /// Number of modules in the project, of which a sample compares only some.
    all: usize,
    modules: usize,
    read: usize,
    identical: usize,
    read_back: usize,
    /// Number of modules with bytecode from the project; of these, printed identically; written again; and read by the
    /// project as the same program.
    bytecode: [usize; 4],
}

impl Counts {
    /// Returns the number of comparisons that failed.
    fn failures(&self) -> usize {
        let [bytecode, printed, written, same] = self.bytecode;
        let text = self.modules - self.identical + self.read - self.read_back;
        text + bytecode - printed + bytecode - written + written - same
    }
}

/// Parses the counts in a line of the scoreboard.
fn counts_of(line: &str) -> Counts {
    let numbers = line.split(|c: char| !c.is_ascii_digit()).filter_map(|word| word.parse().ok());
    let numbers: Vec<usize> = numbers.collect();
    let at = |index: usize| numbers.get(index).copied().unwrap_or_default();
    Counts {
        modules: at(0),
        all: at(1),
        read: at(2),
        identical: at(3),
        read_back: at(4),
        bytecode: [at(5), at(6), at(7), at(8)],
    }
}

/// The result of comparing one module.
enum Verdict {
    Same,
    Differs(String),
    Refused(String),
}

/// Runs the comparison for the selected projects.
pub fn run_all(options: &Options<'_>) -> Result<(), String> {
    let folder = paths::workspace().join("conformance/projects");
    let entries = fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let folders = entries.filter_map(|entry| Some(entry.ok()?.path()).filter(|path| path.is_dir()));
    let mut names: Vec<String> = folders.filter_map(|path| path.file_name()?.to_str().map(str::to_owned)).collect();
    // Skip Python's folders with compiled files.
    names.retain(|name| !name.starts_with('_'));
    names.retain(|name| options.only.is_empty() || options.only.contains(name));
    names.sort();
    if names.is_empty() {
        return Err(format!("no such project in {}", folder.display()));
    }
    if options.install {
        let cache = paths::cache().join("projects");
        return names.iter().try_for_each(|name| {
            let made = |(requirements, cache): (PathBuf, PathBuf)| environment(&requirements, &cache).map(|_| ());
            environments(&folder.join(name), &cache.join(name))?.into_iter().try_for_each(made)
        });
    }
    let mut lines = BTreeMap::new();
    for name in names {
        if folder.join(&name).join("nested.py").exists() {
            let counted = nested(&folder.join(&name), &name)?;
            counted.values().for_each(|line| println!("{line}"));
            lines.extend(counted.into_iter().filter(|_| options.sample.is_none()));
            continue;
        }
        let counts = compare(&folder.join(&name), &name, options)?;
        let mut line = format!(
            "{name:10} modules {} of {}  read {}  identical {}  read back by the project {}",
            counts.modules, counts.all, counts.read, counts.identical, counts.read_back
        );
        let [bytecode, printed, written, same] = counts.bytecode;
        if bytecode > 0 {
            _ = write!(line, "  bytecode {bytecode}  printed {printed}  written {written}  same program {same}");
        }
        println!("{line}");
        if options.check && options.sample.is_some() {
            let known = known_lines().remove(&name).unwrap_or_default();
            let (failed, allowed) = (counts.failures(), counts_of(&known).failures());
            if counts.modules == 0 || failed > allowed {
                return Err(format!("{name}: {failed} comparisons fail, and {allowed} of all in the scoreboard"));
            }
            continue;
        }
        lines.insert(name, line);
    }
    if options.filter.is_empty() && !lines.is_empty() {
        return write(lines, options.check);
    }
    Ok(())
}

/// Compares the modules of one project.
fn compare(folder: &Path, name: &str, options: &Options<'_>) -> Result<Counts, String> {
    let cache = paths::cache().join("projects").join(name);
    let python = environment(&folder.join("requirements.txt"), &cache)?;
    let (all, modules) = modules(folder, &cache, &python, options)?;
    let flags = fs::read_to_string(folder.join("flags.txt")).unwrap_or_default();
    let any_names = folder.join("names.txt").exists();
    let out = cache.join("out");
    fs::create_dir_all(&out).map_err(|e| format!("{}: {e}", out.display()))?;
    let verdicts = pool::map(&modules, options.jobs, |worker, module| {
        let mut command = Command::new(paths::mlirkit());
        command.arg("opt").args(flags_of(&flags, module)).arg(module);
        let outcome = run(&mut command, &out.join(format!("worker{worker}")), LIMIT)?;
        if !matches!(outcome.end, End::Ok) {
            return Ok(Verdict::Refused(outcome.message()));
        }
        fs::write(written(&out, module), &outcome.stdout).map_err(|e| e.to_string())?;
        let expected = [module.clone(), tool_of(module)].map(|path| fs::read(path).unwrap_or_default());
        let is_same = |text: &Vec<u8>| match any_names {
            true => numbered(text) == numbered(&outcome.stdout),
            false => text.trim_ascii() == outcome.stdout.trim_ascii(),
        };
        if expected.iter().any(is_same) {
            return Ok(Verdict::Same);
        }
        let text = if expected[1].is_empty() { &expected[0] } else { &expected[1] };
        Ok(Verdict::Differs(first_difference(text, &outcome.stdout)))
    })?;
    let mut counts = Counts { all, modules: modules.len(), ..Counts::default() };
    let mut listed = 0;
    let read = modules.iter().zip(&verdicts).filter(|(_, verdict)| !matches!(verdict, Verdict::Refused(_)));
    let list: Vec<PathBuf> = read.map(|(module, _)| written(&out, module)).collect();
    counts.read = list.len();
    counts.read_back = read_back(folder, &cache, &python, &list)?;
    let verdicts: Vec<Verdict> = match folder.join("by-tool.txt").exists() {
        true => modules.iter().zip(verdicts).map(|(module, verdict)| by_tool(module, &out, verdict)).collect(),
        false => verdicts,
    };
    for (module, verdict) in modules.iter().zip(&verdicts) {
        let (kind, what) = match verdict {
            Verdict::Refused(what) => ("refused", what.as_str()),
            Verdict::Differs(what) => ("differs", what.as_str()),
            Verdict::Same => ("", ""),
        };
        counts.identical += usize::from(matches!(verdict, Verdict::Same));
        if !kind.is_empty() && listed < LISTED {
            listed += 1;
            println!("{kind}: {}: {what}", module.file_name().unwrap_or_default().display());
        }
    }
    if folder.join("bytecode.py").exists() {
        counts.bytecode = bytecode(folder, &cache, &python, &modules, options.jobs)?;
    }
    Ok(counts)
}

/// Compares a module with mlirkit's output, both as the project's tool prints them.
fn by_tool(module: &Path, out: &Path, verdict: Verdict) -> Verdict {
    let [own, ours] = [module.to_owned(), written(out, module)].map(|path| fs::read(tool_of(&path)));
    match (verdict, own, ours) {
        (Verdict::Differs(_), Ok(own), Ok(ours)) if numbered(&own) == numbered(&ours) => Verdict::Same,
        (Verdict::Differs(_), Ok(own), Ok(ours)) => {
            Verdict::Differs(first_difference(numbered(&own).as_bytes(), numbered(&ours).as_bytes()))
        }
        (Verdict::Differs(_), _, Err(_)) => Verdict::Differs("the project's tool rejects mlirkit's output".to_owned()),
        (verdict, ..) => verdict,
    }
}

/// Returns a text in which values are numbered in the order of their first occurrence. A name in a region denotes
/// another value than the same name in a later region.
fn numbered(text: &[u8]) -> String {
    let text = String::from_utf8_lossy(text.trim_ascii());
    let (mut out, mut next) = (String::new(), 0_usize);
    let mut scopes: Vec<BTreeMap<&str, usize>> = vec![BTreeMap::new()];
    for line in text.lines() {
        if line.trim_start().starts_with('}') && scopes.len() > 1 {
            scopes.pop();
        }
        let opens = line.trim_end().ends_with('{');
        if opens {
            scopes.push(BTreeMap::new());
        }
        // The results of an operation with a region belong to the region around it.
        let results = line.split_once(" = ").map_or(0, |(results, _)| results.matches('%').count());
        for (at, piece) in line.split('%').enumerate() {
            if at == 0 {
                out.push_str(piece);
                continue;
            }
            let end = piece.find(|c: char| !c.is_ascii_alphanumeric() && !"_.$-".contains(c)).unwrap_or(piece.len());
            let (name, rest) = piece.split_at(end);
            let known = scopes.iter().rev().find_map(|scope| scope.get(name).copied());
            let is_new = known.is_none();
            next += usize::from(is_new);
            let number = known.unwrap_or(next);
            let scope = scopes.len() - 1 - usize::from(opens && at <= results);
            if let Some(scope) = scopes.get_mut(scope).filter(|_| is_new) {
                scope.insert(name, number);
            }
            _ = write!(out, "%{number}{rest}");
        }
        out.push('\n');
    }
    out
}

/// Returns the flags with which mlirkit prints a module.
fn flags_of<'f>(flags: &'f str, module: &Path) -> Vec<&'f str> {
    let name = module.file_name().unwrap_or_default().to_string_lossy();
    let lines = flags.lines().filter_map(|line| match line.split_once(": ") {
        Some((part, flags)) => name.contains(part).then_some(flags),
        None => Some(line),
    });
    lines.flat_map(str::split_whitespace).collect()
}

/// Runs a project whose modules are nested in other files, once per version. Returns the lines for the scoreboard.
fn nested(folder: &Path, name: &str) -> Result<BTreeMap<String, String>, String> {
    let mut lines = BTreeMap::new();
    for (requirements, cache) in environments(folder, &paths::cache().join("projects").join(name))? {
        let python = environment(&requirements, &cache)?;
        let out = cache.join("modules");
        _ = fs::remove_dir_all(&out);
        let said = printed(script(folder, &python, "nested.py").arg(paths::mlirkit()).arg(&out))?;
        let version = cache.file_name().unwrap_or_default().display();
        let key = format!("{name}-{version}");
        lines.insert(key.clone(), format!("{key:10} {}", said.lines().last().unwrap_or_default()));
    }
    Ok(lines)
}

/// Compares the bytecode that a project writes for modules.
fn bytecode(
    folder: &Path,
    cache: &Path,
    python: &Path,
    modules: &[PathBuf],
    jobs: usize,
) -> Result<[usize; 4], String> {
    let out = cache.join("bytecode");
    fs::create_dir_all(&out).map_err(|e| format!("{}: {e}", out.display()))?;
    let copies: Vec<PathBuf> = modules.iter().map(|module| written(&out, module)).collect();
    for (module, copy) in modules.iter().zip(&copies) {
        fs::copy(module, copy).map_err(|e| format!("{}: {e}", copy.display()))?;
    }
    let files: Vec<PathBuf> = copies.iter().map(|copy| copy.with_extension("mlirbc")).collect();
    files.iter().for_each(|file| _ = fs::remove_file(file));
    give(folder, cache, python, "bytecode.py", &copies)?;
    let files: Vec<PathBuf> = files.into_iter().filter(|file| file.exists()).collect();
    read_back(folder, cache, python, &files)?;
    let made = pool::map(&files, jobs, |worker, file| {
        let place = out.join(format!("worker{worker}"));
        let again = file.with_extension("again");
        _ = fs::remove_file(&again);
        let opt = |flags: &[&std::ffi::OsStr]| {
            run(Command::new(paths::mlirkit()).arg("opt").arg(file).args(flags), &place, LIMIT)
        };
        let printed = opt(&[])?;
        opt(&["--emit-bytecode".as_ref(), "-o".as_ref(), again.as_ref()])?;
        let expected = fs::read(tool_of(file)).unwrap_or_default();
        let is_same = matches!(printed.end, End::Ok) && printed.stdout.trim_ascii() == expected.trim_ascii();
        if !is_same {
            println!("bytecode: {}: {}", file.display(), printed.message());
        }
        Ok((is_same, again))
    })?;
    let again: Vec<PathBuf> = made.iter().map(|(_, again)| again.clone()).filter(|path| path.exists()).collect();
    read_back(folder, cache, python, &again)?;
    let same = again.iter().filter(|again| {
        let [own, tool] = [tool_of(again), tool_of(&again.with_extension("mlirbc"))].map(fs::read);
        own.is_ok_and(|own| tool.is_ok_and(|tool| own == tool))
    });
    Ok([files.len(), made.iter().filter(|(same, _)| *same).count(), again.len(), same.count()])
}

/// Returns the package lists of a project, each with its cache folder: one, or one for each version.
fn environments(folder: &Path, cache: &Path) -> Result<Vec<(PathBuf, PathBuf)>, String> {
    let lists = listing(folder, |path| path.extension().is_some_and(|extension| extension == "txt"))?;
    let of = |path: PathBuf| {
        let name = path.file_stem()?.to_str()?.strip_prefix("requirements")?;
        let cache = name.strip_prefix('-').map_or_else(|| cache.to_owned(), |version| cache.join(version));
        Some((path, cache))
    };
    Ok(lists.into_iter().filter_map(of).collect())
}

/// Returns the Python interpreter of an environment with these packages. Creates the environment if necessary.
fn environment(requirements: &Path, cache: &Path) -> Result<PathBuf, String> {
    let wanted = fs::read_to_string(requirements).map_err(|e| format!("{}: {e}", requirements.display()))?;
    let (venv, stamp) = (cache.join("venv"), cache.join("requirements.txt"));
    let python = venv.join("bin/python");
    if fs::read_to_string(&stamp).is_ok_and(|made| made == wanted) && python.exists() {
        return Ok(python);
    }
    fs::create_dir_all(cache).map_err(|e| format!("{}: {e}", cache.display()))?;
    printed(Command::new(paths::python()).args(["-m", "venv"]).arg(&venv))?;
    printed(Command::new(&python).args(["-m", "pip", "install", "--quiet", "-r"]).arg(requirements))?;
    fs::write(&stamp, wanted).map_err(|e| e.to_string())?;
    Ok(python)
}

/// Returns the number of modules in a project, and the modules that the options select. If a file of the project has
/// changed, generates the modules again.
fn modules(folder: &Path, cache: &Path, python: &Path, options: &Options<'_>) -> Result<(usize, Vec<PathBuf>), String> {
    let mut sources = String::new();
    let mut files = listing(folder, |path| path.is_file())?;
    let programs = folder.join("programs");
    if programs.exists() {
        files.extend(listing(&programs, |path| path.is_file())?);
    }
    files.extend(folder.parent().map(|all| all.join("tools.py")));
    for file in &files {
        sources.push_str(&fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()))?);
    }
    let (made, stamp) = (cache.join("modules"), cache.join("sources.txt"));
    if !fs::read_to_string(&stamp).is_ok_and(|known| known == sources) {
        _ = fs::remove_dir_all(&made);
        fs::create_dir_all(&made).map_err(|e| format!("{}: {e}", made.display()))?;
        print!("{}", printed(script(folder, python, "make.py").arg(&made))?);
        let all = listing(&made, |path| path.extension().is_some_and(|e| e == "mlir"))?;
        read_back(folder, cache, python, &all)?;
        fs::write(&stamp, sources).map_err(|e| e.to_string())?;
    }
    let mut all = listing(&made, |path| path.extension().is_some_and(|e| e == "mlir"))?;
    let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let count = all.len();
    all.retain(|path| options.filter.is_empty() || options.filter.iter().any(|part| name(path).contains(part)));
    if let Some(wanted) = options.sample {
        let step = all.len().div_ceil(wanted.max(1)).max(1);
        all = all.into_iter().step_by(step).collect();
    }
    Ok((count, all))
}

/// Returns the files in a folder for which `is_wanted` returns true, sorted.
fn listing(folder: &Path, is_wanted: impl Fn(&Path) -> bool) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut files: Vec<PathBuf> =
        entries.filter_map(|entry| Some(entry.ok()?.path())).filter(|p| is_wanted(p)).collect();
    files.sort();
    Ok(files)
}

/// Runs the project's tool on files. It writes its output next to each file. Returns the number of files that it can
/// read.
fn read_back(folder: &Path, cache: &Path, python: &Path, files: &[PathBuf]) -> Result<usize, String> {
    files.iter().for_each(|file| _ = fs::remove_file(tool_of(file)));
    give(folder, cache, python, "read.py", files)?;
    Ok(files.iter().filter(|file| tool_of(file).exists()).count())
}

/// Runs a script of a project on files.
fn give(folder: &Path, cache: &Path, python: &Path, name: &str, files: &[PathBuf]) -> Result<(), String> {
    let list = cache.join("list.txt");
    let lines: String = files.iter().map(|file| format!("{}\n", file.display())).collect();
    fs::write(&list, lines).map_err(|e| format!("{}: {e}", list.display()))?;
    printed(script(folder, python, name).arg(&list)).map(|_| ())
}

/// Returns the command that runs a script of a project. Scripts can import modules from the parent of the project
/// folders.
fn script(folder: &Path, python: &Path, name: &str) -> Command {
    let mut command = Command::new(python);
    command.arg(folder.join(name)).env("PYTHONPATH", folder.parent().unwrap_or(folder));
    command
}

/// Returns the path of mlirkit's output for a module.
fn written(out: &Path, module: &Path) -> PathBuf {
    out.join(module.file_name().unwrap_or_default())
}

/// Returns the path of the output of the project's tool for a file.
fn tool_of(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".tool");
    name.into()
}

/// Describes the first line that differs.
fn first_difference(expected: &[u8], found: &[u8]) -> String {
    let (expected, found) = (String::from_utf8_lossy(expected), String::from_utf8_lossy(found));
    let mut pairs = expected.lines().zip(found.lines()).enumerate();
    match pairs.find(|(_, (a, b))| a != b) {
        Some((line, (a, b))) => format!("line {}\n    expected {}\n    found    {}", line + 1, a.trim(), b.trim()),
        None => "the lengths differ".to_owned(),
    }
}

/// Returns the path of the scoreboard.
fn scoreboard() -> PathBuf {
    paths::lists().join("scoreboard-projects.txt")
}

/// Returns the lines in the scoreboard, by project.
fn known_lines() -> BTreeMap<String, String> {
    let known = fs::read_to_string(scoreboard()).unwrap_or_default();
    let lines = known.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| Some((line.split_once(' ')?.0.to_owned(), line.to_owned()))).collect()
}

/// Replaces the lines of the given projects in the scoreboard, and keeps the other lines.
fn write(lines: BTreeMap<String, String>, check: bool) -> Result<(), String> {
    let path = scoreboard();
    let known = fs::read_to_string(&path).unwrap_or_default();
    let mut all = known_lines();
    all.extend(lines);
    let mut text = "# Modules of other projects, by `cargo xtask conformance projects`.\n".to_owned();
    all.values().for_each(|line| _ = writeln!(text, "{line}"));
    if check {
        return if text == known { Ok(()) } else { Err(format!("{} says something else", path.display())) };
    }
    fs::write(&path, text).map_err(|e| format!("{}: {e}", path.display()))
}
