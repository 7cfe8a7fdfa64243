//! `cargo xtask capi`: installs the C interface and runs its long tests: a million invalid calls, and opening files
//! under a memory checker.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{conformance, paths};

/// Arguments of `cargo xtask capi`.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(clap::Subcommand)]
enum Task {
    /// Build the libraries and copy them into a folder, with the header and the files for pkg-config and CMake.
    Install {
        /// The destination folder, such as /usr/local.
        #[arg(long)]
        prefix: PathBuf,
        /// The build profile; in `release`, failures inside the library end the process.
        #[arg(long, default_value = "capi")]
        profile: String,
        /// The target, if it differs from this machine.
        #[arg(long)]
        target: Option<String>,
    },
    /// Call every function with wrong arguments.
    Wrong {
        /// Number of calls.
        #[arg(long, default_value_t = 1_000_000)]
        calls: u64,
        /// The build profile of the library.
        #[arg(long, default_value = "checked")]
        profile: String,
    },
    /// Open files and call every function on them, under a memory checker.
    Memory {
        /// The files to open.
        #[arg(required_unless_present = "list")]
        files: Vec<PathBuf>,
        /// Also open the chunks of the corpus whose ids are in this list, such as conformance/sample.txt.
        #[arg(long)]
        list: Option<PathBuf>,
        /// Use the address sanitizer of the nightly toolchain instead of valgrind.
        #[arg(long)]
        sanitizer: bool,
        /// The build profile of the library.
        #[arg(long, default_value = "checked")]
        profile: String,
    },
}

/// The target for builds with the sanitizer. With an explicit target, cargo does not apply the sanitizer to build
/// scripts.
const TARGET: &str = "x86_64-unknown-linux-gnu";

/// Runs the selected command.
pub fn run(args: &Args) -> Result<(), String> {
    match &args.task {
        Task::Install { prefix, profile, target } => install(&build(profile, false, target.as_deref())?, prefix),
        Task::Wrong { calls, profile } => {
            let folder = build(profile, false, None)?;
            let program = compile(&folder, "wrong_arguments.c", &[])?;
            checked(Command::new(program).arg(calls.to_string()).env("LD_LIBRARY_PATH", &folder))
        }
        Task::Memory { files, list, sanitizer: false, profile } => {
            let files = chosen(files, list.as_deref())?;
            let folder = build(profile, false, None)?;
            let program = compile(&folder, "each_file.c", &[])?;
            let mut valgrind = Command::new("valgrind");
            valgrind.args([
                "--error-exitcode=9",
                "--errors-for-leak-kinds=definite",
                "--leak-check=full",
                "--show-leak-kinds=definite",
                "--quiet",
            ]);
            checked(valgrind.arg(program).args(files).env("LD_LIBRARY_PATH", &folder))
        }
        Task::Memory { files, list, sanitizer: true, profile } => {
            let files = chosen(files, list.as_deref())?;
            let folder = build(profile, true, None)?;
            let program = compile(&folder, "each_file.c", &["-fsanitize=address"])?;
            checked(Command::new(program).args(files).env("LD_LIBRARY_PATH", &folder))
        }
    }
}

/// Returns the given files and those of the listed chunks.
fn chosen(files: &[PathBuf], list: Option<&Path>) -> Result<Vec<PathBuf>, String> {
    let mut files = files.to_vec();
    if let Some(list) = list {
        files.extend(conformance::listed_files(list)?);
    }
    println!("{} files", files.len());
    Ok(files)
}

/// Builds the library for a target, or for this machine if `target` is `None`. Returns the folder with the built files.
pub fn build(profile: &str, sanitizer: bool, target: Option<&str>) -> Result<PathBuf, String> {
    let mut cargo = Command::new("cargo");
    let mut folder = paths::target();
    if sanitizer {
        cargo.env("RUSTFLAGS", "-Zsanitizer=address").args(["+nightly", "build", "--target", TARGET, "--target-dir"]);
        folder = folder.join("sanitizer");
        cargo.arg(&folder);
        folder = folder.join(TARGET);
    } else {
        // Use the toolchain that runs this task.
        cargo = Command::new(env!("CARGO"));
        cargo.arg("build");
        if let Some(target) = target {
            cargo.args(["--target", target]);
            folder = folder.join(target);
        }
    }
    checked(cargo.args(["--lib", "-p", "mlirkit-capi", "--profile", profile]).current_dir(paths::workspace()))?;
    Ok(folder.join(paths::profile_folder(profile)))
}

fn sources() -> PathBuf {
    paths::workspace().join("crates/mlirkit-capi")
}

/// Compiles a test program against the library in `folder`.
fn compile(folder: &Path, source: &str, flags: &[&str]) -> Result<PathBuf, String> {
    let program = folder.join(source.trim_end_matches(".c"));
    let mut cc = Command::new("cc");
    cc.args(["-std=c99", "-O1", "-g"]).args(flags).arg("-I").arg(sources().join("include"));
    cc.arg(sources().join("tests/programs").join(source)).arg("-o").arg(&program).arg("-L").arg(folder);
    checked(cc.arg("-lmlirkit"))?;
    Ok(program)
}

fn checked(command: &mut Command) -> Result<(), String> {
    let status = command.status().map_err(|error| format!("{}: {error}", command.get_program().display()))?;
    if status.success() { Ok(()) } else { Err(format!("{}: {status}", command.get_program().display())) }
}

/// Copies the libraries, the header, and the files for pkg-config and CMake into a folder.
pub fn install(built: &Path, prefix: &Path) -> Result<(), String> {
    let version = env!("CARGO_PKG_VERSION");
    let prefix = std::path::absolute(prefix).map_err(|error| format!("{}: {error}", prefix.display()))?;
    let put = |path: &str, bytes: &[u8]| {
        let path = prefix.join(path);
        let written = path.parent().map_or(Ok(()), std::fs::create_dir_all).and_then(|()| std::fs::write(&path, bytes));
        written.map_err(|error| format!("{}: {error}", path.display()))
    };
    let read = |path: &Path| std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()));
    let mut count = 0;
    for (file, folder) in [
        ("libmlirkit.so", "lib"),
        ("libmlirkit.dylib", "lib"),
        ("libmlirkit.a", "lib"),
        ("mlirkit.dll", "bin"),
        ("mlirkit.dll.lib", "lib"),
        ("mlirkit.lib", "lib"),
    ] {
        if built.join(file).exists() {
            put(&format!("{folder}/{file}"), &read(&built.join(file))?)?;
            count += 1;
        }
    }
    if count == 0 {
        return Err(format!("{} has no library", built.display()));
    }
    put("include/mlirkit.h", &read(&sources().join("include/mlirkit.h"))?)?;
    for (template, path) in [
        ("mlirkit.pc.in", "lib/pkgconfig/mlirkit.pc"),
        ("mlirkitConfig.cmake.in", "lib/cmake/mlirkit/mlirkitConfig.cmake"),
        ("mlirkitConfigVersion.cmake.in", "lib/cmake/mlirkit/mlirkitConfigVersion.cmake"),
    ] {
        let text = String::from_utf8_lossy(&read(&sources().join("packaging").join(template))?).into_owned();
        let text = text.replace("@VERSION@", version);
        put(path, text.as_bytes())?;
    }
    println!("installed below {}", prefix.display());
    Ok(())
}
