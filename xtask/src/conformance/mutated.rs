//! `cargo xtask conformance mutated`: changes one to three tokens in valid programs. mlirkit and mlir-opt-22 must both
//! accept a program, or both reject it with the same first message at the same position.
//!
//! A case is determined by the seed, its number, and the corpus. A tool is run on many cases at once, as parts of one
//! file. If the process crashes, each half of the cases is run separately. The results of mlir-opt-22 are cached.

use super::baseline::{self, CRASHED, Judged, Results};
use super::corpus::{self, Chunk};
use super::score;
use super::{compare, pool, truth};
use crate::{paths, process};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use mlirkit_hostile::damage::Random;
use mlirkit_hostile::tokens;

/// The options of `cargo xtask conformance mutated`.
pub struct Options<'a> {
    /// Number of cases; `None` selects the number used for the committed scoreboard.
    pub sample: Option<usize>,
    /// Seed of the random changes.
    pub seed: u64,
    /// Whether to compare with the committed list of failures instead of writing files.
    pub check: bool,
    /// Use only chunks whose id contains one of these strings; all chunks if empty.
    pub filter: &'a [String],
    /// Number of processes to run at a time.
    pub jobs: usize,
}

/// Number of cases in a complete run.
const WHOLE: usize = 20_000;
/// Seed of a complete run.
pub const SEED: u64 = 73_019;
/// Number of cases per tool run.
const BATCH: usize = 100;
/// Maximum length of a program in bytes. One change in a longer program would rarely have an effect.
const LONGEST: u64 = 6_000;

/// A changed program.
pub struct Case {
    /// The seed, the number of the case, the chunk and its form.
    pub id: String,
    /// The text of the program.
    pub text: String,
}

/// The result of a tool for one case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The tool reported no error.
    Accepted,
    /// The first error: line and column within the case (0 if the error is outside), and the message.
    Refused(usize, usize, String),
    /// The tool crashed or timed out.
    Crashed,
}

impl Answer {
    fn to_line(&self) -> String {
        match self {
            Self::Accepted => "accepted".to_owned(),
            Self::Crashed => "crashed".to_owned(),
            Self::Refused(line, column, message) => format!("{line}\t{column}\t{message}"),
        }
    }

    fn from_line(line: &str) -> Option<Self> {
        match line {
            "accepted" => Some(Self::Accepted),
            "crashed" => Some(Self::Crashed),
            _ => {
                let mut fields = line.splitn(3, '\t');
                let (line, column) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
                let message = fields.next().filter(|message| !is_of_expectation(message))?;
                Some(Self::Refused(line, column, message.to_owned()))
            }
        }
    }
}

/// The tools that are compared, with and without their verifiers.
#[derive(Clone, Copy)]
pub enum Tool {
    /// mlir-opt-22.
    Upstream,
    /// mlirkit.
    Own,
    /// mlir-opt-22 with its verifier disabled. It prints the custom form if possible.
    Unverified,
    /// mlirkit with its verifier disabled.
    OwnUnverified,
}

/// Runs the comparison, prints the rates and the most frequent differences, and writes or checks the list of failures.
pub fn run(options: &Options<'_>, chunks: Vec<Chunk>) -> Result<(), String> {
    let sources: Vec<Chunk> = chunks.into_iter().filter(takes_part).collect();
    if sources.is_empty() {
        return Err("no chunks".to_owned());
    }
    let count = options.sample.unwrap_or(WHOLE);
    let batches: Vec<usize> = (0..count.div_ceil(BATCH)).collect();
    let results = pool::map(&batches, options.jobs, |worker, batch| {
        let numbers = batch * BATCH..((batch + 1) * BATCH).min(count);
        let cases =
            numbers.map(|number| case(&sources, options.seed, number, worker)).collect::<Result<Vec<_>, _>>()?;
        let mut expected = upstream(&cases, worker)?;
        let got = ask(Tool::Own, &cases, worker)?;
        for (case, (want, got)) in cases.iter().zip(expected.iter_mut().zip(&got)) {
            // The tool may have rejected the case without a message, which is not visible in a run with many cases.
            if *want == Answer::Accepted && matches!(got, Answer::Refused(..)) {
                *want = ask(Tool::Upstream, std::slice::from_ref(case), worker)?.pop().unwrap_or(Answer::Accepted);
            }
        }
        Ok(cases.into_iter().zip(expected.into_iter().zip(got)).collect::<Vec<_>>())
    })?;
    let results: Vec<(Case, (Answer, Answer))> = results.into_iter().flatten().collect();
    let report = report(&results);
    print!("{report}");
    let judged: Results = results.iter().map(|(case, (want, got))| (case.id.clone(), judge(want, got))).collect();
    let cases: Vec<Case> = results.into_iter().map(|(case, _)| case).collect();
    keep("mutated", &cases, &judged)?;
    let whole = options.filter.is_empty() && options.sample.is_none() && options.seed == SEED;
    if options.check {
        return baseline::verdict(baseline::check("mutated", &judged, whole)?);
    }
    print!("{}", commonest(&judged));
    if whole {
        baseline::write("mutated", &judged)?;
        corpus::write(&paths::lists().join("scoreboard-mutated.txt"), report.as_bytes())?;
    }
    Ok(())
}

/// Returns whether a program is small enough for this comparison.
pub fn takes_part(chunk: &Chunk) -> bool {
    let size = fs::metadata(chunk.path()).map(|file| file.len());
    size.is_ok_and(|size| size <= LONGEST) && has_no_test_dialects(chunk)
}

/// Returns whether a chunk uses none of mlir-opt's test dialects.
pub fn has_no_test_dialects(chunk: &Chunk) -> bool {
    let text = fs::read_to_string(chunk.path());
    text.is_ok_and(|text| !["test.", "test_", "#test", "!test"].iter().any(|word| text.contains(word)))
}

/// Creates the changed program of a case.
pub fn case(sources: &[Chunk], seed: u64, number: usize, worker: usize) -> Result<Case, String> {
    let mut random = Random::of(seed, number);
    let chunk = sources.get(random.below(sources.len())).ok_or("no chunks")?;
    let (form, truth) = if random.below(2) == 0 { ("source", truth::SOURCE) } else { ("generic", truth::GENERIC) };
    let path = truth::answer(chunk, truth, worker)?.ok_or_else(|| format!("{}: no {form} form", chunk.id()))?;
    let text = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    let mut text = tokens::mutate(&text, &mut random);
    if !text.ends_with('\n') {
        text.push('\n');
    }
    Ok(Case { id: format!("{seed}-{number:05} {} {form}", chunk.id()), text })
}

/// Returns the results of mlir-opt-22, which are cached.
pub fn upstream(cases: &[Case], worker: usize) -> Result<Vec<Answer>, String> {
    answers(Tool::Upstream, cases, worker)
}

/// Returns the results of mlir-opt-22, with or without its verifier. The results are cached.
pub fn answers(tool: Tool, cases: &[Case], worker: usize) -> Result<Vec<Answer>, String> {
    let folder = paths::cache().join(if matches!(tool, Tool::Unverified) { "parsed" } else { "mutated" });
    let path = folder.join(format!("{:016x}.tsv", hash(cases)));
    if let Ok(text) = fs::read_to_string(&path) {
        let answers: Vec<Answer> = text.lines().filter_map(Answer::from_line).collect();
        if answers.len() == cases.len() {
            return Ok(answers);
        }
    }
    let answers = ask(tool, cases, worker)?;
    fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    corpus::write(&path, answers.iter().map(|a| a.to_line() + "\n").collect::<String>().as_bytes())?;
    Ok(answers)
}

/// Returns the FNV-1a hash of the texts of all cases.
fn hash(cases: &[Case]) -> u64 {
    let bytes = cases.iter().flat_map(|case| case.text.bytes().chain([0]));
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Runs a tool on several cases and returns the result for each. All cases are in one run; if its messages cannot be
/// assigned to cases, each half is run separately.
pub fn ask(tool: Tool, cases: &[Case], worker: usize) -> Result<Vec<Answer>, String> {
    if cases.is_empty() {
        return Ok(Vec::new());
    }
    let file = compare::scratch(worker).with_extension("mlir");
    let name = file.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
    let text: Vec<&str> = cases.iter().map(|case| case.text.as_str()).collect();
    fs::write(&file, text.join(MARKER)).map_err(|e| e.to_string())?;
    let mut command = command(tool);
    command.current_dir(std::env::temp_dir()).arg("--split-input-file").arg(&name).args(["-o", "/dev/null"]);
    let limit = Duration::from_millis(10_000 + 200 * cases.len() as u64);
    let errors = compare::scratch(worker).with_extension("err");
    let end = process::run_to_files(&mut command, &compare::scratch(worker).with_extension("out"), &errors, limit)?;
    let errors = String::from_utf8_lossy(&fs::read(&errors).map_err(|e| e.to_string())?).into_owned();
    let bad = matches!(end, process::End::Crashed(_) | process::End::Hung);
    if let [case] = cases {
        return Ok(vec![if bad { Answer::Crashed } else { single(case, &name, end, &errors) }]);
    }
    if let Some(answers) = if bad { None } else { apart(cases, &name, &errors) } {
        return Ok(answers);
    }
    let (first, second) = cases.split_at(cases.len() / 2);
    let mut answers = ask(tool, first, worker)?;
    answers.extend(ask(tool, second, worker)?);
    Ok(answers)
}

/// Separator between cases.
pub const MARKER: &str = "// -----\n";

/// Returns the command that runs a tool, without its input.
pub fn command(tool: Tool) -> Command {
    const MEMORY_KIB: u64 = 4 << 20;
    let mut command = match tool {
        Tool::Upstream | Tool::Unverified => process::limited(&paths::mlir_opt(22), MEMORY_KIB),
        Tool::Own | Tool::OwnUnverified => {
            let mut command = process::limited(&paths::mlirkit(), MEMORY_KIB);
            command.args(["opt", "--dialects=mlir-opt-22"]);
            command.args(paths::test_definitions().iter().map(|file| format!("--dialect={}", file.display())));
            command
        }
    };
    command.args(["--allow-unregistered-dialect", "--mlir-disable-threading"]);
    command.arg(match tool {
        Tool::Upstream | Tool::Own => "--mlir-print-op-generic",
        Tool::Unverified | Tool::OwnUnverified => "--mlir-very-unsafe-disable-verifier-on-parsing",
    });
    command
}

/// Returns the result for the only case in a file.
fn single(case: &Case, name: &str, end: process::End, errors: &str) -> Answer {
    if end == process::End::Ok {
        return Answer::Accepted;
    }
    match errors.lines().find_map(error) {
        Some((file, line, column, message)) if file == name && line <= case.text.lines().count() => {
            Answer::Refused(line, column, message.to_owned())
        }
        Some((_, _, _, message)) => Answer::Refused(0, 0, message.to_owned()),
        None => Answer::Refused(0, 0, errors.lines().next().unwrap_or_default().to_owned()),
    }
}

/// Assigns messages to cases by their line numbers; `None` if an error is outside all cases.
fn apart(cases: &[Case], name: &str, errors: &str) -> Option<Vec<Answer>> {
    let mut starts = Vec::with_capacity(cases.len());
    let mut next = 1;
    for case in cases {
        starts.push(next);
        next += case.text.lines().count() + 1;
    }
    let mut answers = vec![Answer::Accepted; cases.len()];
    for (file, line, column, message) in errors.lines().filter_map(error) {
        let index = starts.partition_point(|start| *start <= line).checked_sub(1)?;
        if file != name {
            return None;
        }
        let (answer, start) = (answers.get_mut(index)?, starts.get(index)?);
        if *answer == Answer::Accepted {
            *answer = Answer::Refused(line - start + 1, column, message.to_owned());
        }
    }
    Some(answers)
}

/// Parses an error line as file, line, column and message; `None` if the line is not an error.
fn error(line: &str) -> Option<(&str, usize, usize, &str)> {
    let (place, message) = line.split_once(": error: ")?;
    if is_of_expectation(message) {
        return None;
    }
    let mut fields = place.rsplitn(3, ':');
    let (column, line, file) = (fields.next()?, fields.next(), fields.next());
    match (column.parse(), line.and_then(|line| line.parse().ok()), file) {
        (Ok(column), Some(line), Some(file)) => Some((file, line, column, message)),
        // The position is `<unknown>:0`.
        (Ok(_), None, _) | (Ok(_), Some(_), None) if !place.contains(' ') => Some(("", 1, 0, message)),
        _ => None,
    }
}

/// Returns whether a message is about an `expected-error` comment that matched nothing or is malformed. mlir-opt may
/// report such messages even without `-verify-diagnostics`.
fn is_of_expectation(message: &str) -> bool {
    message.starts_with("expected ") && message.ends_with("was not produced")
        || message.starts_with("found start of regex")
        || message.starts_with("invalid regex: ")
}

fn judge(want: &Answer, got: &Answer) -> Judged {
    let differ = |verdict| Judged::Failed(verdict, format!("want `{}` got `{}`", words(want), words(got)));
    match (want, got) {
        (Answer::Crashed, _) => Judged::Skipped,
        (_, Answer::Crashed) => differ(CRASHED),
        (Answer::Accepted, Answer::Accepted) => Judged::Good,
        (Answer::Accepted, Answer::Refused(..)) => differ("refused"),
        (Answer::Refused(..), Answer::Accepted) => differ("accepted"),
        (Answer::Refused(..), Answer::Refused(..)) => match said(want, got) {
            None => Judged::Good,
            Some((want, got)) => match (want.2 == got.2, (want.0, want.1) == (got.0, got.1)) {
                (true, true) => Judged::Good,
                (true, false) => differ("other place"),
                (false, true) => differ("other messages"),
                (false, false) => differ("other messages and place"),
            },
        },
    }
}

/// An error: line, column and message.
type Said<'a> = (usize, usize, &'a str);

/// Returns the messages of both tools for a case that both reject; `None` if they are not comparable. mlir-opt may
/// print no message, or an undefined size for a non-integer type.
fn said<'a>(want: &'a Answer, got: &'a Answer) -> Option<(Said<'a>, Said<'a>)> {
    let (Answer::Refused(l, c, m), Answer::Refused(line, column, message)) = (want, got) else { return None };
    let is_size = |message: &str| message.starts_with("illegal storage type size: ");
    let can_be_compared = !m.is_empty() && (!is_size(m) || is_size(message));
    can_be_compared.then_some(((*l, *c, m), (*line, *column, message)))
}

fn words(answer: &Answer) -> String {
    match answer {
        Answer::Refused(line, column, message) => format!("{line}:{column}: {message}"),
        other => other.to_line(),
    }
}

/// Returns the scoreboard text with counts and rates.
fn report(results: &[(Case, (Answer, Answer))]) -> String {
    let mut out = String::from(
        "Valid programs with one to three tokens changed, mlirkit against mlir-opt-22.\n\
         Made by `cargo xtask conformance mutated`.\n\n",
    );
    let mut line = |form: &str| {
        let of = |test: &dyn Fn(&Answer, &Answer) -> bool| {
            results
                .iter()
                .filter(|(c, (want, got))| c.id.ends_with(form) && *want != Answer::Crashed && test(want, got))
                .count()
        };
        let refused = |answer: &Answer| matches!(answer, Answer::Refused(..));
        let compared = of(&|_, _| true);
        let agree = of(&|want, got| refused(want) == refused(got) && *got != Answer::Crashed);
        let both = of(&|want, got| said(want, got).is_some());
        let message = of(&|want, got| said(want, got).is_some_and(|(want, got)| want.2 == got.2));
        let place = of(&|want, got| said(want, got).is_some_and(|(want, got)| (want.0, want.1) == (got.0, got.1)));
        let crashed = of(&|_, got| *got == Answer::Crashed);
        let rate =
            |part: usize, of: usize| format!("{:6.2} % {part:6} of {of:6}", 100.0 * part as f64 / of.max(1) as f64);
        let _ = writeln!(out, "{}", if form.is_empty() { "all" } else { form });
        let _ = writeln!(out, "  both accept or both refuse  {}", rate(agree, compared));
        let _ = writeln!(out, "  the same first message      {}", rate(message, both));
        let _ = writeln!(out, "  at the same place           {}", rate(place, both));
        let _ = writeln!(out, "  mlirkit crashed             {crashed}");
    };
    ["", "source", "generic"].iter().for_each(|form| line(form));
    out
}

/// Returns the differences, most frequent first, with quoted parts and numbers removed.
pub fn commonest(judged: &Results) -> String {
    let mut counts: BTreeMap<String, (usize, &str)> = BTreeMap::new();
    for (id, result) in judged {
        let Judged::Failed(verdict, message) = result else { continue };
        let entry = counts.entry(format!("{verdict}: {}", shape(message))).or_insert((0, id));
        entry.0 += 1;
    }
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_by_key(|(_, (count, _))| std::cmp::Reverse(*count));
    counts.iter().take(80).map(|(shape, (count, id))| format!("{count:5} {shape}  [{id}]\n")).collect()
}

/// Returns a message without its numbers and without the parts in single quotes.
fn shape(message: &str) -> String {
    let mut out = String::new();
    let mut quoted = false;
    for c in message.chars() {
        match c {
            '\'' => {
                quoted = !quoted;
                out.push(c);
            }
            _ if quoted || c.is_ascii_digit() => {}
            _ => out.push(c),
        }
    }
    out
}

/// Writes the programs with different results into a folder for inspection.
pub fn keep(what: &str, cases: &[Case], judged: &Results) -> Result<(), String> {
    let folder: PathBuf = paths::target().join("conformance").join(what);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    let mut list = String::new();
    for case in cases {
        if let Some(Judged::Failed(verdict, message)) = judged.get(&case.id) {
            let number = case.id.split(' ').next().unwrap_or_default();
            fs::write(folder.join(format!("{number}.mlir")), &case.text).map_err(|e| e.to_string())?;
            let _ = writeln!(list, "{}\t{verdict}\t{}", case.id, score::clean(message));
        }
    }
    corpus::write(&folder.join("list.tsv"), list.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::{Answer, Case, apart, error, shape};

    fn case(text: &str) -> Case {
        Case { id: String::new(), text: text.to_owned() }
    }

    #[test]
    fn errors_belong_to_cases() {
        let cases = [case("a\n"), case("b\nc\n"), case("d\n")];
        let errors = "x.mlir:4:2: error: wrong\nc\n ^\nx.mlir:4:3: error: more\nx.mlir:6:1: error: bad\n";
        let refused = |line, column, message: &str| Answer::Refused(line, column, message.to_owned());
        assert_eq!(
            apart(&cases, "x.mlir", errors),
            Some(vec![Answer::Accepted, refused(2, 2, "wrong"), refused(1, 1, "bad")])
        );
        assert_eq!(apart(&cases, "x.mlir", "y.mlir:1:1: error: wrong\n"), None);
        assert_eq!(apart(&cases, "x.mlir", "<unknown>:0: error: wrong\n"), None);
    }

    #[test]
    fn answers_survive_the_cache() {
        for answer in [Answer::Accepted, Answer::Crashed, Answer::Refused(1, 2, "a\tb".to_owned())] {
            assert_eq!(Answer::from_line(&answer.to_line()), Some(answer));
        }
    }

    #[test]
    fn lines_that_begin_errors() {
        assert_eq!(error("a.mlir:1:2: error: x: error: y"), Some(("a.mlir", 1, 2, "x: error: y")));
        assert_eq!(error("a.mlir:1:2: error: expected error \"x\" was not produced"), None);
        assert_eq!(error("a.mlir:1:2: note: x"), None);
        assert_eq!(shape("want '12' got 3x"), "want '' got x");
    }
}
