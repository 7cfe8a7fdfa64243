//! Damaged instances: one token, number or byte of an instance is changed in its text, bytecode or portable artifact.
//! Reading must terminate. If the result is valid, printing and writing it must preserve the program.
//!
//! A case is determined by an operation and a seed, so a failure can be reproduced.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use bytes::Bytes;
use cpu_time::ThreadTime;
use mlirkit::OpenOptions;
use mlirkit::asm::PrintOptions;
use mlirkit::defs::{Dialect, OpDef};
use mlirkit::ir::{Context, Module};
use mlirkit::stablehlo::OtherDialects;
use mlirkit_hostile::damage::{Random, damage, renumber};
use mlirkit_hostile::tokens;

use crate::{Generator, check, rows};

/// Number of cases for which one context is used. Contexts are replaced because they never free interned data.
const CASES: usize = 2000;

/// Limit on the processor time of one case, in any build profile.
const LIMIT: Duration = Duration::from_secs(10);

/// Results of a run with damaged files.
#[derive(Debug, Default)]
pub struct Report {
    /// Number of files tried.
    pub cases: usize,
    /// Number of tried files that were valid.
    pub valid: usize,
    /// Cases that failed, each with the operation, the seed and the error.
    pub found: Vec<(String, u64, String)>,
}

/// Damages `count` instances. `part` restricts the run to operations whose names contain it.
#[must_use]
pub fn damaged(count: usize, seed: u64, part: &str) -> Report {
    let all: Vec<(&Dialect, &OpDef)> = rows().filter(|(_, op)| op.name.contains(part)).collect();
    let mut report = Report::default();
    let mut random = Random::of(seed, 0);
    let mut forms = HashMap::new();
    while report.cases < count && !all.is_empty() {
        let ctx = context();
        let generator = Generator::new(&ctx);
        for _ in 0..CASES.min(count - report.cases) {
            let Some(&(dialect, op)) = all.get(random.below(all.len())) else { break };
            let seed = random.number();
            let form = forms.entry(&*op.name).or_insert_with(|| Forms::of(&ctx, &generator, dialect, op));
            report.add(&op.name, seed, case(&ctx, form, seed).0);
        }
    }
    report
}

/// Repeats the case of operation `name` and `seed`. Returns its report and the damaged file; `None` if no such
/// operation is defined.
#[must_use]
pub fn again(name: &str, seed: u64) -> Option<(Report, Vec<u8>)> {
    let (dialect, op) = rows().find(|(_, op)| *op.name == *name)?;
    let ctx = context();
    let forms = Forms::of(&ctx, &Generator::new(&ctx), dialect, op);
    let mut report = Report::default();
    let (result, file) = case(&ctx, &forms, seed);
    report.add(name, seed, result);
    Some((report, file))
}

impl Report {
    fn add(&mut self, name: &str, seed: u64, result: Result<bool, String>) {
        self.cases += 1;
        match result {
            Ok(valid) => self.valid += usize::from(valid),
            Err(what) => self.found.push((name.to_owned(), seed, what)),
        }
    }
}

fn context() -> Context {
    mlirkit::context(&mlirkit::ContextOptions { allow_unregistered: true, ..Default::default() }).with_threads(1)
}

/// An instance in every format in which it can be written.
#[derive(Default)]
struct Forms {
    texts: Vec<String>,
    bytecode: Option<Vec<u8>>,
    artifact: Option<Vec<u8>>,
}

impl Forms {
    fn of(ctx: &Context, generator: &Generator<'_>, dialect: &'static Dialect, op: &'static OpDef) -> Self {
        let mut forms = Self::default();
        let Some(text) = generator.least(dialect, op) else { return forms };
        if let Ok(module) = check::opened(ctx, text.clone().into()) {
            forms.texts.push(mlirkit::print_to_string(&module, &PrintOptions::default()));
            let mut file = Vec::new();
            let written = mlirkit::bytecode::write(&module, &mut file, &Default::default());
            forms.bytecode = written.is_ok().then_some(file);
            if dialect.name() == "stablehlo" {
                forms.artifact = mlirkit::stablehlo::serialize(&module, "1.10.0", OtherDialects::Refuse).ok();
            }
        }
        forms.texts.push(text);
        forms
    }
}

/// Damages a file and reads it. Returns whether the file is valid, or the error that was found, and the damaged file.
fn case(ctx: &Context, forms: &Forms, seed: u64) -> (Result<bool, String>, Vec<u8>) {
    let mut random = Random::of(seed, 1);
    let (file, artifact) = made(forms, &mut random);
    let start = ThreadTime::now();
    let input = Bytes::from(file.clone());
    let result = catch_unwind(AssertUnwindSafe(|| tried(ctx, input, artifact)));
    let result = result.unwrap_or_else(|_| Err("panic".to_owned()));
    let late = start.elapsed() > LIMIT;
    (if late { Err(format!("{} s", start.elapsed().as_secs())) } else { result }, file)
}

/// Creates a damaged file. The returned flag is true if the file is an artifact.
fn made(forms: &Forms, random: &mut Random) -> (Vec<u8>, bool) {
    let kind = random.below(16);
    if let (0..=3, Some(artifact)) = (kind, &forms.artifact) {
        return (changed(artifact.clone(), random), true);
    }
    if let (4..=9, Some(bytecode)) = (kind, &forms.bytecode) {
        return (changed(bytecode.clone(), random), false);
    }
    let Some(text) = forms.texts.get(random.below(forms.texts.len())) else { return (Vec::new(), false) };
    let mut file = tokens::mutate(text, random).into_bytes();
    if random.below(8) == 0 {
        damage(&mut file, random);
    }
    (file, false)
}

fn changed(mut file: Vec<u8>, random: &mut Random) -> Vec<u8> {
    for _ in 0..=random.below(3) {
        if random.below(8) == 0 {
            damage(&mut file, random);
        } else {
            renumber(&mut file, random);
        }
    }
    file
}

fn tried(ctx: &Context, input: Bytes, artifact: bool) -> Result<bool, String> {
    let module: Module<'_> = if artifact {
        let Ok(module) = mlirkit::stablehlo::deserialize(ctx, input) else { return Ok(false) };
        module
    } else {
        let Ok(opened) = mlirkit::open(ctx, "-", &input, &OpenOptions::default()) else { return Ok(false) };
        opened.module
    };
    if mlirkit::verify(&module).is_err() {
        return Ok(false);
    }
    check::same_as_far_as_said(ctx, &module).map(|()| true)
}
