//! Chooses how the tool is linked, so that it starts fast.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::{Command, Stdio};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let mut flags = Vec::new();
    if is_linked_where_it_is_loaded() {
        flags.extend(statically().unwrap_or_else(|| vec!["-no-pie".to_owned()]));
    }
    if is("PROFILE", "release") && is("CARGO_CFG_TARGET_OS", "linux") {
        let own_unwinder = own_unwinder().filter(|_| !flags.iter().any(|flag| flag == "-static"));
        flags.extend(own_unwinder.filter(|flag| linked(std::slice::from_ref(flag)).is_some()));
    }
    for flag in flags {
        println!("cargo::rustc-link-arg-bins={flag}");
    }
}

/// Whether a variable of the environment has this value.
fn is(name: &str, value: &str) -> bool {
    std::env::var(name).is_ok_and(|set| set == value)
}

/// The flag by which what unwinds the stack for a backtrace is part of the tool, and no library that has to be found, mapped and linked at
/// each start.
fn own_unwinder() -> Option<String> {
    let folder = made("lib/libgcc_s.so", "INPUT(-lgcc_eh -lgcc)\n")?.parent()?.to_owned();
    Some(format!("-L{}", folder.display()))
}

/// The flags by which the C library is part of the tool too, which then needs no loader: a sixth of the time of an empty module. The names under
/// which the compiler asks for shared libraries lead to those that are not. Only where the result has been run: it is no use if it starts elsewhere
/// alone, and not all systems have the library in this form.
fn statically() -> Option<Vec<String>> {
    if std::env::var_os("HOST") != std::env::var_os("TARGET") {
        return None;
    }
    let mut folder = None;
    for (name, parts) in
        [("gcc_s", "-l:libgcc_eh.a -l:libgcc.a"), ("m", "-l:libm.a"), ("c", "-l:libc.a -l:libgcc_eh.a -l:libgcc.a")]
    {
        folder = Some(made(&format!("static/lib{name}.so"), &format!("GROUP({parts})\n"))?.parent()?.to_owned());
    }
    let flags = vec!["-no-pie".to_owned(), "-static".to_owned(), format!("-L{}", folder?.display())];
    let program = linked(&flags)?;
    // Flags that have programs count what they do are for others than this one.
    let run = Command::new(program).env("LLVM_PROFILE_FILE", "/dev/null").stdin(Stdio::null()).status();
    run.is_ok_and(|status| status.success()).then_some(flags)
}

/// A file of this build.
fn made(name: &str, text: &str) -> Option<PathBuf> {
    let path = PathBuf::from(std::env::var_os("OUT_DIR")?).join(name);
    std::fs::create_dir_all(path.parent()?).ok()?;
    std::fs::write(&path, text).ok()?;
    Some(path)
}

/// A program that the linker, with all else that it is going to be told, has made with these flags. Not all know scripts that add to theirs,
/// and not all systems have each library.
fn linked(flags: &[String]) -> Option<PathBuf> {
    let set = |name: &str| std::env::var_os(name);
    // It runs a thread and unwinds, which takes more of the C library than nothing does.
    let source =
        "fn main() { assert!(std::thread::spawn(|| std::panic::resume_unwind(Box::new(0))).join().is_err()) }\n";
    let source = made("links.rs", source)?;
    let program = source.with_extension("");
    let mut command = Command::new(set("RUSTC")?);
    command.arg(&source).arg("-o").arg(&program).arg("--target").arg(set("TARGET")?);
    if let Some(linker) = set("RUSTC_LINKER") {
        let mut flag = OsString::from("-Clinker=");
        flag.push(linker);
        command.arg(flag);
    }
    let own = std::env::var("CARGO_ENCODED_RUSTFLAGS").unwrap_or_default();
    command.args(own.split('\x1f').filter(|flag| !flag.is_empty()));
    command.args(flags.iter().map(|flag| format!("-Clink-arg={flag}")));
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success()).then_some(program)
}

/// Whether the tool is linked for one place in memory: thousands of addresses in its tables are then what they will be, and
/// need not be moved each time it starts, which is a tenth of the time that an empty module takes. Who links it statically by the compiler's own
/// flags has said so.
fn is_linked_where_it_is_loaded() -> bool {
    let is_static =
        std::env::var("CARGO_CFG_TARGET_FEATURE").is_ok_and(|set| set.split(',').any(|f| f == "crt-static"));
    is("PROFILE", "release") && is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu") && !is_static
}
