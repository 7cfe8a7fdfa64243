//! Reads MLIR text and prints it again: `roundtrip [flags of mlir-opt] FILE`; with `--compare LIST` reads lines of an
//! input, a tab and the expected output, and says how many come out the same.

use std::io::Write;
use std::sync::{LazyLock, Mutex};

use mlirkit_asm::{ParseOptions, PrintOptions, parse, print, split_source};
use mlirkit_diag::{Renderer, Source, SourceMap};
use mlirkit_ir::{Context, DialectSet};

fn dialect(name: &str) -> Option<&'static mlirkit_defs::Dialect> {
    type Loaded = std::collections::HashMap<String, Option<&'static mlirkit_defs::Dialect>>;
    static LOADED: LazyLock<Mutex<Loaded>> = LazyLock::new(Mutex::default);
    let mut loaded = LOADED.lock().ok()?;
    *loaded.entry(name.to_owned()).or_insert_with(|| {
        let text = mlirkit_dialects::embedded::lookup(name)?;
        let dialect = mlirkit_defs::Dialect::parse(text).map_err(|e| eprintln!("{name}: {e}")).ok()?;
        Some(Box::leak(Box::new(dialect)))
    })
}

struct Run {
    print: PrintOptions,
    parse: ParseOptions,
    split: bool,
    unregistered: bool,
}

fn convert(run: &Run, name: &str, source: &[u8]) -> Result<Vec<u8>, String> {
    let mut out = Vec::new();
    let split = split_source(source, if run.split { "// -----" } else { "" });
    for (i, chunk) in split.into_iter().enumerate() {
        let options =
            ParseOptions { range: Some((chunk.offset, chunk.offset + chunk.text.len())), ..run.parse.clone() };
        let mut set = DialectSet::new().with_lookup(dialect);
        set.allow_unregistered = run.unregistered;
        let ctx = Context::new(set);
        let start = std::time::Instant::now();
        let parsed = parse(&ctx, name, source, &options).map_err(|errors| {
            let map = SourceMap::from(Source::new(name, source));
            errors.iter().map(|e| Renderer::new(&map).render(e)).collect::<String>()
        })?;
        let parsed_at = start.elapsed();
        if i > 0 {
            out.extend_from_slice(b"// -----\n");
        }
        print(&parsed.module, &run.print, &mut out).map_err(|e| e.to_string())?;
        if std::env::var_os("TIME").is_some() {
            eprintln!("parse {parsed_at:?}, print {:?}", start.elapsed() - parsed_at);
        }
    }
    Ok(out)
}

fn main() {
    let mut run =
        Run { print: PrintOptions::default(), parse: ParseOptions::default(), split: false, unregistered: false };
    let (mut files, mut list) = (Vec::new(), None);
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        match arg.trim_start_matches('-') {
            "mlir-print-op-generic" => run.print.generic = true,
            "mlir-print-debuginfo" => run.print.debug_info = true,
            "mlir-pretty-debuginfo" => run.print.pretty_debug_info = true,
            "mlir-print-local-scope" => run.print.local_scope = true,
            "mlir-print-unique-ssa-ids" => run.print.unique_ssa_ids = true,
            "mlir-use-nameloc-as-prefix" => run.print.name_loc_as_prefix = true,
            "mlir-print-value-users" => run.print.value_users = true,
            "mlir-print-skip-regions" => run.print.skip_regions = true,
            "allow-unregistered-dialect" => run.unregistered = true,
            "no-implicit-module" => run.parse.no_implicit_module = true,
            "split-input-file" => run.split = true,
            "compare" => list = args.next(),
            _ => files.push(arg),
        }
    }
    if let Some(list) = list {
        return compare(&run, &list);
    }
    for file in &files {
        let source = std::fs::read(file).unwrap_or_default();
        match convert(&run, file, &source) {
            Ok(out) => drop(std::io::stdout().write_all(&out)),
            Err(message) => {
                eprint!("{message}");
                std::process::exit(1);
            }
        }
    }
}

fn compare(run: &Run, list: &str) {
    let text = std::fs::read_to_string(list).unwrap_or_default();
    let (mut same, mut all) = (0, 0);
    for (input, expected) in text.lines().filter_map(|line| line.split_once('\t')) {
        let (Ok(source), Ok(expected)) = (std::fs::read(input), std::fs::read(expected)) else { continue };
        all += 1;
        let name = std::path::Path::new(input).file_name().map(|n| n.to_string_lossy().into_owned());
        let result = std::panic::catch_unwind(|| convert(run, &name.unwrap_or_default(), &source));
        match result {
            Ok(Ok(out)) if out == expected => same += 1,
            Ok(Ok(out)) => {
                let (ours, theirs) = (String::from_utf8_lossy(&out), String::from_utf8_lossy(&expected));
                let at = ours.lines().zip(theirs.lines()).position(|(a, b)| a != b);
                let line = at.unwrap_or_else(|| ours.lines().count().min(theirs.lines().count()));
                let show = |text: &str| text.lines().nth(line).unwrap_or("<end>").to_owned();
                println!("DIFF {input}:{}\n  ours   {}\n  theirs {}", line + 1, show(&ours), show(&theirs));
            }
            Ok(Err(message)) => println!("ERROR {input}: {}", message.lines().next().unwrap_or_default()),
            Err(_) => println!("PANIC {input}"),
        }
    }
    println!("{same} of {all} identical");
}
