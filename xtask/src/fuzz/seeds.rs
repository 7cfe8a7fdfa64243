//! Seeds for fuzzing: small files from the repository, small adversarial files, and operations generated from
//! definitions. Dictionaries contain frequent words.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use mlirkit_hostile::Kind;

use super::Target;
use crate::conformance::instances;
use crate::{paths, process};

/// Maximum number of words in a dictionary.
const WORDS: usize = 1000;

/// A folder with seeds, and a dictionary if the input format has words.
pub struct Seeds {
    pub folder: PathBuf,
    pub words: Option<PathBuf>,
}

/// Returns the seeds for a target, which are created at the first call.
pub fn make(target: Target, base: &Path) -> Result<Seeds, String> {
    let folder = base.join("seeds").join(target.name());
    let dictionary = folder.with_extension("dict");
    let words = !matches!(target, Target::Wire | Target::Bytecode | Target::Artifact);
    let seeds = Seeds { folder: folder.clone(), words: words.then(|| dictionary.clone()) };
    if folder.exists() {
        return Ok(seeds);
    }
    let mut files = hostile(target);
    match target {
        Target::Text => files.extend(programs(&folder)?),
        Target::Bytecode | Target::Wire => {
            let data = ["crates/mlirkit-wire/tests/data", "crates/mlirkit-bytecode/tests/data", "examples"];
            files.extend(data.iter().map(|data| of_folder(data)).collect::<Result<Vec<_>, _>>()?.concat());
            files.extend(converted(&folder, "", &["opt", "--allow-unregistered-dialect", "--emit-bytecode"])?);
        }
        Target::Artifact => {
            files.extend(of_folder("examples")?);
            files.extend(converted(&folder, "stablehlo.", &["translate", "--serialize", "--target=1.10.0"])?);
        }
        Target::Definitions => {
            for dialect in paths::dialects()? {
                let path = paths::workspace().join(format!("crates/mlirkit-dialects/src/{dialect}/{dialect}.def"));
                let text = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
                files.extend(rows(&text));
            }
        }
        Target::Layout => files.extend(STRINGS.iter().map(|text| text.as_bytes().to_vec())),
    }
    files.retain(|file| file.len() <= target.longest());
    fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    if words {
        fs::write(&dictionary, dictionary_of(&files)).map_err(|e| format!("{}: {e}", dictionary.display()))?;
    }
    for (number, file) in files.iter().enumerate() {
        fs::write(folder.join(number.to_string()), file).map_err(|e| format!("{}: {e}", folder.display()))?;
    }
    Ok(seeds)
}

/// Data layout strings of real targets.
const STRINGS: &[&str] = &[
    "",
    "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128",
    "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32",
    "e-i64:64-i128:128-v16:16-v32:32-n16:32:64",
    "E-m:a-Fi64-i64:64-n32:64-S128-v256:256:256-v512:512:512",
    "e-p:64:64-p1:64:64-p7:160:256:256:32-A5-G1-P2-ni:7:8:9",
    "e-a:8:16-p:16:16:16:8-i1:8-f16:16-v64:32",
];

fn hostile(target: Target) -> Vec<Vec<u8>> {
    let fits = |kind| match target {
        Target::Wire => matches!(kind, Kind::Bytecode | Kind::Artifact),
        Target::Bytecode => kind == Kind::Bytecode,
        Target::Text => matches!(kind, Kind::Text | Kind::Layout | Kind::Stablehlo),
        Target::Artifact => kind == Kind::Artifact,
        Target::Definitions => kind == Kind::Definitions,
        Target::Layout => kind == Kind::LayoutString,
    };
    mlirkit_hostile::cases().iter().filter(|case| fits(case.kind)).map(|case| case.smallest()).collect()
}

/// Returns the contents of every file in a folder of the repository.
fn of_folder(folder: &str) -> Result<Vec<Vec<u8>>, String> {
    let folder = paths::workspace().join(folder);
    let entries = fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let files = entries.filter_map(|entry| Some(entry.ok()?.path())).filter(|path| path.is_file());
    files.map(|path| fs::read(&path).map_err(|e| format!("{}: {e}", path.display()))).collect()
}

/// Returns programs: the generated operations, and the parts of the text tests.
fn programs(folder: &Path) -> Result<Vec<Vec<u8>>, String> {
    let mut tests = Vec::new();
    for dialect in paths::dialects()?.iter().map(String::as_str).chain(["common"]) {
        let folder = format!("crates/mlirkit-dialects/src/{dialect}/tests/text");
        if paths::workspace().join(&folder).is_dir() {
            tests.extend(of_folder(&folder)?);
        }
    }
    let parts = tests.iter().filter_map(|file| std::str::from_utf8(file).ok()).flat_map(|text| {
        // Each part is a function or another top-level operation.
        text.split("\n\n").map(|part| part.as_bytes().to_vec())
    });
    let made = instances(&folder.with_extension("made"))?.into_iter().map(|(_, text)| text.into_bytes());
    Ok(parts.chain(made).collect())
}

/// Runs the tool on the generated operations with a name prefix, and returns the output for each.
fn converted(folder: &Path, start: &str, arguments: &[&str]) -> Result<Vec<Vec<u8>>, String> {
    let input = folder.with_extension("in");
    let mut files = Vec::new();
    for (name, text) in instances(&folder.with_extension("made"))? {
        if name.starts_with(start) {
            fs::write(&input, text).map_err(|e| format!("{}: {e}", input.display()))?;
            let mut command = process::limited(&paths::mlirkit(), 4 << 20);
            let outcome = process::run(command.args(arguments).arg(&input), folder, Duration::from_secs(10))?;
            files.extend((outcome.end == process::End::Ok).then_some(outcome.stdout));
        }
    }
    Ok(files)
}

/// Returns the rows of a definition file in small groups. Each group begins with the header of the dialect.
fn rows(text: &str) -> Vec<Vec<u8>> {
    let mut parts: Vec<String> = Vec::new();
    for line in text.lines() {
        match parts.last_mut().filter(|_| line.starts_with([' ', '\t'])) {
            Some(last) => last.extend([line, "\n"]),
            None => parts.push(format!("dialect x\n{line}\n")),
        }
    }
    // Some of the rows suffice, because thousands of rows are similar.
    parts.into_iter().step_by(5).map(String::into_bytes).collect()
}

/// Returns the words that occur in most files, as a libFuzzer dictionary.
fn dictionary_of(files: &[Vec<u8>]) -> String {
    let mut words: BTreeMap<&str, usize> = BTreeMap::new();
    for text in files.iter().filter_map(|file| std::str::from_utf8(file).ok()) {
        for word in text.split(|c: char| !(c.is_ascii_alphanumeric() || "._$#!@%^".contains(c))) {
            if (2..30).contains(&word.len()) {
                *words.entry(word).or_default() += 1;
            }
        }
    }
    let mut words: Vec<(&str, usize)> = words.into_iter().filter(|(_, count)| *count > 1).collect();
    words.sort_by_key(|(word, count)| (std::cmp::Reverse(*count), *word));
    words.iter().take(WORDS).fold(String::new(), |mut text, (word, _)| {
        let _ = writeln!(text, "\"{word}\"");
        text
    })
}
