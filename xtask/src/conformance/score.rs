//! The scoreboard and the lists of failures: `conformance/scoreboard.txt` and `conformance/failures/`.
//!
//! Results of complete runs are stored in the target folder. Comparisons that were not run keep their lines in the
//! scoreboard.

mod earlier;

use super::baseline::{self, Results};
use super::compare::Verdict;
use super::corpus::{self, Chunk};
use super::kinds::{Area, KINDS, Kind};
use super::truth;
use crate::paths;
use earlier::{Earlier, SECTIONS};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

/// Dialects whose pretty form is complete. The scoreboard has separate lines for chunks that use only these dialects.
const NAMED: &[&str] = &[
    "builtin",
    "func",
    "arith",
    "cf",
    "scf",
    "affine",
    "math",
    "index",
    "complex",
    "ub",
    "memref",
    "tensor",
    "vector",
    "bufferization",
    "quant",
    "dlti",
];

/// The number of results with each verdict.
#[derive(Default)]
pub struct Tally {
    same: usize,
    differs: usize,
    refused: usize,
    crashed: usize,
    no_truth: usize,
    skipped: usize,
}

impl Tally {
    /// Counts the verdicts.
    pub fn of<'a>(verdicts: impl Iterator<Item = &'a Verdict>) -> Tally {
        let mut tally = Tally::default();
        for verdict in verdicts {
            *match verdict {
                Verdict::Same => &mut tally.same,
                Verdict::Differs(_) => &mut tally.differs,
                Verdict::Refused(_) => &mut tally.refused,
                Verdict::Crashed(_) => &mut tally.crashed,
                Verdict::NoTruth => &mut tally.no_truth,
                Verdict::Skipped => &mut tally.skipped,
            } += 1;
        }
        tally
    }

    fn compared(&self) -> usize {
        self.same + self.differs + self.refused + self.crashed
    }

    /// Returns the percentage of identical results.
    pub fn percent(&self) -> f64 {
        if self.compared() == 0 { 100.0 } else { to_f64(self.same) * 100.0 / to_f64(self.compared()) }
    }

    /// Returns the counts as a line for a scoreboard.
    pub fn line(&self) -> String {
        format!(
            "{:6.2} % {:6} of {:6}   differs {:5}   refused {:5}   crashed {:4}   no answer {:5}   skipped {:3}",
            floor(self.percent()),
            self.same,
            self.compared(),
            self.differs,
            self.refused,
            self.crashed,
            self.no_truth,
            self.skipped
        )
    }
}

fn to_f64(n: usize) -> f64 {
    f64::from(u32::try_from(n).unwrap_or(u32::MAX))
}

/// Rounds down to two decimals, so that 100 % is shown only if all results are identical.
fn floor(percent: f64) -> f64 {
    (percent * 100.0).floor() / 100.0
}

/// Writes the failures of a partial run to the target folder, and prints the most frequent ones.
pub fn keep_part(kind: &Kind, results: &BTreeMap<String, Verdict>) -> Result<(), String> {
    let folder = paths::target().join("conformance/part");
    fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    let path = folder.join(format!("{}.txt", kind.name));
    corpus::write(&path, baseline::list(&judged(results)).as_bytes())?;
    let messages = reasons(results);
    for (message, count) in messages.iter().take(8) {
        println!("    {count:6} {message}");
    }
    if !messages.is_empty() {
        println!("           all in {}", path.display());
    }
    Ok(())
}

/// Returns the results in the form in which lists of failures are written.
pub fn judged(results: &BTreeMap<String, Verdict>) -> Results {
    results.iter().map(|(id, verdict)| (id.clone(), verdict.judged())).collect()
}

fn section(name: &str) -> PathBuf {
    paths::target().join("conformance/results").join(format!("{name}.txt"))
}

/// Stores a scoreboard section that is not a comparison of outputs, and writes its list of failures.
pub fn keep_section(name: &str, text: &str, results: &Results) -> Result<(), String> {
    let path = section(name);
    fs::create_dir_all(path.parent().unwrap_or(&path)).map_err(|e| e.to_string())?;
    corpus::write(&path, text.as_bytes())?;
    baseline::write(name, results)
}

fn kept(kind: &Kind) -> PathBuf {
    paths::target().join("conformance/results").join(format!("{}.tsv", kind.name))
}

/// Stores the results of a complete run, and writes its list of failures.
pub fn keep(kind: &Kind, results: &BTreeMap<String, Verdict>) -> Result<(), String> {
    let mut all = String::new();
    for (chunk, verdict) in results {
        let (word, message) = words(verdict);
        let _ = writeln!(all, "{chunk}\t{word}\t{}", clean(message));
    }
    let path = kept(kind);
    fs::create_dir_all(path.parent().unwrap_or(&path)).map_err(|e| e.to_string())?;
    corpus::write(&path, all.as_bytes())?;
    baseline::write(kind.name, &judged(results))
}

fn words(verdict: &Verdict) -> (&'static str, &str) {
    match verdict {
        Verdict::Same => ("same", ""),
        Verdict::Differs(message) => ("differs", message),
        Verdict::Refused(message) => ("refused", message),
        Verdict::Crashed(message) => ("crashed", message),
        Verdict::NoTruth => ("no-answer", ""),
        Verdict::Skipped => ("skipped", ""),
    }
}

/// Returns a message as one line of limited length, without control characters and absolute paths.
pub fn clean(message: &str) -> String {
    let words: Vec<&str> = message
        .split_whitespace()
        .map(|word| {
            if word.starts_with('/') && word.len() > 2 && !word.starts_with("//") {
                word.rsplit('/').next().unwrap_or(word)
            } else {
                word
            }
        })
        .collect();
    words.join(" ").chars().filter(|c| !c.is_control()).take(300).collect()
}

fn read_kept(kind: &Kind) -> Option<BTreeMap<String, Verdict>> {
    let text = fs::read_to_string(kept(kind)).ok()?;
    let mut results = BTreeMap::new();
    for line in text.lines() {
        let mut fields = line.splitn(3, '\t');
        let (chunk, word, message) = (fields.next()?, fields.next()?, fields.next()?.to_owned());
        let verdict = match word {
            "same" => Verdict::Same,
            "differs" => Verdict::Differs(message),
            "refused" => Verdict::Refused(message),
            "crashed" => Verdict::Crashed(message),
            "skipped" => Verdict::Skipped,
            _ => Verdict::NoTruth,
        };
        results.insert(chunk.to_owned(), verdict);
    }
    Some(results)
}

/// Writes the scoreboard from the stored results of all comparisons.
pub fn write(chunks: &[Chunk]) -> Result<(), String> {
    let mut uses: Vec<(String, Uses)> = Vec::new();
    for chunk in chunks {
        let path = chunk.folder().join(truth::GENERIC.file_name(chunk));
        let text = fs::read(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        uses.push((chunk.id(), Uses::of(&text)));
    }
    let path = paths::lists().join("scoreboard.txt");
    let earlier = Earlier::new(fs::read_to_string(&path).unwrap_or_default());
    let runs: Vec<(&Kind, Option<BTreeMap<String, Verdict>>)> = KINDS.iter().map(|k| (k, read_kept(k))).collect();
    let mut out = String::new();
    let _ = writeln!(
        out,
        "mlirkit against mlir-opt-22, over the {} chunks of LLVM 19's mlir/test that mlir-opt-22 accepts with\n\
         --allow-unregistered-dialect. Made by `cargo xtask conformance`; conformance/README.md says what the rows mean.\n",
        chunks.len()
    );
    for (kind, results) in &runs {
        match results {
            Some(results) => _ = writeln!(out, "{:16} {}", kind.name, Tally::of(results.values()).line()),
            None => earlier.row(kind.name, false).into_iter().for_each(|row| _ = writeln!(out, "{row}")),
        }
    }
    let named: BTreeSet<&str> = uses
        .iter()
        .filter(|(_, u)| u.all.iter().all(|d| NAMED.contains(&d.as_str())))
        .map(|(c, _)| c.as_str())
        .collect();
    let _ = writeln!(
        out,
        "\nThe {} chunks whose operations, attributes and types are all of these dialects:\n{}\n",
        named.len(),
        NAMED.join(" ")
    );
    for (kind, results) in &runs {
        let Some(results) = results else {
            earlier.row(kind.name, true).into_iter().for_each(|row| _ = writeln!(out, "{row}"));
            continue;
        };
        let tally = Tally::of(results.iter().filter(|(c, _)| named.contains(c.as_str())).map(|(_, v)| v));
        let _ = writeln!(out, "{:16} {}", kind.name, tally.line());
    }
    by_dialect(&mut out, &uses, &runs, &earlier)?;
    commonest(&mut out, &runs, &earlier);
    for (name, _) in SECTIONS {
        match fs::read_to_string(section(name)) {
            Ok(text) => out.push_str(&text),
            Err(_) => out.push_str(earlier.section(name).unwrap_or_default()),
        }
    }
    corpus::write(&path, out.as_bytes())
}

/// The comparisons, each with its results if it was run.
type Runs<'r> = [(&'r Kind, Option<BTreeMap<String, Verdict>>)];

fn by_dialect(out: &mut String, uses: &[(String, Uses)], runs: &Runs<'_>, earlier: &Earlier) -> Result<(), String> {
    const REST: &str = "(not registered)";
    let registered = truth::registered_dialects()?;
    let mut dialects: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (chunk, used) in uses {
        for dialect in &used.ops {
            let row = if registered.contains(dialect) { dialect } else { REST };
            dialects.entry(row).or_default().insert(chunk);
        }
    }
    let _ =
        writeln!(out, "\nPer dialect, identical/compared (a chunk counts for every dialect it has operations of):\n");
    let _ = write!(out, "{:18}", "dialect");
    let columns: Vec<_> = runs
        .iter()
        .filter(|(k, _)| k.area != Area::Flags && !k.name.starts_with('v') && !k.name.contains("-v"))
        .collect();
    for (kind, _) in &columns {
        let _ = write!(out, " {:>15}", kind.name);
    }
    out.push('\n');
    for (dialect, chunks) in dialects {
        let _ = write!(out, "{dialect:18}");
        for (kind, results) in &columns {
            let cell = match results {
                Some(results) => {
                    let tally = Tally::of(chunks.iter().filter_map(|c| results.get(*c)));
                    format!("{}/{}", tally.same, tally.compared())
                }
                None => earlier.cell(dialect, kind.name).unwrap_or_default().to_owned(),
            };
            let _ = write!(out, " {cell:>15}");
        }
        out.push('\n');
    }
    Ok(())
}

/// Writes the most frequent error messages of each comparison to `out`.
fn commonest(out: &mut String, runs: &Runs<'_>, earlier: &Earlier) {
    for (kind, results) in runs {
        let Some(results) = results else {
            out.push_str(earlier.failures(kind.name).unwrap_or_default());
            continue;
        };
        let messages = reasons(results);
        if messages.is_empty() {
            continue;
        }
        let _ = writeln!(out, "\nCommonest failures of {}:\n", kind.name);
        for (message, count) in messages.iter().take(25) {
            let _ = writeln!(out, "{count:6} {message}");
        }
    }
}

/// Returns the error messages without positions, most frequent first. All differences in output count as one message.
fn reasons(results: &BTreeMap<String, Verdict>) -> Vec<(String, usize)> {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for verdict in results.values() {
        let reason = match verdict {
            Verdict::Refused(message) | Verdict::Crashed(message) => {
                message.split_once("error: ").map_or(message.as_str(), |(_, text)| text).chars().take(110).collect()
            }
            Verdict::Differs(_) => "(other output)".to_owned(),
            Verdict::Same | Verdict::NoTruth | Verdict::Skipped => continue,
        };
        *counts.entry(reason).or_default() += 1;
    }
    let mut order: Vec<(String, usize)> = counts.into_iter().collect();
    order.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    order
}

/// The dialects that a module in generic form uses.
struct Uses {
    /// The dialects whose operations the module uses.
    ops: BTreeSet<String>,
    /// The dialects whose operations, attributes or types the module uses.
    all: BTreeSet<String>,
}

impl Uses {
    /// Searches a text for `"dialect.op"(`, `#dialect.x`, `!dialect.x` and the forms with `<`. Skips string literals.
    fn of(text: &[u8]) -> Uses {
        let mut uses = Uses { ops: BTreeSet::new(), all: BTreeSet::new() };
        let mut rest = text;
        while let Some((&first, tail)) = rest.split_first() {
            rest = tail;
            match first {
                b'"' => {
                    let length = string_length(tail);
                    let string = tail.get(..length).unwrap_or_default();
                    rest = tail.get(length + 1..).unwrap_or_default();
                    if rest.first() == Some(&b'(') {
                        let dialect = String::from_utf8_lossy(string.split(|b| *b == b'.').next().unwrap_or_default())
                            .into_owned();
                        uses.all.insert(dialect.clone());
                        uses.ops.insert(dialect);
                    }
                }
                b'#' | b'!' => {
                    let length = tail.iter().take_while(|b| b.is_ascii_alphanumeric() || **b == b'_').count();
                    if length > 0 && matches!(tail.get(length), Some(b'.' | b'<')) {
                        uses.all.insert(String::from_utf8_lossy(tail.get(..length).unwrap_or_default()).into_owned());
                    }
                }
                _ => {}
            }
        }
        uses
    }
}

/// Returns the length of a string literal, given the text after its opening quote.
fn string_length(text: &[u8]) -> usize {
    let mut escaped = false;
    for (i, byte) in text.iter().enumerate() {
        match byte {
            b'"' if !escaped => return i,
            b'\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::{Tally, Uses, Verdict, clean};

    #[test]
    fn dialects_of_the_generic_form() {
        let text =
            br#""builtin.module"() ({ "a.b"(%0) {x = "str.ing", y = #c.d<1>, z = "q\"(" } : (!e<"f.g"(1)>) -> i1 "#;
        let uses = Uses::of(text);
        assert_eq!(
            uses.ops.iter().collect::<Vec<_>>(),
            ["a", "builtin", "f"].map(String::from).iter().collect::<Vec<_>>()
        );
        assert!(uses.all.contains("c") && uses.all.contains("e") && !uses.all.contains("str"));
    }

    #[test]
    fn a_hundred_percent_means_all() {
        let verdicts: Vec<Verdict> =
            (0..100_000).map(|i| if i == 0 { Verdict::Refused(String::new()) } else { Verdict::Same }).collect();
        assert!(Tally::of(verdicts.iter()).line().starts_with(" 99.99 %"));
    }

    #[test]
    fn messages_lose_folders_of_the_machine() {
        assert_eq!(clean("panicked at /some/where/lib.rs:3:4\tnow"), "panicked at lib.rs:3:4 now");
    }
}
