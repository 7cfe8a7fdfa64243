//! `cargo xtask release --dry-run`: builds and tests all files of a release, as far as this machine can, and writes a
//! report.
//!
//! A part is reported as skipped if a program that it needs is missing. If a part fails, the task fails.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};

use crate::{capi, conformance, paths};

/// Arguments of `cargo xtask release`.
#[derive(clap::Args)]
pub struct Args {
    /// Upload nothing. (The workflow `release.yml` uploads the files.)
    #[arg(long, required = true)]
    dry_run: bool,
    /// Build only the tool, the C interface and the wheel for this target. The toolchain must have the target.
    #[arg(long)]
    target: Option<String>,
    /// The build profile of the tool, the wheels and the C interface; `dev` is useful for testing the steps quickly.
    /// For the C interface, `release` is replaced by `capi`.
    #[arg(long, default_value = "release")]
    profile: String,
    /// Build only the parts whose names contain this text.
    #[arg(long, default_value = "")]
    only: String,
}

const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Linux targets whose binaries are static, so that they need no system library.
const STATIC: [&str; 2] = ["x86_64-unknown-linux-musl", "aarch64-unknown-linux-musl"];

/// Platform tags of the Linux wheels.
const WHEELS: [&str; 2] = ["manylinux_2_28", "musllinux_1_2"];

/// Shells for which a release has completion scripts, with the file names that the shells expect.
const COMPLETIONS: [(&str, &str); 3] = [("bash", "mlirkit"), ("zsh", "_mlirkit"), ("fish", "mlirkit.fish")];

/// The maintainer of the Debian package, as stated in the manifest of the tool.
const MAINTAINER: &str = "The mlirkit maintainers <maintainers@mlirkit.invalid>";

/// How building a part ended.
enum End {
    /// The files were built, and tested as the string describes.
    Made(Vec<PathBuf>, String),
    /// The part was skipped, because the thing that the string names is missing.
    Left(String),
}

/// The result of a part, or the error message if it failed.
type Part = Result<End, String>;

/// A function that builds a part.
type MakePart = Box<dyn Fn() -> Part>;

/// Builds the selected parts and writes the report.
pub fn run(args: &Args) -> Result<(), String> {
    let dist = paths::target().join("dist");
    let _ = std::fs::remove_dir_all(&dist);
    std::fs::create_dir_all(&dist).map_err(|e| format!("{}: {e}", dist.display()))?;
    let mut parts: Vec<(String, MakePart)> = Vec::new();
    let at = |folder: &Path| folder.to_owned();
    match &args.target {
        Some(target) => {
            let (name, dist, profile) = (target.clone(), at(&dist), args.profile.clone());
            parts.push((format!("tool, {target}"), Box::new(move || tool(&dist, &name, "build", &profile))));
        }
        None => {
            for target in STATIC {
                let (dist, profile) = (at(&dist), args.profile.clone());
                parts.push((format!("tool, {target}"), Box::new(move || tool(&dist, target, "zigbuild", &profile))));
            }
            let to = at(&dist);
            parts.push(("cargo binstall".to_owned(), Box::new(move || binstall(&to))));
            let to = at(&dist);
            let profile = args.profile.clone();
            parts.push(("npm package".to_owned(), Box::new(move || npm(&to, &profile))));
            let (to, profile) = (at(&dist), args.profile.clone());
            parts.push(("Debian package".to_owned(), Box::new(move || deb(&to, &profile))));
        }
    }
    let (to, target, profile) = (at(&dist), args.target.clone(), args.profile.clone());
    parts.push(("C interface".to_owned(), Box::new(move || c_interface(&to, target.as_deref(), &profile))));
    let linux = args.target.is_none();
    for platform in if linux { &WHEELS[..] } else { &[""] } {
        let (to, target, profile) = (at(&dist), args.target.clone(), args.profile.clone());
        parts.push((
            format!("wheel {platform}").trim_end().to_owned(),
            Box::new(move || wheel(&to, platform, target.as_deref(), &profile)),
        ));
    }
    let to = at(&dist);
    parts.push(("list of parts (SBOM)".to_owned(), Box::new(move || parts_list(&to))));

    let mut report = format!("# mlirkit {VERSION}\n\n| part | files | tried |\n|---|---|---|\n");
    let mut failed = Vec::new();
    for (name, make) in parts.iter().filter(|(name, _)| name.contains(&args.only)) {
        println!("=== {name}");
        let line = match make() {
            Ok(End::Made(files, tried)) => format!("{} | {tried}", listed(&files)),
            Ok(End::Left(why)) => format!("not made | {why}"),
            Err(why) => {
                failed.push(name.clone());
                eprintln!("{why}");
                let first = why.lines().find(|line| line.starts_with("error")).or_else(|| why.lines().next());
                format!("FAILED | {}", first.unwrap_or_default())
            }
        };
        println!("{line}");
        let _ = writeln!(report, "| {name} | {line} |");
    }
    std::fs::write(dist.join("REPORT.md"), &report).map_err(|e| format!("REPORT.md: {e}"))?;
    println!("\n{report}\n{}", checksums(&dist)?);
    if failed.is_empty() { Ok(()) } else { Err(format!("failed: {}", failed.join(", "))) }
}

/// Returns the names of files with their sizes.
fn listed(files: &[PathBuf]) -> String {
    let one = |file: &PathBuf| {
        let size = std::fs::metadata(file).map_or(0, |data| data.len());
        let name = file.file_name().unwrap_or_default().display();
        if size < 100_000 {
            format!("{name} ({} kB)", size.div_ceil(1000))
        } else {
            format!("{name} ({:.1} MB)", size as f64 / 1e6)
        }
    };
    files.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// Returns whether a program can be run with these arguments.
fn has(program: &str, arguments: &[&str]) -> bool {
    Command::new(program).args(arguments).output().is_ok_and(|run| run.status.success())
}

/// Runs a program and returns its standard output. Returns an error if the program fails.
fn output(command: &mut Command) -> Result<Vec<u8>, String> {
    let name = command.get_program().display().to_string();
    let run = command.output().map_err(|e| format!("{name}: {e}"))?;
    match run.status.success() {
        true => Ok(run.stdout),
        false => Err(format!("{name}: {}: {}", run.status, String::from_utf8_lossy(&run.stderr))),
    }
}

/// Packs files into a gzipped tar archive.
fn packed(dist: &Path, name: &str, files: &[(PathBuf, String)]) -> Result<PathBuf, String> {
    let folder = dist.join(name);
    for (from, to) in files {
        let to = folder.join(to);
        let copied = to.parent().map_or(Ok(()), std::fs::create_dir_all).and_then(|()| std::fs::copy(from, &to));
        copied.map_err(|e| format!("{}: {e}", from.display()))?;
    }
    let archive = dist.join(format!("{name}.tar.gz"));
    output(Command::new("tar").arg("-czf").arg(&archive).arg("-C").arg(dist).arg(name))?;
    std::fs::remove_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    Ok(archive)
}

fn root_file(name: &str) -> PathBuf {
    paths::workspace().join(name)
}

/// Builds the tool for a target, and tests it.
fn tool(dist: &Path, target: &str, verb: &str, profile: &str) -> Part {
    if verb == "zigbuild" && !has("cargo-zigbuild", &["--version"]) {
        return Ok(End::Left("no cargo-zigbuild (PyPI: cargo-zigbuild, ziglang)".to_owned()));
    }
    let library = output(Command::new("rustc").args(["--print", "target-libdir", "--target", target]))?;
    if !Path::new(String::from_utf8_lossy(&library).trim()).is_dir() {
        return Ok(End::Left(format!("no standard library: rustup target add {target}")));
    }
    let mut cargo = Command::new("cargo");
    cargo.args([verb, "--profile", profile, "-p", "mlirkit-cli", "--target", target]).current_dir(paths::workspace());
    output(&mut cargo)?;
    let name = if target.contains("windows") { "mlirkit.exe" } else { "mlirkit" };
    let binary = paths::target().join(target).join(paths::profile_folder(profile)).join(name);
    let mut files = vec![(binary.clone(), name.to_owned())];
    files.extend(["README.md", "LICENSE", "NOTICE"].map(|file| (root_file(file), file.to_owned())));
    files.extend(shell_files()?);
    let archive = packed(dist, &format!("mlirkit-{VERSION}-{target}"), &files)?;
    Ok(End::Made(vec![archive], tried(&binary, target)?))
}

/// Checks that `cargo binstall` finds the tool: the names in the tool's manifest are those of the packed archives.
fn binstall(dist: &Path) -> Part {
    let mut cargo = Command::new("cargo");
    cargo.args(["metadata", "--format-version=1", "--no-deps"]).current_dir(paths::workspace());
    let metadata: Value = serde_json::from_slice(&output(&mut cargo)?).map_err(|e| format!("cargo metadata: {e}"))?;
    let packages = metadata.get("packages").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    let tool = packages.iter().find(|package| package.get("name").is_some_and(|name| name == "mlirkit-cli"));
    let settings = tool.and_then(|tool| tool.pointer("/metadata/binstall")).ok_or("no settings for cargo binstall")?;
    let mut found = Vec::new();
    for archived in STATIC {
        if !dist.join(format!("mlirkit-{VERSION}-{archived}.tar.gz")).is_file() {
            return Ok(End::Left(format!("there is no tool for {archived}")));
        }
        for target in [archived.to_owned(), archived.replace("musl", "gnu")] {
            let of = |key: &str| {
                let special = settings.get("overrides").and_then(|all| all.get(&target)).and_then(|one| one.get(key));
                let text = special.or_else(|| settings.get(key)).and_then(Value::as_str).unwrap_or_default();
                // For `tgz`, cargo binstall tries the suffixes `.tgz` and `.tar.gz`.
                let replaced = text.replace("{ version }", VERSION).replace("{ target }", &target);
                replaced
                    .replace("{ archive-suffix }", ".tar.gz")
                    .replace("{ bin }", "mlirkit")
                    .replace("{ binary-ext }", "")
            };
            let url = of("pkg-url");
            let (name, member) = (url.rsplit('/').next().unwrap_or_default(), of("bin-dir"));
            let listing = output(Command::new("tar").arg("-tzf").arg(dist.join(name)))?;
            if of("pkg-fmt") != "tgz" || !String::from_utf8_lossy(&listing).lines().any(|line| line == member) {
                return Err(format!("cargo binstall for {target} does not find {member} in {name}"));
            }
            found.push(target);
        }
    }
    Ok(End::Made(Vec::new(), format!("the archives for {} have the names that the manifest states", found.join(", "))))
}

/// Writes the manual pages and completion scripts. Returns their paths, each with its path in an archive.
fn shell_files() -> Result<Vec<(PathBuf, String)>, String> {
    let tool = native()?;
    let folder = paths::target().join("dist-shell");
    let _ = std::fs::remove_dir_all(&folder);
    let completions = folder.join("completions");
    std::fs::create_dir_all(&completions).map_err(|e| format!("{}: {e}", completions.display()))?;
    output(Command::new(&tool).args(["man", "--out"]).arg(folder.join("man")))?;
    for (shell, file) in COMPLETIONS {
        let path = completions.join(file);
        let script = output(Command::new(&tool).args(["completions", shell]))?;
        std::fs::write(&path, script).map_err(|e| format!("{}: {e}", path.display()))?;
    }
    let mut files = Vec::new();
    for part in ["man", "completions"] {
        let read = std::fs::read_dir(folder.join(part)).map_err(|e| format!("{part}: {e}"))?;
        files.extend(read.flatten().map(|file| (file.path(), format!("{part}/{}", file.file_name().display()))));
    }
    files.sort();
    Ok(files)
}

/// Builds the tool for this machine and returns its path.
fn native() -> Result<PathBuf, String> {
    output(Command::new("cargo").args(["build", "-p", "mlirkit-cli"]).current_dir(paths::workspace()))?;
    Ok(paths::target().join("debug/mlirkit"))
}

/// Returns the files on which builds are compared: the examples, and the conformance sample if its corpus is cached, or
/// else the text files in the dialects' tests.
fn sample() -> Result<Vec<PathBuf>, String> {
    let entries = |folder: &Path| {
        let read = std::fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        Ok::<_, String>(read.flatten().map(|entry| entry.path()).collect::<Vec<_>>())
    };
    let mut files = entries(&root_file("examples"))?;
    if paths::cache().join("chunks").is_dir() {
        files.extend(conformance::listed_files(&root_file("conformance/sample.txt"))?);
    } else {
        for dialect in entries(&root_file("crates/mlirkit-dialects/src"))? {
            files.extend(entries(&dialect.join("tests/text")).unwrap_or_default());
        }
    }
    files.retain(|file| file.extension().is_some_and(|end| end == "mlir" || end == "mlirbc"));
    files.sort();
    Ok(files)
}

/// The arguments with which builds are compared. The file follows them.
const VERBS: [&[&str]; 4] = [
    &["opt", "--allow-unregistered-dialect"],
    &["opt", "--allow-unregistered-dialect", "--emit-bytecode"],
    &["info", "--json"],
    &["query", "count by name", "--json"],
];

/// The exit code, the output and the messages of a program.
type Outcome = (Option<i32>, Vec<u8>, Vec<u8>);

/// Runs a program with a file as its last argument, or as its standard input.
fn outcome(program: &[String], arguments: &[&str], file: &Path, by_name: bool) -> Result<Outcome, String> {
    let (first, rest) = program.split_first().ok_or("no program")?;
    let mut command = Command::new(first);
    command.args(rest).args(arguments);
    if by_name {
        command.arg(file);
    } else {
        let input = std::fs::File::open(file).map_err(|e| format!("{}: {e}", file.display()))?;
        command.arg("-").stdin(input);
    }
    let run = command.output().map_err(|e| format!("{first}: {e}"))?;
    Ok((run.status.code(), run.stdout, run.stderr))
}

/// Compares the outcomes of two programs, on all processors.
fn compare(
    native: &[String],
    other: &[String],
    files: &[PathBuf],
    verbs: &[&[&str]],
    by_name: bool,
) -> Result<(), String> {
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let differs = |file: &PathBuf| {
        for verb in verbs {
            if outcome(native, verb, file, by_name)? != outcome(other, verb, file, by_name)? {
                return Err(format!("{} {} gives different output", verb.join(" "), file.display()));
            }
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let parts = files.chunks(files.len().div_ceil(threads).max(1));
        let started: Vec<_> = parts.map(|part| scope.spawn(|| part.iter().try_for_each(differs))).collect();
        started.into_iter().try_for_each(|thread| thread.join().map_err(|_| "a comparison failed".to_owned())?)
    })
}

/// Compares the output of a binary with the output of the build for this machine.
fn tried(binary: &Path, target: &str) -> Result<String, String> {
    let arch = target.split('-').next().unwrap_or_default();
    let (mut runner, how) = if arch == std::env::consts::ARCH {
        (Vec::new(), "run here")
    } else if let Some(qemu) = ["qemu-aarch64", "qemu-aarch64-static"].into_iter().find(|q| has(q, &["--version"])) {
        (vec![qemu.to_owned()], "run under qemu-user")
    } else {
        return Ok("not run: no qemu-aarch64".to_owned());
    };
    runner.push(binary.display().to_string());
    let native = [native()?.display().to_string()];
    let files = sample()?;
    compare(&native, &runner, &files, &VERBS, true)?;
    let mut tried = format!(
        "{how}: the same output and messages as the native build for {} files and {} commands",
        files.len(),
        VERBS.len()
    );
    if how == "run here" && target.contains("musl") {
        let folder = paths::target().join("dist-root");
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
        std::fs::copy(binary, folder.join("mlirkit")).map_err(|e| e.to_string())?;
        let program = ["chroot", &folder.display().to_string(), "/mlirkit"].map(str::to_owned);
        if has("chroot", &[&folder.display().to_string(), "/mlirkit", "--version"]) {
            compare(&native, &program, &files, &VERBS[..2], false)?;
            tried.push_str("; the same in an empty chroot");
        } else {
            tried.push_str("; not run in a chroot, which needs root");
        }
        let _ = std::fs::remove_dir_all(&folder);
    }
    Ok(tried)
}

/// Builds the C interface for a target, or for this machine if `target` is `None`.
fn c_interface(dist: &Path, target: Option<&str>, profile: &str) -> Part {
    let here = format!("{}-{}", std::env::consts::ARCH, std::env::consts::OS);
    let name = format!("libmlirkit-{VERSION}-{}", target.unwrap_or(&here));
    let folder = dist.join(&name);
    let profile = if profile == "release" { "capi" } else { profile };
    capi::install(&capi::build(profile, false, target)?, &folder)?;
    let mut tried =
        if target.is_none() { installed_library(&folder)? } else { "not tried: it is for another target".to_owned() };
    if target.is_none() && cfg!(target_os = "linux") {
        let _ = write!(tried, "; {}", size_and_start(&folder, profile == "capi")?);
    }
    let archive = packed(dist, &name, &["LICENSE", "NOTICE"].map(|file| (root_file(file), file.to_owned())))?;
    Ok(End::Made(vec![archive], tried))
}

/// The largest size of the shared library, in bytes.
const LARGEST_LIBRARY: u64 = 9_000_000;

/// The longest processor time for loading the shared library and opening a small module, in microseconds.
const LONGEST_START: u64 = 2_000;

/// Measures the size of the shared library in an installed folder, and the processor time of its start. If `limited`,
/// returns an error when one of them is above its limit.
fn size_and_start(prefix: &Path, limited: bool) -> Result<String, String> {
    let library = std::path::absolute(prefix.join("lib/libmlirkit.so")).map_err(|e| e.to_string())?;
    let size = std::fs::metadata(&library).map_err(|e| format!("{}: {e}", library.display()))?.len();
    let program = paths::target().join("dist-start");
    let mut compile = Command::new("cc");
    compile.arg("-I").arg(prefix.join("include")).arg(root_file("crates/mlirkit-capi/tests/programs/start.c"));
    output(compile.arg("-o").arg(&program).arg("-ldl"))?;
    let mut times = Vec::new();
    for _ in 0..21 {
        let printed = output(Command::new(&program).arg(&library))?;
        let time = String::from_utf8_lossy(&printed).trim().parse::<u64>();
        times.push(time.map_err(|e| format!("{}: {e}", program.display()))?);
    }
    let _ = std::fs::remove_file(&program);
    // The shortest time, because other programs on the machine only make it longer.
    let start = times.into_iter().min().unwrap_or_default();
    if limited && size > LARGEST_LIBRARY {
        return Err(format!("libmlirkit.so has {size} bytes, more than {LARGEST_LIBRARY}"));
    }
    if limited && start > LONGEST_START {
        return Err(format!("libmlirkit.so needs {start} µs to start, more than {LONGEST_START}"));
    }
    let (size, start) = (size as f64 / 1e6, start as f64 / 1e3);
    Ok(format!("libmlirkit.so has {size:.1} MB; loading it and opening a small module takes {start:.1} ms"))
}

/// A CMake project with one program for each imported target.
const CMAKE_PROJECT: &str = "cmake_minimum_required(VERSION 3.16)\n\
    project(trial C)\n\
    find_package(mlirkit 0.1 REQUIRED)\n\
    add_executable(shared ${MAIN})\n\
    target_link_libraries(shared PRIVATE mlirkit::mlirkit)\n\
    add_executable(static ${MAIN})\n\
    target_link_libraries(static PRIVATE mlirkit::static)\n";

/// Builds a test program with the files for pkg-config and CMake in an installed folder, and runs it.
fn installed_library(prefix: &Path) -> Result<String, String> {
    let main = root_file("crates/mlirkit-capi/tests/programs/there_and_back.c");
    let prefix = std::path::absolute(prefix).map_err(|e| format!("{}: {e}", prefix.display()))?;
    let folder = paths::target().join("dist-c");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let run = |program: &str| output(Command::new(folder.join(program)).env("LD_LIBRARY_PATH", prefix.join("lib")));
    let mut tried = vec!["by its tests (cargo test -p mlirkit-capi)".to_owned()];
    let mut outputs = Vec::new();
    if has("pkg-config", &["--version"]) {
        let mut query = Command::new("pkg-config");
        query.args(["--cflags", "--libs", "mlirkit"]).env("PKG_CONFIG_PATH", prefix.join("lib/pkgconfig"));
        let flags = String::from_utf8_lossy(&output(&mut query)?).into_owned();
        let mut compile = Command::new("cc");
        compile.arg(&main).arg("-o").arg(folder.join("from-pkg-config")).args(flags.split_whitespace());
        output(&mut compile)?;
        outputs.push(run("from-pkg-config")?);
        tried.push("a program built with pkg-config".to_owned());
    }
    if has("cmake", &["--version"]) {
        let lists = folder.join("CMakeLists.txt");
        std::fs::write(&lists, CMAKE_PROJECT).map_err(|e| format!("{}: {e}", lists.display()))?;
        let mut configure = Command::new("cmake");
        configure.arg(format!("-DMAIN={}", main.display())).arg(format!("-DCMAKE_PREFIX_PATH={}", prefix.display()));
        output(configure.arg("-S").arg(&folder).arg("-B").arg(folder.join("build")))?;
        output(Command::new("cmake").arg("--build").arg(folder.join("build")))?;
        for program in ["build/shared", "build/static"] {
            outputs.push(run(program)?);
        }
        tried.push("programs built with CMake for the shared and the static library".to_owned());
    }
    let _ = std::fs::remove_dir_all(&folder);
    match outputs.windows(2).all(|pair| pair.first() == pair.last()) {
        true => Ok(tried.join("; ")),
        false => Err("the programs built with pkg-config and CMake give different output".to_owned()),
    }
}

/// Builds a wheel, checks it with auditwheel, and imports it in a new virtual environment.
fn wheel(dist: &Path, platform: &str, target: Option<&str>, profile: &str) -> Part {
    if !has("maturin", &["--version"]) {
        return Ok(End::Left("no maturin".to_owned()));
    }
    let folder = dist.join(format!("wheel-{platform}"));
    let mut maturin = Command::new("maturin");
    maturin
        .args(["build", "--profile", profile, "--compression-level", "9", "--out"])
        .arg(&folder)
        .current_dir(root_file("python"));
    if let Some(target) = target {
        maturin.args(["--target", target]);
    }
    if !platform.is_empty() {
        if !has("cargo-zigbuild", &["--version"]) {
            return Ok(End::Left("no cargo-zigbuild (PyPI: cargo-zigbuild, ziglang)".to_owned()));
        }
        maturin.args(["--zig", "--compatibility", platform]);
        if platform.starts_with("musl") {
            maturin.args(["--target", STATIC[0]]);
        }
    }
    output(&mut maturin)?;
    let made = std::fs::read_dir(&folder).map_err(|e| e.to_string())?.flatten().map(|entry| entry.path()).next();
    let made = made.ok_or("maturin made no wheel")?;
    let wheel = dist.join(made.file_name().unwrap_or_default());
    std::fs::rename(&made, &wheel).map_err(|e| e.to_string())?;
    let _ = std::fs::remove_dir_all(&folder);
    if platform.starts_with("musl") {
        if !has("patchelf", &["--version"]) || !has("wheel", &["version"]) {
            let _ = std::fs::remove_file(&wheel);
            return Ok(End::Left("no patchelf or no wheel (PyPI)".to_owned()));
        }
        rename_libc(&wheel, dist)?;
    }
    let mut tried = Vec::new();
    if platform.is_empty() || !has("auditwheel", &["--version"]) {
        tried.push("not checked by auditwheel".to_owned());
    } else {
        let shown = String::from_utf8_lossy(&output(Command::new("auditwheel").arg("show").arg(&wheel))?).into_owned();
        // The names of platforms whose conditions the wheel misses are shown as well.
        let kind = platform.split('_').next().unwrap_or_default();
        if !shown.contains(&format!("following platform tag: \"{kind}")) {
            return Err(format!("auditwheel: {shown}"));
        }
        tried.push(format!("accepted by auditwheel for {platform}"));
    }
    let arch = target.map_or(std::env::consts::ARCH, |target| target.split('-').next().unwrap_or_default());
    if platform.starts_with("musl") {
        tried.push("not imported: this system has another C library".to_owned());
    } else if arch != std::env::consts::ARCH {
        tried.push("not imported: it is for another processor".to_owned());
    } else {
        let versions = imported(&wheel)?;
        tried.push(format!("installed in new environments, and tested, with Python {}", versions.join(", ")));
    }
    Ok(End::Made(vec![wheel], tried.join("; ")))
}

/// Renames the C library in a musl wheel: zig's linker writes `libc.so`, but auditwheel requires the name that Alpine
/// uses.
fn rename_libc(wheel: &Path, dist: &Path) -> Result<(), String> {
    let folder = paths::target().join("dist-wheel");
    let _ = std::fs::remove_dir_all(&folder);
    output(Command::new("wheel").args(["unpack", "-d"]).arg(&folder).arg(wheel))?;
    let dist = std::path::absolute(dist).map_err(|e| format!("{}: {e}", dist.display()))?;
    let script = "set -e; for library in */mlirkit/*.so; do \
                  patchelf --replace-needed libc.so libc.musl-x86_64.so.1 \"$library\"; done; wheel pack -d \"$1\" *";
    output(Command::new("sh").args(["-c", script, "sh"]).arg(dist).current_dir(&folder))?;
    let _ = std::fs::remove_dir_all(&folder);
    Ok(())
}

/// Returns the commands of the CPythons to try: those in `PATH` and those of pyenv.
fn pythons() -> Vec<PathBuf> {
    let mut all: Vec<PathBuf> = (10..=14).map(|minor| PathBuf::from(format!("python3.{minor}"))).collect();
    all.push(PathBuf::from("python3"));
    let home = std::env::var_os("HOME").map(PathBuf::from).unwrap_or_default();
    let versions = std::fs::read_dir(home.join(".pyenv/versions")).into_iter().flatten().flatten();
    all.extend(versions.map(|version| version.path().join("bin/python")));
    all
}

/// For each CPython from 3.10 on, installs a wheel in a new environment and runs the tests of the package. Returns the
/// Python versions, each with the result of its tests.
fn imported(wheel: &Path) -> Result<Vec<String>, String> {
    let version = "import sys; print('%d.%d' % sys.version_info[:2]); sys.exit(sys.version_info < (3, 10))";
    let program =
        "import mlirkit, sys; m = mlirkit.open(sys.argv[1]); print(mlirkit.info(sys.argv[1])['operation_counts'], m)";
    let mut versions: Vec<(String, String)> = Vec::new();
    let venv = paths::target().join("dist-venv");
    for name in pythons() {
        let Ok(found) = output(Command::new(&name).args(["-c", version])) else { continue };
        let found = String::from_utf8_lossy(&found).trim().to_owned();
        if versions.iter().any(|(known, _)| *known == found) {
            continue;
        }
        output(Command::new(&name).args(["-m", "venv", "--clear"]).arg(&venv))?;
        let python = venv.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
        output(Command::new(&python).args(["-m", "pip", "install", "-q"]).arg(wheel))?;
        output(Command::new(&python).args(["-c", program]).arg(root_file("examples/kernel.mlirbc")))?;
        let tools = ["-m", "pip", "install", "-q", "pytest", "numpy", "ml_dtypes"];
        let tests = match output(Command::new(&python).args(tools)) {
            Ok(_) => {
                // Runs outside of `python/`, whose package would be imported instead of the wheel.
                let mut pytest = Command::new(&python);
                pytest.args(["-m", "pytest", "-q", "-p", "no:cacheprovider"]).arg(root_file("python/tests"));
                let run = output(pytest.current_dir(paths::target()))?;
                let last = String::from_utf8_lossy(&run).trim().lines().last().unwrap_or_default().to_owned();
                last.split(" in ").next().unwrap_or_default().to_owned()
            }
            Err(_) => "no pytest".to_owned(),
        };
        versions.push((found, tests));
    }
    let _ = std::fs::remove_dir_all(&venv);
    match versions.is_empty() {
        true => Err("no Python to try the wheel with".to_owned()),
        false => Ok(versions.into_iter().map(|(version, tests)| format!("{version} ({tests})")).collect()),
    }
}

/// A program that is compiled with the types of the npm package. `WANTED` is replaced by the type of a result.
const TYPED_PROGRAM: &str = "import { open } from 'mlirkit';\n\
    const file = await open(new Uint8Array(), { name: 'a' });\n\
    export const form: WANTED = file.info.form;\n\
    export const names: (string | null | undefined)[] = file.outline().entries.map((entry) => entry.symbol);\n\
    export const bytes: Uint8Array = file.write({ format: 'bytecode', release: '19' });\n\
    file.close();\n";

/// Builds the npm package, and uses it in a new project: from modules, from CommonJS and from TypeScript.
fn npm(dist: &Path, profile: &str) -> Part {
    if !has("node", &["--version"]) || !has("npm", &["--version"]) {
        return Ok(End::Left("no node".to_owned()));
    }
    let web = root_file("web");
    output(Command::new("npm").args(["ci", "--silent"]).current_dir(&web))?;
    let quickly = if profile == "dev" { &["--dev"][..] } else { &[] };
    output(Command::new("node").args(["build.mjs", "npm"]).args(quickly).current_dir(&web))?;
    let packed = output(
        Command::new("npm").args(["pack", "--silent", "--pack-destination"]).arg(dist).current_dir(web.join("npm")),
    )?;
    let package = dist.join(String::from_utf8_lossy(&packed).trim());
    let project = paths::target().join("dist-npm");
    let _ = std::fs::remove_dir_all(&project);
    std::fs::create_dir_all(&project).map_err(|e| e.to_string())?;
    output(Command::new("npm").args(["init", "-y"]).current_dir(&project))?;
    output(Command::new("npm").args(["install", "--silent"]).arg(&package).current_dir(&project))?;
    let printing = "const file = await open(readFileSync(process.argv[1]), { name: 'a' }); \
                    process.stdout.write(file.print());";
    let programs = [
        ("module", format!("import {{ readFileSync }} from 'node:fs'; import {{ open }} from 'mlirkit'; {printing}")),
        (
            "commonjs",
            format!(
                "const {{ readFileSync }} = require('node:fs'); \
                 import('mlirkit').then(async ({{ open }}) => {{ {printing} }});"
            ),
        ),
    ];
    let tool = native()?;
    let files = ["kernel.mlir", "kernel.mlirbc", "mlp.stablehlo.mlirbc"].map(|file| root_file("examples").join(file));
    for file in &files {
        let printed = output(Command::new(&tool).arg("print").arg(file))?;
        for (kind, program) in &programs {
            let mut node = Command::new("node");
            node.arg(format!("--input-type={kind}")).arg("-e").arg(program).arg(file).current_dir(&project);
            if output(&mut node)? != printed {
                return Err(format!("{} is printed differently from {kind}", file.display()));
            }
        }
    }
    let compiles = |wanted: &str| {
        let source = project.join("typed.mts");
        std::fs::write(&source, TYPED_PROGRAM.replace("WANTED", wanted)).map_err(|e| e.to_string())?;
        let mut tsc = Command::new(web.join("node_modules/.bin/tsc"));
        tsc.args(["--noEmit", "--strict", "--module", "nodenext", "--target", "es2022", "--lib", "es2022,dom"]);
        output(tsc.arg("typed.mts").current_dir(&project))
    };
    compiles("string")?;
    if compiles("number").is_ok() {
        return Err("the types of the package accept a wrong program".to_owned());
    }
    let tried = format!(
        "installed in a new project; prints {} files as the native tool does, from a module and from CommonJS; its types \
         compile with TypeScript",
        files.len()
    );
    Ok(End::Made(vec![package], tried))
}

/// Builds the Debian package.
fn deb(dist: &Path, profile: &str) -> Part {
    if !has("cargo-deb", &["--version"]) {
        return Ok(End::Left("no cargo-deb (cargo install cargo-deb)".to_owned()));
    }
    let binary = paths::target().join(STATIC[0]).join(paths::profile_folder(profile)).join("mlirkit");
    if !binary.is_file() {
        return Ok(End::Left(format!("there is no tool for {}", STATIC[0])));
    }
    // cargo-deb replaces `target/release/` in the paths of assets by the folder of the target and profile.
    let beside = binary.with_file_name("shell");
    let _ = std::fs::remove_dir_all(&beside);
    let files = shell_files()?;
    for (from, to) in &files {
        let to = beside.join(to);
        let copied = to.parent().map_or(Ok(()), std::fs::create_dir_all).and_then(|()| std::fs::copy(from, &to));
        copied.map_err(|e| format!("{}: {e}", from.display()))?;
    }
    let date = output(Command::new("git").args(["log", "-1", "--format=%cD"]).current_dir(paths::workspace()))?;
    let changes = format!(
        "mlirkit ({VERSION}-1) unstable; urgency=medium\n\n  * Release {VERSION}. CHANGELOG.md in the repository lists the changes.\n\n \
         -- {MAINTAINER}  {}\n",
        String::from_utf8_lossy(&date).trim()
    );
    std::fs::write(beside.join("changelog.Debian"), changes).map_err(|e| format!("changelog.Debian: {e}"))?;
    output(Command::new("sh").args(["-c", "gzip -9n changelog.Debian man/*.1"]).current_dir(&beside))?;
    // Package the static tool, so that the package has no dependencies.
    let mut cargo = Command::new("cargo-deb");
    cargo.args(["-p", "mlirkit-cli", "--no-build", "--no-strip", "--target", STATIC[0], "--profile", profile, "-o"]);
    output(cargo.arg(dist).current_dir(paths::workspace()))?;
    let entries = std::fs::read_dir(dist).map_err(|e| e.to_string())?.flatten().map(|entry| entry.path());
    let package = entries.into_iter().find(|path| path.extension().is_some_and(|e| e == "deb")).ok_or("no package")?;
    let mut tried = vec![installed(&package, &files)?];
    if has("lintian", &["--version"]) {
        output(Command::new("lintian").args(["--allow-root", "--fail-on", "error"]).arg(&package))?;
        tried.push("accepted by lintian".to_owned());
    } else {
        tried.push("no lintian".to_owned());
    }
    Ok(End::Made(vec![package], tried.join("; ")))
}

/// Installs a Debian package with dpkg in an empty root directory, checks that its pages and scripts exist, and runs
/// the tool.
fn installed(package: &Path, files: &[(PathBuf, String)]) -> Result<String, String> {
    let root = paths::target().join("dist-root");
    let _ = std::fs::remove_dir_all(&root);
    let database = root.join("var/lib/dpkg");
    std::fs::create_dir_all(database.join("updates")).map_err(|e| e.to_string())?;
    std::fs::create_dir_all(database.join("info")).map_err(|e| e.to_string())?;
    std::fs::write(database.join("status"), "").map_err(|e| e.to_string())?;
    let mut dpkg = Command::new("dpkg");
    let install = dpkg.arg(format!("--root={}", root.display())).args(["--force-not-root", "--install"]);
    output(install.arg(package))?;
    for (_, file) in files {
        let name = file.rsplit('/').next().unwrap_or_default();
        let place = match (file.starts_with("man/"), COMPLETIONS.iter().find(|(_, script)| *script == name)) {
            (true, _) => format!("usr/share/man/man1/{name}.gz"),
            (false, Some(("bash", _))) => format!("usr/share/bash-completion/completions/{name}"),
            (false, Some(("zsh", _))) => format!("usr/share/zsh/vendor-completions/{name}"),
            (false, _) => format!("usr/share/fish/vendor_completions.d/{name}"),
        };
        if !root.join(&place).is_file() {
            return Err(format!("{} has no {place}", package.display()));
        }
    }
    output(Command::new(root.join("usr/bin/mlirkit")).arg("opt").arg(root_file("examples/kernel.mlir")))?;
    let _ = std::fs::remove_dir_all(&root);
    Ok(format!("installed by dpkg in an empty root: the tool runs, {} manual pages and scripts are there", files.len()))
}

/// Writes the software bill of materials for the tool's crates, in the CycloneDX format.
fn parts_list(dist: &Path) -> Part {
    let mut cargo = Command::new("cargo");
    cargo.args(["metadata", "--format-version=1", "--locked"]).current_dir(paths::workspace());
    let metadata: Value = serde_json::from_slice(&output(&mut cargo)?).map_err(|e| format!("cargo metadata: {e}"))?;
    let mut tree = Command::new("cargo");
    tree.args(["tree", "-p", "mlirkit-cli", "-e", "normal,build", "--prefix=none", "--format={p}", "--target=all"]);
    let tree = String::from_utf8_lossy(&output(tree.current_dir(paths::workspace()))?).into_owned();
    let used: std::collections::BTreeSet<(String, String)> = tree
        .lines()
        .filter_map(|line| {
            let mut words = line.split(' ');
            Some((words.next()?.to_owned(), words.next()?.trim_start_matches('v').to_owned()))
        })
        .collect();
    let packages = metadata.get("packages").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    let text = |package: &Value, key: &str| package.get(key).and_then(Value::as_str).unwrap_or_default().to_owned();
    let components: Vec<Value> = packages
        .iter()
        .map(|package| (text(package, "name"), text(package, "version"), text(package, "license")))
        .filter(|(name, version, _)| used.contains(&(name.clone(), version.clone())))
        .map(|(name, version, license)| {
            // Old manifests have a slash between licences, which is no SPDX expression.
            let license = license.replace('/', " OR ");
            let purl = format!("pkg:cargo/{name}@{version}");
            json!({
                "type": "library", "name": name, "version": version, "purl": purl,
                "licenses": [{ "expression": license }],
            })
        })
        .collect();
    let count = components.len();
    let document = json!({
        "bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,
        "metadata": { "component": { "type": "application", "name": "mlirkit", "version": VERSION } },
        "components": components,
    });
    let path = dist.join(format!("mlirkit-{VERSION}.cdx.json"));
    std::fs::write(&path, format!("{document:#}\n")).map_err(|e| format!("{}: {e}", path.display()))?;
    match count == used.len() {
        true => Ok(End::Made(vec![path], format!("{count} crates, all that `cargo tree` names"))),
        false => Err(format!("{count} of {} crates were found", used.len())),
    }
}

/// Writes the checksums of all files in `dist`.
fn checksums(dist: &Path) -> Result<String, String> {
    if !has("sha256sum", &["--version"]) {
        return Ok("no checksums: there is no sha256sum".to_owned());
    }
    let script =
        "rm -f SHA256SUMS && find . -maxdepth 1 -type f ! -name SHA256SUMS -printf '%P\\n' | sort | xargs sha256sum";
    let sums = output(Command::new("sh").args(["-c", script]).current_dir(dist))?;
    std::fs::write(dist.join("SHA256SUMS"), &sums).map_err(|e| format!("SHA256SUMS: {e}"))?;
    Ok(String::from_utf8_lossy(&sums).into_owned())
}
