//! Selects linker options with which the tool starts faster.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::{Command, Stdio};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let mut flags = Vec::new();
    if is_linked_where_it_is_loaded() {
        flags.extend(statically().unwrap_or_else(|| vec!["-no-pie".to_owned()]));
    }
    if is("PROFILE", "release") && is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu") {
        let own_unwinder = own_unwinder().filter(|_| !flags.iter().any(|flag| flag == "-static"));
        flags.extend(own_unwinder.filter(|flag| linked(std::slice::from_ref(flag)).is_some()));
    }
    for flag in flags {
        println!("cargo::rustc-link-arg-bins={flag}");
    }
}

/// Returns whether an environment variable has the given value.
fn is(name: &str, value: &str) -> bool {
    std::env::var(name).is_ok_and(|set| set == value)
}

/// Returns a flag that links the unwinder statically, so that the loader need not find, map and link it at each start.
/// `None` if the linker script cannot be written.
fn own_unwinder() -> Option<String> {
    let folder = made("lib/libgcc_s.so", "INPUT(-lgcc_eh -lgcc)\n")?.parent()?.to_owned();
    Some(format!("-L{}", folder.display()))
}

/// Returns flags that link the C library statically. Without a dynamic loader, processing an empty module takes a sixth
/// less time. The compiler passes the names of shared libraries; linker scripts with these names refer to the static
/// libraries. Returns `None` if a test program cannot be linked and run, because not all systems have static libraries.
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
    // If the build measures coverage, this program must not write a profile.
    let run = Command::new(program).env("LLVM_PROFILE_FILE", "/dev/null").stdin(Stdio::null()).status();
    run.is_ok_and(|status| status.success()).then_some(flags)
}

/// Writes a file into the build's output folder and returns its path; `None` if writing fails.
fn made(name: &str, text: &str) -> Option<PathBuf> {
    let path = PathBuf::from(std::env::var_os("OUT_DIR")?).join(name);
    std::fs::create_dir_all(path.parent()?).ok()?;
    std::fs::write(&path, text).ok()?;
    Some(path)
}

/// Links a small program with the given flags, in addition to the flags of the build. Returns its path, or `None` if
/// the linker or a library is missing.
fn linked(flags: &[String]) -> Option<PathBuf> {
    let set = |name: &str| std::env::var_os(name);
    // The program uses a thread and unwinding, because the tool needs the same parts of the C library.
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

/// Returns whether to link the tool at a fixed address: in release builds for Linux with the GNU C library. This avoids
/// relocations at startup, so processing an empty module takes a tenth less time. With `crt-static`, the compiler's
/// flags are not changed.
fn is_linked_where_it_is_loaded() -> bool {
    let is_static =
        std::env::var("CARGO_CFG_TARGET_FEATURE").is_ok_and(|set| set.split(',').any(|f| f == "crt-static"));
    is("PROFILE", "release") && is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu") && !is_static
}
