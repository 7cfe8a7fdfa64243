//! `cargo xtask verbs`: what the verbs of the tool promise, measured: no crash on damaged files, `info` of a file of 4 GiB at
//! once, parts that link to what they were, weights that come back, and equal fingerprints of programs with kernels inside.

use std::io::{Seek, SeekFrom, Write};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use crate::paths;

/// Arguments.
#[derive(clap::Args)]
pub struct Args {
    /// The tool to measure; `MLIRKIT` by default, or a release build.
    #[arg(long, value_name = "FILE")]
    tool: Option<PathBuf>,
    /// How many damaged files to try.
    #[arg(long, default_value_t = 10_000)]
    mutated: usize,
    /// How many programs with kernels to export with Python's jax; 0: none.
    #[arg(long, default_value_t = 50)]
    programs: usize,
}

/// Verbs that take one file, each with what it needs besides.
const VERBS: &[&[&str]] = &[
    &["info"],
    &["info", "--json"],
    &["dump"],
    &["size"],
    &["print"],
    &["print", "--vhlo"],
    &["parse", "-f"],
    &["strip", "--all", "-f"],
    &["fingerprint"],
    &["resources", "list", "--least=0"],
    &["query", "QUERY"],
    &["stablehlo", "explain"],
    &["stablehlo", "upgrade"],
    &["extract", "@main", "-f"],
    &["diff", "OTHER"],
    &["outline", "--op=arith", "-f"],
];

/// Entry point.
pub fn run(args: &Args) -> Result<(), String> {
    let tool = args.tool.clone().or_else(|| std::env::var_os("MLIRKIT").map(PathBuf::from));
    let tool = tool.unwrap_or_else(|| paths::workspace().join("target/release/mlirkit"));
    let folder = std::env::temp_dir().join(format!("mlirkit-verbs-{}", std::process::id()));
    std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    let run = Run { tool, folder: folder.clone() };
    let result = run.sparse().and(run.there_and_back()).and(run.mutated(args.mutated)).and(run.programs(args.programs));
    let _ = std::fs::remove_dir_all(&folder);
    result
}

struct Run {
    tool: PathBuf,
    folder: PathBuf,
}

impl Run {
    fn call<S: AsRef<std::ffi::OsStr>>(&self, args: impl IntoIterator<Item = S>) -> Result<Output, String> {
        let mut command = Command::new(&self.tool);
        command.args(args).stdin(Stdio::null());
        command.output().map_err(|e| format!("{}: {e}", self.tool.display()))
    }

    /// The output of a call that must work.
    fn good(&self, args: &[&str]) -> Result<String, String> {
        let output = self.call(args)?;
        if !output.status.success() {
            return Err(format!("{}: {}", args.join(" "), String::from_utf8_lossy(&output.stderr)));
        }
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    }

    fn path(&self, name: &str) -> String {
        self.folder.join(name).display().to_string()
    }

    /// A resource of 4 GiB, most of it a hole: nothing of it is read.
    fn sparse(&self) -> Result<(), String> {
        let path = self.path("sparse.mlirbc");
        let small = self.path("small.mlirbc");
        let text = "func.func @f() {\n  %0 = arith.constant dense_resource<w> : tensor<1xf32>\n  return\n}\n\
                    {-# dialect_resources: { builtin: { w: \"0x040000000000803F\" } } #-}\n";
        std::fs::write(self.path("small.mlir"), text).map_err(|e| e.to_string())?;
        self.good(&["parse", &self.path("small.mlir"), "-o", &small])?;
        let bytes = std::fs::read(&small).map_err(|e| e.to_string())?;
        let mut file = std::fs::File::create(&path).map_err(|e| e.to_string())?;
        grow(&bytes, 4 << 30, &mut file)?;
        let start = Instant::now();
        let times = 10;
        for _ in 0..times {
            self.good(&["info", &path])?;
        }
        let took = start.elapsed().as_secs_f64() * 1000.0 / f64::from(times);
        println!("info of a file of 4 GiB: {took:.1} ms, the start of the process included");
        std::fs::remove_file(&path).map_err(|e| e.to_string())
    }

    /// Cut and linked, weights taken out and put back: the same fingerprint.
    fn there_and_back(&self) -> Result<(), String> {
        let fingerprint =
            |path: &str| self.good(&["fingerprint", path]).map(|text| text.chars().take(64).collect::<String>());
        let mut count = 0;
        for input in inputs(&["mlir", "mlirbc", "bin"])? {
            let input = input.display().to_string();
            if self.good(&["parse", &input, "-o", &self.path("parsed")]).is_err() {
                continue;
            }
            let before = fingerprint(&input)?;
            let folder = self.path("parts");
            let _ = std::fs::remove_dir_all(&folder);
            let split = self.call(["split", &input, "-o", &folder])?;
            if split.status.success() {
                let mut parts: Vec<PathBuf> = std::fs::read_dir(&folder)
                    .map_err(|e| e.to_string())?
                    .filter_map(|e| Some(e.ok()?.path()))
                    .collect();
                parts.sort();
                parts.reverse();
                let linked = self.path("linked.mlir");
                let mut call = vec!["link".to_owned(), "--text".to_owned(), "-o".to_owned(), linked.clone()];
                call.extend(parts.iter().map(|part| part.display().to_string()));
                let output = self.call(&call)?;
                // A module without operations has no parts.
                if !parts.is_empty() && (!output.status.success() || fingerprint(&linked)? != before) {
                    return Err(format!("{input}: split and link: {}", String::from_utf8_lossy(&output.stderr)));
                }
                count += 1;
            }
            let (weights, small, again) = (self.path("w.safetensors"), self.path("small"), self.path("again"));
            self.good(&["resources", "externalize", &input, "--least=1", "--to", &weights, "-o", &small, "--raw"])?;
            self.good(&["resources", "internalize", &small, "--from", &weights, "-o", &again])?;
            if fingerprint(&again)? != before {
                return Err(format!("{input}: externalize and internalize: another fingerprint"));
            }
            count += 1;
        }
        println!("{count} times there and back: the same fingerprint");
        Ok(())
    }

    /// Damaged files: an answer or an error, never a crash.
    fn mutated(&self, count: usize) -> Result<(), String> {
        let originals: Vec<Vec<u8>> =
            inputs(&["mlir", "mlirbc", "bin"])?.iter().filter_map(|path| std::fs::read(path).ok()).collect();
        let other = paths::workspace().join("examples/kernel.mlirbc").display().to_string();
        let next = AtomicUsize::new(0);
        let worker = |thread: usize| -> Result<Vec<String>, String> {
            let mut crashed = Vec::new();
            let path = self.path(&format!("mutated{thread}"));
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                let Some(original) = originals.get(number % originals.len().max(1)).filter(|_| number < count) else {
                    return Ok(crashed);
                };
                std::fs::write(&path, damaged(original, number as u64)).map_err(|e| e.to_string())?;
                let verb = VERBS.get(number / originals.len() % VERBS.len()).copied().unwrap_or(&["info"]);
                let words = verb.iter().map(|word| match *word {
                    "QUERY" => "count by name".to_owned(),
                    "OTHER" => other.clone(),
                    word => word.to_owned(),
                });
                let mut call: Vec<String> = words.collect();
                let place =
                    if matches!(call.first().map(String::as_str), Some("query" | "extract")) { 1 } else { call.len() };
                call.insert(place, path.clone());
                let output = self.call(&call)?;
                if !matches!(output.status.code(), Some(0..=2)) {
                    crashed.push(format!(
                        "{number}: {}: {:?}: {}",
                        call.join(" "),
                        output.status,
                        String::from_utf8_lossy(&output.stderr)
                    ));
                }
            }
        };
        let results: Vec<Result<Vec<String>, String>> = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..2).map(|thread| scope.spawn(move || worker(thread))).collect();
            threads
                .into_iter()
                .map(|thread| thread.join().unwrap_or_else(|_| Err("a thread failed".to_owned())))
                .collect()
        });
        let crashed: Vec<String> = results.into_iter().collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect();
        println!("{count} damaged files, {} crashes", crashed.len());
        if crashed.is_empty() { Ok(()) } else { Err(crashed.join("\n")) }
    }

    /// Programs with kernels inside of attributes, exported under two paths.
    fn programs(&self, count: usize) -> Result<(), String> {
        if count == 0 {
            return Ok(());
        }
        let source = paths::workspace().join("conformance/nested/programs.py");
        let mut found: Vec<Vec<String>> = Vec::new();
        for place in ["here", "somewhere/else"] {
            let folder = self.folder.join(place);
            std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
            let script = folder.join("program.py");
            std::fs::copy(&source, &script).map_err(|e| e.to_string())?;
            let mut python = Command::new("python3");
            python.arg(&script).arg(&folder).arg(count.to_string()).stderr(Stdio::null());
            if !python.status().is_ok_and(|status| status.success()) {
                println!("programs with kernels: skipped, python3 has no jax with Pallas");
                return Ok(());
            }
            let names = (0..count).map(|number| folder.join(format!("{number:03}.bin")));
            let prints = names.map(|path| {
                self.good(&["fingerprint", &path.display().to_string()]).map(|text| text.chars().take(64).collect())
            });
            found.push(prints.collect::<Result<_, _>>()?);
        }
        let [a, b] = &found[..] else { return Ok(()) };
        let equal = a.iter().zip(b).filter(|(a, b)| a == b).count();
        let different = a.iter().collect::<std::collections::BTreeSet<_>>().len();
        println!(
            "{equal} of {count} programs with kernels have equal fingerprints under two paths; {different} different ones"
        );
        if equal == count { Ok(()) } else { Err("fingerprints depend on paths".to_owned()) }
    }
}

/// Files with these endings among the examples and the inputs of the command-line cases.
fn inputs(endings: &[&str]) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    for folder in ["examples", "crates/mlirkit/tests/cli/inputs"] {
        for entry in std::fs::read_dir(paths::workspace().join(folder)).map_err(|e| e.to_string())? {
            let path = entry.map_err(|e| e.to_string())?.path();
            if path.extension().is_some_and(|ending| endings.iter().any(|known| ending == *known)) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// A file with some bytes changed, cut off, or put in.
fn damaged(original: &[u8], seed: u64) -> Vec<u8> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut below = |limit: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        usize::try_from(state % limit.max(1) as u64).unwrap_or(0)
    };
    let mut bytes = original.to_vec();
    for _ in 0..=below(4) {
        let at = below(bytes.len());
        let value = u8::try_from(below(256)).unwrap_or(0);
        match below(6) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at.min(bytes.len()), value),
            _ => bytes.get_mut(at).into_iter().for_each(|byte| *byte = value),
        }
    }
    bytes
}

/// Writes a bytecode file whose only resource has this many bytes instead of four, as a hole.
fn grow(small: &[u8], size: u64, file: &mut std::fs::File) -> Result<(), String> {
    let error = |e: std::io::Error| e.to_string();
    // magic, version, producer; then sections: id, length, contents.
    let mut at = 5 + small.iter().skip(5).position(|byte| *byte == 0).ok_or("no producer")? + 1;
    file.write_all(small.get(..at).unwrap_or_default()).map_err(error)?;
    while at < small.len() {
        let id = *small.get(at).ok_or("cut off")?;
        let (length, width) = varint(small, at + 1).ok_or("no length")?;
        let mut start = at + 1 + width;
        let align = if id & 0x80 != 0 {
            let (align, width) = varint(small, start).ok_or("no alignment")?;
            start += width;
            while small.get(start) == Some(&0xcb) {
                start += 1;
            }
            Some(align)
        } else {
            None
        };
        let end = start + usize::try_from(length).map_err(|e| e.to_string())?;
        let contents = small.get(start..end).ok_or("cut off")?;
        match id & 0x7f {
            // Resource offsets: numbers, the last of them the size of the resource, and a byte for its kind.
            6 => {
                let (kind, offsets) = contents.split_last().ok_or("no resource")?;
                let mut numbers = Vec::new();
                let mut place = 0;
                while let Some((number, width)) = varint(offsets, place) {
                    numbers.push(number);
                    place += width;
                }
                *numbers.last_mut().ok_or("no resource")? = size;
                let mut body: Vec<u8> = numbers.into_iter().flat_map(long_varint).collect();
                body.push(*kind);
                file.write_all(&[6]).map_err(error)?;
                file.write_all(&long_varint(body.len() as u64)).map_err(error)?;
                file.write_all(&body).map_err(error)?;
            }
            5 => {
                file.write_all(&[5]).map_err(error)?;
                file.write_all(&long_varint(size)).map_err(error)?;
                // The alignment of the resource, and a hole for its contents.
                file.write_all(&long_varint(1)).map_err(error)?;
                file.seek(SeekFrom::Current(i64::try_from(size).unwrap_or(i64::MAX) - 9)).map_err(error)?;
            }
            id => {
                let _ = align;
                file.write_all(&[id]).map_err(error)?;
                file.write_all(&long_varint(length)).map_err(error)?;
                file.write_all(contents).map_err(error)?;
            }
        }
        at = end;
    }
    let length = file.stream_position().map_err(error)?;
    file.set_len(length).map_err(error)
}

/// A number as MLIR's bytecode writes it, and how many bytes it takes.
fn varint(bytes: &[u8], at: usize) -> Option<(u64, usize)> {
    let first = *bytes.get(at)?;
    let width = first.trailing_zeros() as usize + 1;
    if width > 8 {
        return Some((u64::from_le_bytes(*bytes.get(at + 1..)?.first_chunk()?), 9));
    }
    let mut number = [0; 8];
    number.get_mut(..width)?.copy_from_slice(bytes.get(at..at + width)?);
    Some((u64::from_le_bytes(number) >> width, width))
}

/// A number in nine bytes.
fn long_varint(number: u64) -> Vec<u8> {
    std::iter::once(0).chain(number.to_le_bytes()).collect()
}
