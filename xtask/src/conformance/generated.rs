//! `cargo xtask conformance generated`: compares operations generated from their definitions (`conformance/generator`)
//! with mlir-opt-22.
//!
//! Each operation has one instance that is known to be valid, and a few random instances that may be invalid. Both
//! tools must print the same generic form and custom form and write the same bytecode. They must reject the same
//! instances with the same messages. Many instances are passed to a tool at once.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use super::baseline::{self, CRASHED, Judged, Results};
use super::{compare, corpus, pool, truth};
use crate::{paths, process};

/// The output forms, with the flags that select them.
const FORMS: [(&str, &[&str]); 3] =
    [("generic", &["--mlir-print-op-generic"]), ("pretty", &[]), ("bytecode", &["--emit-bytecode"])];

/// Number of instances per tool run.
const BATCH: usize = 100;

/// The separator between instances in input and output files.
const MARK: &str = "// -----\n";

/// The result of a tool for one instance: its output, or its error messages.
type Answer = Result<Vec<u8>, String>;

/// One instance of an operation.
struct Instance {
    id: String,
    text: String,
}

/// Runs both tools on the instances for every dialect that mlir-opt-22 has.
pub fn run(filter: &[String], random: usize, jobs: usize, check: bool) -> Result<(), String> {
    let folder = paths::cache().join("generated");
    fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let known = truth::registered_dialects()?;
    let mut instances =
        make(&std::env::temp_dir().join(format!("mlirkit-generated-{}", std::process::id())), random, filter)?;
    instances.retain(|i| known.contains(i.id.split('.').next().unwrap_or_default()));
    instances.retain(|i| filter.is_empty() || filter.iter().any(|f| i.id.contains(f.as_str())));
    let batches: Vec<&[Instance]> = instances.chunks(BATCH).collect();
    let judged = pool::map(&batches, jobs, |worker, batch| judge(&folder, batch, worker))?;
    let results: Results = judged.into_iter().flatten().collect();
    let board = scoreboard(&results);
    print!("{board}");
    let whole = filter.is_empty();
    if check {
        return baseline::verdict(baseline::check("generated", &results, whole)?);
    }
    if !whole {
        print!("{}", baseline::list(&results));
        return Ok(());
    }
    corpus::write(&paths::lists().join("scoreboard-generated.txt"), board.as_bytes())?;
    baseline::write("generated", &results)
}

/// Generates an instance of every operation, and returns the pairs of operation name and text.
pub fn instances(folder: &Path) -> Result<Vec<(String, String)>, String> {
    Ok(make(folder, 0, &[])?.into_iter().map(|instance| (instance.id, instance.text)).collect())
}

/// Runs the generator, and reads the instances that it writes.
fn make(folder: &Path, random: usize, filter: &[String]) -> Result<Vec<Instance>, String> {
    let generator = std::env::var_os("MLIRKIT_GENERATOR")
        .map_or_else(|| paths::mlirkit().with_file_name("mlirkit-generator"), PathBuf::from);
    let status = Command::new(&generator).arg("write").arg(folder).arg(random.to_string()).args(filter).status();
    let status =
        status.map_err(|e| format!("{}: {e}; `cargo build -p mlirkit-generator` makes it", generator.display()))?;
    if !status.success() {
        return Err(format!("{}: {status}", generator.display()));
    }
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder).map_err(|e| e.to_string())?.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.sort();
    let mut instances = Vec::new();
    for file in &files {
        let text = fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()))?;
        for part in text.split(MARK).filter(|part| !part.is_empty()) {
            let id =
                part.lines().next().and_then(|line| line.strip_prefix("// ")).ok_or("an instance without a name")?;
            instances.push(Instance { id: id.to_owned(), text: part.to_owned() });
        }
    }
    fs::remove_dir_all(folder).map_err(|e| e.to_string())?;
    Ok(instances)
}

fn judge(folder: &Path, batch: &[Instance], worker: usize) -> Result<Vec<(String, Judged)>, String> {
    let mut judged: Vec<Judged> = batch.iter().map(|_| Judged::Good).collect();
    for (form, flags) in FORMS {
        let expected = expected(folder, batch, form, flags, worker)?;
        let got = answers(&Tool::Mlirkit, batch, flags, &expected, worker)?;
        for ((verdict, want), got) in judged.iter_mut().zip(&expected).zip(&got) {
            if *verdict == Judged::Good {
                *verdict = compared(form, want.as_ref(), got.as_ref());
            }
        }
    }
    Ok(batch.iter().map(|instance| instance.id.clone()).zip(judged).collect())
}

fn compared(form: &str, want: Option<&Answer>, got: Option<&Answer>) -> Judged {
    let line = |text: &str| text.lines().next().unwrap_or_default().to_owned();
    let failed = |verdict, message: String| Judged::Failed(verdict, format!("{form}: {message}"));
    match (want, got) {
        (None, _) => Judged::Skipped,
        (_, None) => failed(CRASHED, "no answer".to_owned()),
        (Some(Ok(want)), Some(Ok(got))) if want == got => Judged::Good,
        (Some(Ok(want)), Some(Ok(got))) => failed("differs", compare::difference(form == "bytecode", want, got)),
        (Some(Ok(_)), Some(Err(message))) => failed("refused", line(message)),
        (Some(Err(message)), Some(Ok(_))) => failed("accepted", format!("want `{}`", line(message))),
        (Some(Err(want)), Some(Err(got))) if want == got => Judged::Good,
        (Some(Err(want)), Some(Err(got))) if line(want) == line(got) => {
            failed("the same first line", format!("want `{}` got `{}`", other(want, got), other(got, want)))
        }
        (Some(Err(want)), Some(Err(got))) => {
            failed("other messages", format!("want `{}` got `{}`", line(want), line(got)))
        }
    }
}

/// Returns the first line of `text` that differs from the line of `than` with the same number; "nothing" if there is
/// none.
fn other(text: &str, than: &str) -> String {
    let mut lines = than.lines();
    text.lines().find(|line| lines.next() != Some(line)).unwrap_or("nothing").to_owned()
}

/// Returns the results of the real tool. They are cached by the hash of the request.
fn expected(
    folder: &Path,
    batch: &[Instance],
    form: &str,
    flags: &[&str],
    worker: usize,
) -> Result<Vec<Option<Answer>>, String> {
    let key = batch.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, instance| {
        instance.text.bytes().fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
    });
    let path = folder.join(format!("{key:016x}.{form}"));
    if let Some(answers) = fs::read(&path).ok().and_then(|bytes| unpack(&bytes)).filter(|all| all.len() == batch.len())
    {
        return Ok(answers);
    }
    let answers = answers(&Tool::MlirOpt, batch, flags, &[], worker)?;
    corpus::write(&path, &pack(&answers))?;
    Ok(answers)
}

/// Encodes results one after the other, each as a letter, the length, and the bytes.
fn pack(answers: &[Option<Answer>]) -> Vec<u8> {
    let mut out = Vec::new();
    for answer in answers {
        let (letter, bytes): (u8, &[u8]) = match answer {
            None => (b'N', b""),
            Some(Ok(bytes)) => (b'O', bytes),
            Some(Err(message)) => (b'E', message.as_bytes()),
        };
        out.push(letter);
        out.extend(u32::try_from(bytes.len()).unwrap_or(0).to_le_bytes());
        out.extend_from_slice(bytes);
    }
    out
}

fn unpack(mut bytes: &[u8]) -> Option<Vec<Option<Answer>>> {
    let mut answers = Vec::new();
    while let Some((letter, rest)) = bytes.split_first() {
        let (length, rest) = rest.split_first_chunk::<4>()?;
        let (content, rest) = rest.split_at_checked(u32::from_le_bytes(*length) as usize)?;
        answers.push(match letter {
            b'N' => None,
            b'O' => Some(Ok(content.to_vec())),
            _ => Some(Err(String::from_utf8_lossy(content).into_owned())),
        });
        bytes = rest;
    }
    Some(answers)
}

enum Tool {
    MlirOpt,
    Mlirkit,
}

/// The file name that the tools see, so that locations do not depend on the machine.
const NAME: &str = "generated.mlir";

/// Returns a tool's result for each instance; `None` if the tool crashes on it.
fn answers(
    tool: &Tool,
    batch: &[Instance],
    flags: &[&str],
    like: &[Option<Answer>],
    worker: usize,
) -> Result<Vec<Option<Answer>>, String> {
    let folder = compare::scratch(worker);
    fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut command = match tool {
        Tool::MlirOpt => Command::new(paths::mlir_opt(22)),
        Tool::Mlirkit => {
            let mut command = process::limited(&paths::mlirkit(), 4 << 20);
            command.args(["opt", "--dialects=mlir-opt-22"]);
            command.args(paths::test_definitions().iter().map(|file| format!("--dialect={}", file.display())));
            let first = like.iter().flatten().find_map(|answer| answer.as_ref().ok());
            if let Some(first) = first.filter(|_| flags.contains(&"--emit-bytecode")) {
                command.arg(format!("--emit-bytecode-producer={}", compare::producer(first)));
            }
            command
        }
    };
    command.current_dir(&folder).args(["--allow-unregistered-dialect", "--split-input-file"]).args(flags).arg(NAME);
    let mut answers = batch.iter().map(|_| None).collect();
    answer_range(&mut command, batch, 0..batch.len(), &folder, &mut answers)?;
    fs::remove_dir_all(&folder).map_err(|e| e.to_string())?;
    Ok(answers)
}

/// Runs the tool on a part of a batch. After a crash, it runs the tool on each half separately. Other instances are
/// replaced by empty lines, so that line numbers stay the same.
fn answer_range(
    command: &mut Command,
    batch: &[Instance],
    range: Range<usize>,
    folder: &Path,
    answers: &mut Vec<Option<Answer>>,
) -> Result<(), String> {
    let lines = |text: &str| "\n".repeat(text.lines().count());
    let part = |(index, i): (usize, &Instance)| if range.contains(&index) { i.text.clone() } else { lines(&i.text) };
    let texts: Vec<String> = batch.iter().enumerate().map(part).collect();
    let input = folder.join(NAME);
    fs::write(&input, texts.join(MARK)).map_err(|e| format!("{}: {e}", input.display()))?;
    let (out, err) = (folder.join("out"), folder.join("err"));
    let end = process::run_to_files(command, &out, &err, Duration::from_secs(120))?;
    if matches!(end, process::End::Ok | process::End::Failed(1)) {
        let read = |path: &Path| fs::read(path).map_err(|e| format!("{}: {e}", path.display()));
        let (out, err) = (read(&out)?, read(&err)?);
        if let Some(all) = apart(batch, &out, &String::from_utf8_lossy(&err)) {
            for (index, answer) in all.into_iter().enumerate().filter(|(index, _)| range.contains(index)) {
                answers[index] = Some(answer);
            }
            return Ok(());
        }
    }
    if range.len() <= 1 {
        return Ok(());
    }
    let middle = range.start + range.len() / 2;
    answer_range(command, batch, range.start..middle, folder, answers)?;
    answer_range(command, batch, middle..range.end, folder, answers)
}

/// Splits output and messages by instance; `None` if they cannot be assigned to instances.
fn apart(batch: &[Instance], out: &[u8], err: &str) -> Option<Vec<Answer>> {
    let mark = MARK.as_bytes();
    let mut outputs: Vec<&[u8]> = Vec::new();
    let (mut start, mut at) = (0, 0);
    while let Some(rest) = out.get(at..) {
        if rest.starts_with(mark) {
            outputs.push(out.get(start..at)?);
            at += mark.len();
            start = at;
        } else {
            at += rest.iter().skip(1).position(|byte| *byte == b'/').map_or(rest.len() + 1, |skip| skip + 1);
        }
    }
    outputs.push(out.get(start..).unwrap_or_default());
    if outputs.len() != batch.len() {
        return None;
    }
    // A message begins with the file name and a line number. Other lines belong to the previous message.
    let mut starts = BTreeMap::new();
    let mut line = 1;
    for (index, instance) in batch.iter().enumerate() {
        starts.insert(line, index);
        line += instance.text.lines().count() + 1;
    }
    let mut messages: Vec<String> = vec![String::new(); batch.len()];
    let mut current = None;
    for text in err.lines() {
        let mut text = text.to_owned();
        let place = text.strip_prefix(NAME).and_then(|rest| rest.strip_prefix(':')).and_then(|rest| {
            let (line, rest) = rest.split_once(':')?;
            Some((line.parse::<usize>().ok()?, rest.to_owned()))
        });
        if let Some((line, rest)) = place {
            let (first, index) = starts.range(..=line).next_back()?;
            current = Some(*index);
            // Count lines from the start of the instance, so that the result does not depend on the other instances in
            // the file.
            text = format!("{}:{rest}", line - first + 1);
        }
        let _ = writeln!(messages.get_mut(current?)?, "{text}");
    }
    let answer = |(output, message): (&[u8], String)| {
        if message.contains(" error: ") { Err(message) } else { Ok(output.to_vec()) }
    };
    Some(outputs.into_iter().zip(messages).map(answer).collect())
}

/// Returns the counts for each dialect: the known and the random instances, and how many of these have equal results.
fn scoreboard(results: &Results) -> String {
    let mut rows: BTreeMap<&str, [usize; 4]> = BTreeMap::new();
    let mut total = [0; 4];
    for (id, verdict) in results {
        let row = rows.entry(id.split('.').next().unwrap_or_default()).or_default();
        let offset = if id.ends_with("#0") { 0 } else { 2 };
        for counts in [row, &mut total] {
            counts[offset] += usize::from(*verdict == Judged::Good);
            counts[offset + 1] += usize::from(*verdict != Judged::Skipped);
        }
    }
    let mut out =
        String::from("Operations made from their rows, the same in three forms or refused in the same words:\n\n");
    let _ = writeln!(out, "{:16} {:>13} {:>17}", "dialect", "known to work", "random");
    for (name, [good, all, random, randoms]) in rows.into_iter().chain([("all", total)]) {
        let _ = writeln!(out, "{name:16} {:>13} {:>17}", format!("{good} of {all}"), format!("{random} of {randoms}"));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{Answer, Instance, apart, pack, unpack};

    #[test]
    fn packed_and_back() {
        let answers: Vec<Option<Answer>> = vec![None, Some(Ok(b"x".to_vec())), Some(Err("no".to_owned()))];
        assert_eq!(unpack(&pack(&answers)), Some(answers));
    }

    #[test]
    fn messages_go_to_their_instance() {
        let instance = |text: &str| Instance { id: String::new(), text: text.to_owned() };
        let batch = [instance("// a\nx\n"), instance("// b\ny\n")];
        let err = "generated.mlir:5:1: error: no\ny\n^\n";
        let answers = apart(&batch, b"x\n// -----\n", err).unwrap_or_default();
        assert_eq!(answers, [Ok(b"x\n".to_vec()), Err("2:1: error: no\ny\n^\n".to_owned())]);
    }
}
