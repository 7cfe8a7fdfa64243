//! Notes the commit that a release build is made of, for `--version`, and says how the tool is linked so that it starts fast.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::{Command, Stdio};

fn main() {
    println!("cargo::rerun-if-env-changed=MLIRKIT_COMMIT");
    println!("cargo::rustc-env=MLIRKIT_COMMIT={}", commit().map_or(String::new(), |commit| format!(" ({commit})")));
    if is_linked_where_it_is_loaded() {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
    println!("cargo::rerun-if-changed={STARTUP}");
    let is_tool = std::env::var_os("CARGO_FEATURE_TOOL").is_some();
    if is_tool && is("PROFILE", "release") && is("CARGO_CFG_TARGET_OS", "linux") {
        let flags = [script_for_startup(), own_unwinder()];
        for flag in flags.into_iter().flatten().filter(|flag| links(flag)) {
            println!("cargo::rustc-link-arg-bins={flag}");
        }
    }
}

/// Whether a variable of the environment has this value.
fn is(name: &str, value: &str) -> bool {
    std::env::var(name).is_ok_and(|set| set == value)
}

/// The names of what a small file needs: `cargo xtask startup` writes them.
const STARTUP: &str = "startup.txt";

/// The flag for a script by which the linker puts what a small file needs in one place: the system maps code in pieces of 64 KB, and most of
/// the memory of an empty module would be these pieces. It is about order alone: names that are not there are passed over.
fn script_for_startup() -> Option<String> {
    let names = std::fs::read_to_string(STARTUP).ok()?;
    let sections = names.lines().filter(|name| !name.starts_with('#')).map(|name| {
        // What is cold in general may be needed by all: making a list longer is.
        format!("    *(.text.{name} .text.unlikely.{name})\n")
    });
    let sections: String = sections.collect();
    // The rest of the usual script stays as it is.
    let path =
        made("startup.ld", &format!("SECTIONS {{\n  .text.small : {{\n{sections}  }}\n}} INSERT BEFORE .text;\n"))?;
    Some(format!("-Wl,-T,{}", path.display()))
}

/// The flag by which what unwinds the stack for a backtrace is part of the tool, and no library that has to be found, mapped and linked at
/// each start.
fn own_unwinder() -> Option<String> {
    let folder = made("lib/libgcc_s.so", "INPUT(-lgcc_eh -lgcc)\n")?.parent()?.to_owned();
    Some(format!("-L{}", folder.display()))
}

/// A file of this build.
fn made(name: &str, text: &str) -> Option<PathBuf> {
    let path = PathBuf::from(std::env::var_os("OUT_DIR")?).join(name);
    std::fs::create_dir_all(path.parent()?).ok()?;
    std::fs::write(&path, text).ok()?;
    Some(path)
}

/// Whether the linker, with all else that it is going to be told, links a program with this flag. Not all know scripts that add to theirs, and not all
/// systems have each library.
fn links(flag: &str) -> bool {
    let set = |name: &str| std::env::var_os(name);
    let (Some(rustc), Some(target)) = (set("RUSTC"), set("TARGET")) else { return false };
    let Some(source) = made("links.rs", "fn main() {}\n") else { return false };
    let mut command = Command::new(rustc);
    command.arg(&source).arg("-o").arg(source.with_extension("")).arg("--target").arg(target).arg("-Cpanic=abort");
    if let Some(linker) = set("RUSTC_LINKER") {
        let mut flag = OsString::from("-Clinker=");
        flag.push(linker);
        command.arg(flag);
    }
    let flags = std::env::var("CARGO_ENCODED_RUSTFLAGS").unwrap_or_default();
    command.args(flags.split('\x1f').filter(|flag| !flag.is_empty())).arg(format!("-Clink-arg={flag}"));
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// Whether the tool is linked for one place in memory: thousands of addresses in its tables are then what they will be, and
/// need not be moved each time it starts, which is a tenth of the time that an empty module takes. Linking it statically has
/// its own flags for that.
fn is_linked_where_it_is_loaded() -> bool {
    let is_static =
        std::env::var("CARGO_CFG_TARGET_FEATURE").is_ok_and(|set| set.split(',').any(|f| f == "crt-static"));
    is("PROFILE", "release") && is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu") && !is_static
}

/// The commit: what the environment says, else what git says. Builds for development do without, so that a commit does not
/// make everything be built again.
fn commit() -> Option<String> {
    if let Ok(given) = std::env::var("MLIRKIT_COMMIT") {
        return Some(given).filter(|given| !given.is_empty());
    }
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("PROFILE").as_deref() != Ok("release") {
        return None;
    }
    if let Some(head) = git(&["rev-parse", "--git-path", "logs/HEAD"]) {
        println!("cargo::rerun-if-changed={head}");
    }
    git(&["rev-parse", "--short=9", "HEAD"])
}

fn git(args: &[&str]) -> Option<String> {
    let output = Command::new("git").args(args).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
}
