//! The committed lists of failures, `conformance/failures/NAME.txt`, and the comparison of a run with them (`--check`).
//!
//! Each line has an id, a verdict and a message, separated by tabs. With `--check` nothing is written. A run then fails
//! if a list is missing, if a failure is not listed, or if a listed failure has become worse. It also fails if a listed
//! failure no longer occurs, because an outdated list would hide its return.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use super::{corpus, score};
use crate::paths;

/// The result of one case in a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Judged {
    /// The result is as expected.
    Good,
    /// A failure: a verdict in a few words, and the details.
    Failed(&'static str, String),
    /// There was no expected result to compare with.
    Skipped,
}

/// The results of a run, by the id of the case.
pub type Results = BTreeMap<String, Judged>;

fn path(name: &str) -> PathBuf {
    paths::lists().join("failures").join(format!("{name}.txt"))
}

/// Writes the list of failures of a complete run.
pub fn write(name: &str, results: &Results) -> Result<(), String> {
    let path = path(name);
    fs::create_dir_all(path.parent().unwrap_or(&path)).map_err(|e| e.to_string())?;
    corpus::write(&path, list(results).as_bytes())
}

/// Writes the list of failures of a comparison. Lines of the old list are kept if `keeps` returns true for their id.
pub fn write_part(name: &str, results: &Results, keeps: impl Fn(&str) -> bool) -> Result<(), String> {
    let old = fs::read_to_string(path(name)).unwrap_or_default();
    let new = list(results);
    let kept = old.lines().filter(|line| line.split('\t').next().is_some_and(&keeps));
    let mut lines: Vec<&str> = kept.chain(new.lines()).collect();
    lines.sort_unstable();
    let path = path(name);
    fs::create_dir_all(path.parent().unwrap_or(&path)).map_err(|e| e.to_string())?;
    corpus::write(&path, lines.into_iter().fold(String::new(), |text, line| text + line + "\n").as_bytes())
}

/// Returns the failures, one line each.
pub fn list(results: &Results) -> String {
    let mut lines = String::new();
    for (id, result) in results {
        if let Judged::Failed(verdict, message) = result {
            let _ = writeln!(lines, "{id}\t{verdict}\t{}", score::clean(message));
        }
    }
    lines
}

/// Compares a run with the committed list. Prints the differences and returns their number. `whole` means that all
/// cases were run.
pub fn check(name: &str, results: &Results, whole: bool) -> Result<usize, String> {
    let path = path(name);
    let committed = match fs::read_to_string(&path) {
        Ok(text) => Some(text),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => None,
        Err(error) => return Err(format!("{}: {error}", path.display())),
    };
    let complaints = complaints(committed.as_deref(), results, whole);
    complaints.iter().for_each(|complaint| println!("{name}: {complaint}"));
    Ok(complaints.len())
}

/// Returns an error if a run with `--check` found any differences.
pub fn verdict(complaints: usize) -> Result<(), String> {
    match complaints {
        0 => Ok(()),
        count => Err(format!("{count} results are not what the committed lists say")),
    }
}

/// Returns a line for each result that is worse than in the committed list, or missing from it.
fn complaints(committed: Option<&str>, results: &Results, whole: bool) -> Vec<String> {
    let Some(committed) = committed else { return vec!["there is no committed list of failures".to_owned()] };
    let mut said = Vec::new();
    let mut known = BTreeMap::new();
    for line in committed.lines() {
        let mut fields = line.splitn(3, '\t');
        match (fields.next(), fields.next(), fields.next()) {
            (Some(id), Some(verdict), Some(message)) => {
                known.insert(id, (verdict, message));
            }
            _ => said.push(format!("not a line of a list: {line}")),
        }
    }
    for (id, result) in results {
        match (result, known.get(id.as_str())) {
            (Judged::Failed(verdict, message), before) => {
                let message = score::clean(message);
                match before {
                    _ if *verdict == CRASHED => said.push(format!("crashed: {id}: {message}")),
                    None => said.push(format!("not listed: {id}: {verdict}: {message}")),
                    Some((old, seen)) if badness(verdict, &message) > badness(old, seen) => {
                        said.push(format!("worse than listed: {id}: {verdict}: {message} (listed: {old}: {seen})"));
                    }
                    Some(_) => {}
                }
            }
            (Judged::Good, Some(_)) => said.push(format!("listed, but good: {id}")),
            (Judged::Good | Judged::Skipped, _) => {}
        }
    }
    if whole {
        let gone = known.keys().filter(|id| !results.contains_key(**id));
        said.extend(gone.map(|id| format!("listed, but there is no such case: {id}")));
    }
    said
}

/// The verdict that always fails a check, even if the case is listed.
pub const CRASHED: &str = "crashed";

/// The verdicts, from best to worst.
const VERDICTS: [&str; 15] = [
    "growth",
    "slower",
    "slow",
    "memory",
    "no place",
    "the same first line",
    "other place",
    "other messages",
    "other messages and place",
    "failed",
    "differs",
    "refused",
    "accepted",
    "hang",
    CRASHED,
];

/// Returns a sort key for failures: the verdict, then the position in the input or output.
fn badness(verdict: &str, message: &str) -> (usize, std::cmp::Reverse<(u64, u64)>) {
    let rank = VERDICTS.iter().position(|known| *known == verdict).unwrap_or(VERDICTS.len());
    (rank, std::cmp::Reverse(place(message)))
}

/// Returns the position at the start of a message: line and column, or the byte offset. A message without a position
/// sorts last.
fn place(message: &str) -> (u64, u64) {
    let number = |text: &str| text.split(|c: char| !c.is_ascii_digit()).next().and_then(|n| n.parse::<u64>().ok());
    if let Some(rest) = message.strip_prefix("line ").or_else(|| message.strip_prefix("byte ")) {
        return (number(rest).unwrap_or(u64::MAX), 0);
    }
    let head = message.split(' ').next().unwrap_or_default();
    let mut fields = head.split(':').skip(1).map_while(number);
    match (fields.next(), fields.next()) {
        (Some(line), Some(column)) => (line, column),
        _ => (u64::MAX, u64::MAX),
    }
}

#[cfg(test)]
mod tests {
    use super::{CRASHED, Judged, Results, complaints, list};

    fn results(of: &[(&str, Judged)]) -> Results {
        of.iter().map(|(id, result)| ((*id).to_owned(), result.clone())).collect()
    }

    fn failed(verdict: &'static str, message: &str) -> Judged {
        Judged::Failed(verdict, message.to_owned())
    }

    #[test]
    fn a_run_equals_its_own_list() {
        let run = results(&[("a", failed("differs", "line 3: x")), ("b", Judged::Good), ("c", Judged::Skipped)]);
        assert_eq!(complaints(Some(&list(&run)), &run, true), Vec::<String>::new());
    }

    #[test]
    fn what_a_list_does_not_excuse() {
        let listed = "a\tdiffers\tline 3: x\n";
        let run = |id: &str, result: Judged| complaints(Some(listed), &results(&[(id, result)]), false);
        assert_eq!(run("a", failed("differs", "line 3: y")).len(), 0);
        assert_eq!(run("a", failed("differs", "line 4: y")).len(), 0);
        assert_eq!(run("a", failed("differs", "line 2: y")).len(), 1, "an earlier difference");
        assert_eq!(run("a", failed("refused", "a.mlir:9:1: error: y")).len(), 1, "a worse verdict");
        assert_eq!(run("a", failed(CRASHED, "y")).len(), 1);
        assert_eq!(run("a", Judged::Good).len(), 1, "a stale line");
        assert_eq!(run("b", failed("differs", "line 9: y")).len(), 1, "a new failure");
        assert_eq!(complaints(Some(listed), &results(&[]), true).len(), 1, "a line about nothing");
        assert_eq!(complaints(None, &results(&[]), false).len(), 1, "a deleted list");
        assert_eq!(complaints(Some("a\n"), &results(&[]), false).len(), 1, "a damaged list");
    }

    #[test]
    fn places_of_errors() {
        let listed = "a\trefused\ta.mlir:22:42: error: x\n";
        let run = |message: &str| complaints(Some(listed), &results(&[("a", failed("refused", message))]), false).len();
        assert_eq!([run("a.mlir:22:42: y"), run("a.mlir:23:1: y"), run("a.mlir:22:41: y")], [0, 0, 1]);
    }
}
