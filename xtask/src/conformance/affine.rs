//! `cargo xtask conformance affine`: compares random affine maps and integer sets, which are simplified when parsed.
//!
//! mlirkit must print the same text as `mlir-opt` of the release. If `mlir-opt` prints its own output unchanged,
//! mlirkit must too. The source and the printed text must have the same fingerprint.

use super::{compare, pool};
use crate::{paths, process};
use mlirkit_hostile::damage::Random;
use std::collections::HashMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// Number of attributes in one file.
const PER_FILE: usize = 1000;

/// Time limit for one tool run.
const LIMIT: Duration = Duration::from_secs(120);

/// The options of `cargo xtask conformance affine`.
pub struct Options {
    /// The number of maps and sets.
    pub count: usize,
    /// The seed of the random numbers.
    pub seed: u64,
    /// The major version of the LLVM release.
    pub release: u32,
    /// A program to run instead of `mlir-opt-N`.
    pub tool: Option<PathBuf>,
    /// Number of processes to run at a time.
    pub jobs: usize,
}

/// The result of comparing one file.
struct Outcome {
    /// Sources of attributes that the two tools print differently, with the text from both.
    printed: Vec<String>,
    /// Sources of attributes whose printed text changes when it is read again.
    again: Vec<String>,
    /// Number of attributes that the real tool changes when it reads its own output.
    moving: usize,
    /// The first source with another fingerprint than its printed text.
    reprinted: Option<String>,
}

/// Compares random maps and sets. Returns an error if any of them differ.
pub fn run(options: &Options) -> Result<(), String> {
    let files: Vec<usize> = (0..options.count.div_ceil(PER_FILE)).collect();
    let outcomes = pool::map(&files, options.jobs, |worker, number| judge(options, *number, worker))?;
    let sum = |of: fn(&Outcome) -> usize| outcomes.iter().map(of).sum::<usize>();
    let (printed, again) = (sum(|o| o.printed.len()), sum(|o| o.again.len()));
    let fingerprints = sum(|o| usize::from(o.reprinted.is_some()));
    for line in outcomes.iter().flat_map(|o| o.printed.iter().chain(&o.again).chain(&o.reprinted)).take(40) {
        println!("{line}");
    }
    println!(
        "{} maps and sets in {} files: {printed} printed otherwise, {again} printed otherwise when read again ({} have no \
         fixed point in the real tool), {fingerprints} files with two fingerprints",
        files.len() * PER_FILE,
        files.len(),
        sum(|o| o.moving),
    );
    if printed + again + fingerprints == 0 { Ok(()) } else { Err("affine maps differ".to_owned()) }
}

/// Runs both tools on one file and compares their output.
fn judge(options: &Options, number: usize, worker: usize) -> Result<Outcome, String> {
    let mut random = Random::of(options.seed, number);
    let sources: Vec<String> = (0..PER_FILE).map(|_| attribute(&mut random)).collect();
    let scratch = compare::scratch(worker);
    fs::create_dir_all(&scratch).map_err(|e| e.to_string())?;
    let source = scratch.join("affine.mlir");
    write(&source, sources.iter().map(String::as_str))?;
    let (want, got) = (real(options, &source, &scratch)?, ours(options, &source, &scratch)?);
    let printed = differences(&sources, &want, &got);
    // No parser accepts the smallest integer constant with its sign.
    let readable = sources.iter().zip(attributes(&got)).filter(|(_, attr)| !attr.contains(LEAST));
    let (sources, once): (Vec<&String>, Vec<&str>) = readable.unzip();
    write(&source, sources.iter().map(|source| source.as_str()))?;
    let read_again = scratch.join("affine.once.mlir");
    write(&read_again, once.iter().copied())?;
    let (want_again, got_again) = (real(options, &read_again, &scratch)?, ours(options, &read_again, &scratch)?);
    let moving = once.iter().zip(attributes(&want_again)).filter(|(a, b)| *a != b).count();
    // `fingerprint` parses text as LLVM 22.
    let is_same = |count: usize| {
        write(&source, sources.iter().take(count).map(|source| source.as_str()))?;
        write(&read_again, once.iter().take(count).copied())?;
        Ok::<_, String>(fingerprint(&source, &scratch)? == fingerprint(&read_again, &scratch)?)
    };
    let mut reprinted = None;
    if options.release == 22 && !is_same(sources.len())? {
        let (mut same, mut other) = (0, sources.len());
        while other - same > 1 {
            let middle = same.midpoint(other);
            if is_same(middle)? { same = middle } else { other = middle }
        }
        reprinted = sources.get(same).map(|source| format!("{source}\n  has another fingerprint when printed"));
    }
    Ok(Outcome { printed, again: differences(&once, &want_again, &got_again), moving, reprinted })
}

const LEAST: &str = "9223372036854775808";

/// Writes a file with one operation for each attribute.
fn write<'s>(file: &Path, attrs: impl Iterator<Item = &'s str>) -> Result<(), String> {
    let text: String = attrs.map(|attr| format!("\"t.x\"() {{p = {attr}}} : () -> ()\n")).collect();
    fs::write(file, text).map_err(|e| e.to_string())
}

fn real(options: &Options, file: &Path, scratch: &Path) -> Result<String, String> {
    let tool = options.tool.clone().unwrap_or_else(|| paths::mlir_opt(options.release));
    answer(Command::new(tool).arg("--allow-unregistered-dialect").arg(file), scratch)
}

fn ours(options: &Options, file: &Path, scratch: &Path) -> Result<String, String> {
    let release = format!("--release={}", options.release);
    answer(Command::new(paths::mlirkit()).args(["opt", "--allow-unregistered-dialect", &release]).arg(file), scratch)
}

fn fingerprint(file: &Path, scratch: &Path) -> Result<String, String> {
    let text = answer(Command::new(paths::mlirkit()).arg("fingerprint").arg(file), scratch)?;
    Ok(text.split_whitespace().next().unwrap_or_default().to_owned())
}

fn answer(command: &mut Command, scratch: &Path) -> Result<String, String> {
    let outcome = process::run(command, scratch, LIMIT)?;
    match outcome.end {
        process::End::Ok => Ok(String::from_utf8_lossy(&outcome.stdout).into_owned()),
        _ => Err(format!("{command:?}: {}", outcome.message())),
    }
}

/// Returns the attribute of each operation in the text, with aliases replaced by their definitions.
fn attributes(text: &str) -> Vec<&str> {
    let mut aliases: HashMap<&str, &str> = HashMap::new();
    let mut found = Vec::new();
    for line in text.lines() {
        if let Some((alias, attr)) = line.split_once(" = ").filter(|_| line.starts_with('#')) {
            aliases.insert(alias, attr);
        } else if let Some((_, rest)) = line.split_once("{p = ") {
            let attr = rest.rsplit_once("} :").map_or(rest, |(attr, _)| attr);
            found.push(aliases.get(attr).copied().unwrap_or(attr));
        }
    }
    found
}

fn differences(sources: &[impl AsRef<str>], want: &str, got: &str) -> Vec<String> {
    if want == got {
        return Vec::new();
    }
    let (want, got) = (attributes(want), attributes(got));
    let mut lines: Vec<String> = (sources.iter().zip(want.iter().zip(&got)))
        .filter(|(_, (want, got))| want != got)
        .map(|(source, (want, got))| format!("{}\n  want {want}\n  got  {got}", source.as_ref()))
        .collect();
    // The aliases differ, but the attributes are the same.
    if lines.is_empty() {
        lines.push(format!("aliases differ, or {} attributes against {}", want.len(), got.len()));
    }
    lines
}

const DIMS: usize = 4;
const SYMBOLS: usize = 4;

/// Returns a random map or set, whose expressions have 2 to 6 terms each.
fn attribute(random: &mut Random) -> String {
    let mut known = Vec::new();
    let mut expr = |random: &mut Random| {
        let terms = 2 + random.below(5);
        tree(random, terms, false, &mut known).text
    };
    let heads = "(d0, d1, d2, d3)[s0, s1, s2, s3]";
    if random.below(5) == 0 {
        let constraints: Vec<String> = (0..=random.below(2))
            .map(|_| {
                let lhs = expr(random);
                match random.below(4) {
                    0 => format!("{lhs} == 0"),
                    1 => format!("{lhs} >= {}", expr(random)),
                    2 => format!("{lhs} <= {}", expr(random)),
                    _ => format!("{lhs} >= 0"),
                }
            })
            .collect();
        return format!("affine_set<{heads} : ({})>", constraints.join(", "));
    }
    let results: Vec<String> = (0..=random.below(2)).map(|_| expr(random)).collect();
    format!("affine_map<{heads} -> ({})>", results.join(", "))
}

/// How tightly the outermost operator of an expression binds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Binding {
    Sum,
    Product,
    Leaf,
}

/// The text of an expression, and the known facts about its value.
#[derive(Clone)]
struct Expr {
    text: String,
    binding: Binding,
    symbolic: bool,
}

impl Expr {
    /// Returns the expression's text. It is in parentheses if they are needed, and sometimes if they are not.
    fn inside(&self, least: Binding, random: &mut Random) -> String {
        if self.binding < least || random.below(8) == 0 { format!("({})", self.text) } else { self.text.clone() }
    }
}

fn leaf(random: &mut Random, symbolic: bool) -> Expr {
    const NUMBERS: [i64; 22] =
        [0, 1, 1, 2, 2, 3, 4, 4, 5, 7, 8, 8, 12, 16, 32, 64, 100, 127, 128, 1 << 31, i64::MAX - 1, i64::MAX];
    let text = match random.below(8) {
        0..=2 if !symbolic => format!("d{}", random.below(DIMS)),
        0..=4 => format!("s{}", random.below(SYMBOLS)),
        _ => {
            // Numbers that overflow are chosen rarely.
            let bound = if random.below(20) == 0 { NUMBERS.len() } else { NUMBERS.len() - 3 };
            let number = NUMBERS.get(random.below(bound)).copied().unwrap_or(1);
            if random.below(4) == 0 { format!("-{number}") } else { number.to_string() }
        }
    };
    let symbolic = !text.starts_with('d');
    Expr { text, binding: Binding::Leaf, symbolic }
}

/// Returns a random expression with `terms` terms. It may repeat expressions from `known`.
fn tree(random: &mut Random, terms: usize, symbolic: bool, known: &mut Vec<Expr>) -> Expr {
    let made = if random.below(4) == 0 && !known.is_empty() {
        let pick = random.below(known.len());
        known.get(pick).filter(|expr| expr.symbolic || !symbolic).cloned()
    } else {
        None
    };
    let expr = match made {
        Some(expr) => expr,
        None if terms <= 1 => leaf(random, symbolic),
        None => operation(random, terms, symbolic, known),
    };
    if known.len() < 24 {
        known.push(expr.clone());
    }
    expr
}

fn operation(random: &mut Random, terms: usize, symbolic: bool, known: &mut Vec<Expr>) -> Expr {
    let left = 1 + random.below(terms - 1);
    let lhs = tree(random, left, symbolic, known);
    let kind = random.below(17);
    let needs_symbol = kind >= 8 && !(kind < 12 && lhs.symbolic);
    let mut rhs = tree(random, terms - left, symbolic || needs_symbol, known);
    if needs_symbol && random.below(2) == 0 {
        rhs = number(random);
    }
    let mut text = String::new();
    let (binding, symbolic) = match kind {
        0..=4 => {
            let _ = write!(text, "{} + {}", lhs.text, rhs.inside(Binding::Sum, random));
            // Half of the sums on the right keep their parentheses.
            if rhs.binding == Binding::Sum && random.below(2) == 0 {
                text = format!("{} + ({})", lhs.text, rhs.text);
            }
            (Binding::Sum, lhs.symbolic && rhs.symbolic)
        }
        5..=7 => {
            let _ = write!(text, "{} - {}", lhs.text, rhs.inside(Binding::Product, random));
            (Binding::Sum, lhs.symbolic && rhs.symbolic)
        }
        8 if random.below(2) == 0 => {
            text = format!("-{}", lhs.inside(Binding::Leaf, random));
            (Binding::Leaf, lhs.symbolic)
        }
        8..=11 => {
            let (first, second) = if random.below(3) == 0 { (&rhs, &lhs) } else { (&lhs, &rhs) };
            text = format!("{} * {}", first.inside(Binding::Product, random), second.inside(Binding::Leaf, random));
            (Binding::Product, lhs.symbolic && rhs.symbolic)
        }
        12 | 13 if random.below(2) == 0 => return remainder(random, &lhs, &rhs, symbolic),
        _ => {
            let op = ["floordiv", "floordiv", "ceildiv", "mod", "mod"].get(kind - 12).copied().unwrap_or("mod");
            text = format!("{} {op} {}", lhs.inside(Binding::Product, random), rhs.inside(Binding::Leaf, random));
            (Binding::Product, lhs.symbolic && rhs.symbolic)
        }
    };
    Expr { text, binding, symbolic }
}

/// Returns a small number other than zero.
fn number(random: &mut Random) -> Expr {
    let text = match random.below(6) {
        0 => format!("-{}", 1 + random.below(8)),
        1 => (1_usize << random.below(8)).to_string(),
        _ => (1 + random.below(9)).to_string(),
    };
    Expr { text, binding: Binding::Leaf, symbolic: true }
}

/// Returns an expression that computes `mod` without using it, `a - (a floordiv b) * b`, or a similar expression.
fn remainder(random: &mut Random, lhs: &Expr, rhs: &Expr, symbolic: bool) -> Expr {
    let (a, b) = (lhs.inside(Binding::Leaf, random), rhs.inside(Binding::Leaf, random));
    let first = leaf(random, symbolic);
    let text = match random.below(5) {
        0 => format!("{a} - {a} floordiv {b} * {b}"),
        1 => format!("{a} + {a} floordiv {b} * (-{b})"),
        2 => format!("{} + {a} - {b} * ({a} floordiv {b})", first.text),
        3 => format!("{} + {a} + {a} floordiv {b} * -{b}", first.text),
        _ => format!("{a} floordiv {b} * -{b} + {a}"),
    };
    let symbolic = lhs.symbolic && rhs.symbolic && first.symbolic;
    Expr { text, binding: Binding::Sum, symbolic }
}
