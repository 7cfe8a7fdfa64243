//! Runs every subcommand on files from other tools. Each must succeed or report an error, and the original tool must be
//! able to read what mlirkit writes.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

use super::{Run, VERBS, words};
use crate::paths;

/// The subcommands that write a module. Their arguments have three placeholders: the input, the output file, and a
/// folder or second file.
const WRITING: &[(&str, &[&[&str]])] = &[
    ("strip", &[&["strip", "--all", "FILE", "-o", "OUT", "--raw"]]),
    ("parse", &[&["parse", "FILE", "-o", "OUT"]]),
    ("extract", &[&["extract", "FILE", "SYMBOL", "-o", "OUT", "--raw"]]),
    ("split, link", &[&["split", "FILE", "-o", "FOLDER"], &["link", "PARTS", "-o", "OUT"]]),
    ("externalize", &[&["resources", "externalize", "FILE", "--least=1", "--to", "WEIGHTS", "-o", "OUT", "--raw"]]),
    (
        "internalize",
        &[
            &["resources", "externalize", "FILE", "--least=1", "--to", "WEIGHTS", "-o", "BETWEEN", "--raw"],
            &["resources", "internalize", "BETWEEN", "--from", "WEIGHTS", "-o", "OUT", "--raw"],
        ],
    ),
    ("query, set", &[&["query", "FILE", "all | limit 3 | set(\"test.seen\", \"unit\")", "-o", "OUT", "--raw"]]),
    ("reduce", &[&["reduce", "FILE", "--test", "SCRIPT", "-j2", "-o", "OUT", "--raw"]]),
];

/// The number of runs with each kind of result, by subcommand.
type Counts = BTreeMap<String, [usize; 3]>;

impl Run {
    /// Runs all subcommands on the files below a folder.
    pub(super) fn files(&self, folder: &Path, sample: Option<usize>, reader: &str) -> Result<(), String> {
        let mut files = Vec::new();
        gather(folder, &mut files)?;
        files.sort();
        let step = sample.map_or(1, |sample| files.len().div_ceil(sample.max(1))).max(1);
        let files: Vec<PathBuf> = files.into_iter().step_by(step).collect();
        let script = self.folder.join("script.sh");
        // Only the reader can decide which operations may be removed, so the script for `reduce` runs the reader.
        let lines = format!("#!/bin/sh\n[ $(wc -c < \"$1\") -gt 400 ] && {reader} \"$1\" > /dev/null 2>&1\n");
        std::fs::write(&script, lines).map_err(|e| e.to_string())?;
        let status = Command::new("chmod").arg("+x").arg(&script).status().map_err(|e| e.to_string())?;
        if !status.success() {
            return Err("chmod fails".to_owned());
        }
        let next = AtomicUsize::new(0);
        let worker = |thread: usize| -> Result<(Counts, Counts, Vec<String>), String> {
            let (mut verbs, mut written, mut wrong) = (Counts::new(), Counts::new(), Vec::new());
            while let Some(file) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
                self.every_verb(file, &mut verbs, &mut wrong)?;
                self.read_back(file, thread, reader, &mut written, &mut wrong)?;
            }
            Ok((verbs, written, wrong))
        };
        let results: Vec<_> = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..2).map(|thread| scope.spawn(move || worker(thread))).collect();
            threads
                .into_iter()
                .map(|thread| thread.join().unwrap_or_else(|_| Err("a thread failed".to_owned())))
                .collect()
        });
        let (mut verbs, mut written, mut wrong) = (Counts::new(), Counts::new(), Vec::new());
        for result in results {
            let (some, others, bad) = result?;
            add(&mut verbs, some);
            add(&mut written, others);
            wrong.extend(bad);
        }
        println!("{}: {} files", folder.display(), files.len());
        println!("  verb                        works  says what is wrong  crashes");
        for (verb, [good, refused, crashed]) in &verbs {
            println!("  {verb:26} {good:>6} {refused:>19} {crashed:>8}");
        }
        println!("  results                      read   refused    none ({reader})");
        for (verb, [good, refused, none]) in &written {
            println!("  {verb:26} {good:>6} {refused:>9} {none:>7}");
        }
        wrong.sort();
        if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
    }

    /// Checks that every subcommand returns a result, or an error that names the file, and never crashes.
    fn every_verb(&self, file: &Path, counts: &mut Counts, wrong: &mut Vec<String>) -> Result<(), String> {
        let other = paths::workspace().join("examples/kernel.mlirbc").display().to_string();
        for verb in VERBS {
            let call = words(verb, &file.display().to_string(), &other);
            let output = self.call(&call)?;
            let said = String::from_utf8_lossy(&output.stderr);
            let (works, ends) = match (verb.first(), output.status.code()) {
                (Some(&"diff"), Some(0 | 1)) | (_, Some(0)) => (true, true),
                (_, Some(1 | 2)) => (false, said.contains("error")),
                _ => (false, false),
            };
            let count = counts.entry(verb.join(" ")).or_default();
            count[if works { 0 } else { 1 + usize::from(!ends) }] += 1;
            if !ends {
                wrong.push(format!("{}: {:?}: {said}", call.join(" "), output.status));
            }
        }
        Ok(())
    }

    /// Runs the subcommands that write a module, and reads the results with `reader`.
    fn read_back(
        &self,
        file: &Path,
        thread: usize,
        reader: &str,
        counts: &mut Counts,
        wrong: &mut Vec<String>,
    ) -> Result<(), String> {
        if !reads(reader, file)? {
            return Ok(());
        }
        let scratch = self.folder.join(format!("files{thread}"));
        for (name, steps) in WRITING {
            let _ = std::fs::remove_dir_all(&scratch);
            std::fs::create_dir_all(&scratch).map_err(|e| e.to_string())?;
            let out = scratch.join("out");
            let mut worked = true;
            for step in *steps {
                let Some(call) = self.step(step, file, &scratch)? else {
                    worked = false;
                    break;
                };
                worked &= self.call(&call)?.status.success();
            }
            let count = counts.entry((*name).to_owned()).or_default();
            if !worked || !out.exists() {
                count[2] += 1;
            } else if reads(reader, &out)? {
                count[0] += 1;
            } else {
                count[1] += 1;
                wrong.push(format!("{}: {reader} does not read what '{name}' writes", file.display()));
            }
        }
        Ok(())
    }

    /// Returns the arguments for a step; `None` if the step does not apply to the file.
    fn step(&self, step: &[&str], file: &Path, scratch: &Path) -> Result<Option<Vec<String>>, String> {
        let mut call = Vec::new();
        let inside = |name: &str| scratch.join(name).display().to_string();
        for word in step {
            match *word {
                "FILE" => call.push(file.display().to_string()),
                "OUT" => call.push(inside("out")),
                "BETWEEN" => call.push(inside("between")),
                "WEIGHTS" => call.push(inside("weights.safetensors")),
                "FOLDER" => call.push(inside("parts")),
                "SCRIPT" => call.push(self.path("script.sh")),
                "PARTS" => {
                    let entries = std::fs::read_dir(scratch.join("parts")).into_iter().flatten();
                    let mut parts: Vec<String> =
                        entries.filter_map(|entry| Some(entry.ok()?.path().display().to_string())).collect();
                    if parts.is_empty() {
                        return Ok(None);
                    }
                    parts.sort();
                    call.extend(parts);
                }
                "SYMBOL" => {
                    let found = self.call(["query", &file.display().to_string(), "depth == 1 | table symbol"])?;
                    let found = String::from_utf8_lossy(&found.stdout).into_owned();
                    let symbol = found.lines().skip(1).map(str::trim).find(|line| !line.is_empty() && *line != "-");
                    let Some(symbol) = symbol else { return Ok(None) };
                    call.push(format!("@{}", symbol.trim_start_matches('@')));
                }
                word => call.push(word.to_owned()),
            }
        }
        Ok(Some(call))
    }
}

/// Returns whether the reader accepts a file.
fn reads(reader: &str, file: &Path) -> Result<bool, String> {
    let mut words = reader.split_whitespace();
    let mut command = Command::new(words.next().ok_or("no reader")?);
    command.args(words).arg(file).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().map(|status| status.success()).map_err(|e| format!("{reader}: {e}"))
}

/// Collects the files below a folder that contain MLIR.
fn gather(folder: &Path, found: &mut Vec<PathBuf>) -> Result<(), String> {
    for entry in std::fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))? {
        let path = entry.map_err(|e| e.to_string())?.path();
        if path.is_dir() {
            gather(&path, found)?;
        } else if path.extension().is_some_and(|ending| ["mlir", "mlirbc", "bin", "bc"].iter().any(|e| ending == *e)) {
            found.push(path);
        }
    }
    Ok(())
}

fn add(to: &mut Counts, from: Counts) {
    for (name, counts) in from {
        to.entry(name).or_default().iter_mut().zip(counts).for_each(|(to, count)| *to += count);
    }
}
