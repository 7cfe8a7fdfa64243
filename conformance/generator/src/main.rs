//! Searches for recipes (`search`), and writes instances for comparison with the real tools (`write`).

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use std::process::ExitCode;

use mlirkit_generator::shake::{Report, shake};
use mlirkit_generator::{Found, Generator, check, rows};

const USAGE: &str = "usage: mlirkit-generator search [--again] [--attempts N] [DIALECT.[OP]] | write DIR COUNT [NAME-PART]... | \
     shake COUNT [--seed N] [--jobs N] [NAME-PART] | shake-again OP SEED | \
     damage COUNT [--seed N] [--jobs N] [NAME-PART] | damage-again OP SEED [FILE]";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let result = match args.split_first() {
        Some((command, rest)) if command == "search" => search(rest),
        Some((command, [count, rest @ ..])) if command == "shake" => shaken(count, rest),
        Some((command, [name, seed])) if command == "shake-again" => shaken_again(name, seed),
        Some((command, [count, rest @ ..])) if command == "damage" => damaged(count, rest),
        Some((command, [name, seed, rest @ ..])) if command == "damage-again" => {
            damaged_again(name, seed, rest.first())
        }
        Some((command, [folder, count, parts @ ..])) if command == "write" => write(Path::new(folder), count, parts),
        _ => Err(USAGE.to_owned()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

/// Keeps recipes that still work and searches for the missing ones, then writes `recipes.txt` and `uncovered.txt`.
fn search(args: &[String]) -> Result<(), String> {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let attempts = args.iter().position(|arg| arg == "--attempts").and_then(|at| args.get(at + 1)?.parse().ok());
    let attempts = attempts.unwrap_or(1500);
    let part = args.iter().rfind(|arg| arg.contains('.')).map_or("", String::as_str);
    let again = args.iter().any(|arg| arg == "--again");
    let ctx = mlirkit::context(&mlirkit::ContextOptions { allow_unregistered: true, ..Default::default() });
    let mut generator = Generator::new(&ctx);
    let mut uncovered = BTreeMap::new();
    let mut count = 0;
    for (dialect, op) in rows() {
        count += 1;
        let works = |text: Option<String>| text.is_some_and(|text| check::text(&ctx, text).is_ok());
        let asked = again && op.name.starts_with(part);
        if !asked && works(generator.least(dialect, op)) {
            continue;
        }
        if !op.name.starts_with(part) {
            uncovered.insert(op.name.to_string(), "not looked for".to_owned());
            continue;
        }
        match generator.search(dialect, op, attempts) {
            Found::Works(recipe) => {
                println!("+ {} {} {:?}", op.name, recipe.base, recipe.changes);
                generator.recipes().set(&op.name, Some(recipe));
            }
            Found::Nothing { reason, differs } => {
                println!("- {}\t{reason}\t{differs:?}", op.name);
                generator.recipes().set(&op.name, None);
                let known = generator.least(dialect, op).map(|text| check::text(&ctx, text));
                if known != Some(Ok(())) {
                    // Prefer the error of a handwritten instance, which is more informative.
                    let found = differs.map_or(reason, |(_, message)| message);
                    let reason = known.and_then(Result::err).unwrap_or(found);
                    uncovered.insert(op.name.to_string(), reason.replace('\n', " "));
                }
            }
        }
    }
    let write = |name: &str, text: &str| std::fs::write(home.join(name), text).map_err(|e| format!("{name}: {e}"));
    write("recipes.txt", &generator.recipes().text())?;
    let mut text = format!("# {} of {count} operations are covered. The others, and why:\n", count - uncovered.len());
    for (name, reason) in &uncovered {
        let _ = writeln!(text, "{name}\t{reason}");
    }
    println!("{}", text.lines().next().unwrap_or_default());
    write("uncovered.txt", &text)
}

/// Arguments for `shake` and `damage`: cases or changes per job, number of jobs, first seed, and part of the
/// operations' names.
struct Load<'a> {
    each: usize,
    jobs: u64,
    seed: u64,
    part: &'a str,
}

impl<'a> Load<'a> {
    fn of(count: &str, args: &'a [String]) -> Result<Self, String> {
        let number = |flag: &str, default: u64| match args.iter().position(|arg| arg == flag) {
            Some(at) => {
                args.get(at + 1).and_then(|text| text.parse().ok()).ok_or(format!("expected a number behind {flag}"))
            }
            None => Ok(default),
        };
        let count: usize = count.parse().map_err(|e| format!("{count}: {e}"))?;
        let (seed, jobs) = (number("--seed", 1)?, number("--jobs", 1)?.max(1));
        let part = args.iter().enumerate().find(|(at, arg)| {
            !arg.starts_with("--")
                && !at.checked_sub(1).and_then(|at| args.get(at)).is_some_and(|arg| arg.starts_with("--"))
        });
        let part = part.map_or("", |(_, part)| part.as_str());
        Ok(Self { each: count / usize::try_from(jobs).unwrap_or(1), jobs, seed, part })
    }

    /// Runs the jobs in parallel and returns their results, without those of jobs that panicked.
    fn run<T: Send>(&self, work: fn(usize, u64, &str) -> T) -> Vec<T> {
        std::thread::scope(|scope| {
            let start = |job| scope.spawn(move || work(self.each, self.seed + (job << 32), self.part));
            let jobs: Vec<_> = (0..self.jobs).map(start).collect();
            jobs.into_iter().filter_map(|job| job.join().ok()).collect()
        })
    }
}

/// Applies `count` changes to instances in memory, and prints the results.
fn shaken(count: &str, args: &[String]) -> Result<(), String> {
    let load = Load::of(count, args)?;
    let all: Vec<Report> = load.run(shake);
    let (changes, refused) =
        (all.iter().map(|r| r.changes).sum::<usize>(), all.iter().map(|r| r.refused).sum::<usize>());
    let panics: Vec<_> = all.iter().flat_map(|report| &report.panics).collect();
    println!("{changes} changed operations verified, {refused} refused, {} panics", panics.len());
    panics.iter().for_each(|(op, seed)| println!("panic\tshake-again {op} {seed}"));
    let stopped = all.len() as u64 != load.jobs;
    if panics.is_empty() && !stopped { Ok(()) } else { Err("some cases panicked".to_owned()) }
}

/// Damages `count` files with instances, and prints the results.
fn damaged(count: &str, args: &[String]) -> Result<(), String> {
    let load = Load::of(count, args)?;
    let all = load.run(mlirkit_generator::damaged::damaged);
    let (cases, valid) = (all.iter().map(|r| r.cases).sum::<usize>(), all.iter().map(|r| r.valid).sum::<usize>());
    let found: Vec<_> = all.iter().flat_map(|report| &report.found).collect();
    found.iter().for_each(|(op, seed, what)| println!("damage-again {op} {seed}\t{}", what.replace('\n', " ")));
    println!("{cases} damaged files, {valid} of them read and valid, {} bad ends", found.len());
    let stopped = all.len() as u64 != load.jobs;
    if found.is_empty() && !stopped { Ok(()) } else { Err("some cases ended badly".to_owned()) }
}

/// Repeats one case of `damage`. Writes the damaged file if a path is given.
fn damaged_again(name: &str, seed: &str, file: Option<&String>) -> Result<(), String> {
    let seed = seed.parse().map_err(|e| format!("{seed}: {e}"))?;
    let (report, bytes) = mlirkit_generator::damaged::again(name, seed).ok_or(format!("{name}: no such operation"))?;
    if let Some(file) = file {
        std::fs::write(file, bytes).map_err(|e| format!("{file}: {e}"))?;
    }
    match report.found.first() {
        Some((_, _, what)) => Err(what.clone()),
        None => {
            println!("{}", if report.valid > 0 { "valid" } else { "refused" });
            Ok(())
        }
    }
}

/// Repeats one case of `shake`. A panic ends the program.
fn shaken_again(name: &str, seed: &str) -> Result<(), String> {
    let seed = seed.parse().map_err(|e| format!("{seed}: {e}"))?;
    let report = mlirkit_generator::shake::again(name, seed);
    println!("{} changed operations verified, {} refused", report.changes, report.refused);
    Ok(())
}

/// Writes one file per dialect, with the known valid instance of each operation and random ones.
fn write(folder: &Path, count: &str, parts: &[String]) -> Result<(), String> {
    let count: usize = count.parse().map_err(|e| format!("{count}: {e}"))?;
    let ctx = mlirkit::context(&mlirkit::ContextOptions { allow_unregistered: true, ..Default::default() });
    let generator = Generator::new(&ctx);
    let mut files: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (dialect, op) in rows().filter(|(_, op)| parts.is_empty() || parts.iter().any(|part| op.name.contains(part))) {
        let first = usize::from(generator.least(dialect, op).is_none());
        for (index, text) in generator.instances(dialect, op, 1).take(count + 1 - first).enumerate() {
            files.entry(dialect.name()).or_default().push(format!("// {}#{}\n{text}", op.name, index + first));
        }
    }
    std::fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    for (name, parts) in files {
        let path = folder.join(format!("{name}.mlir"));
        std::fs::write(&path, parts.join("// -----\n")).map_err(|e| format!("{}: {e}", path.display()))?;
    }
    Ok(())
}
