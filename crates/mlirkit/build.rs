//! Notes the commit that a release build is made of, for `--version`, and says how the tool is linked so that it starts fast.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::{Command, Stdio};

fn main() {
    println!("cargo::rerun-if-env-changed=MLIRKIT_COMMIT");
    println!("cargo::rustc-env=MLIRKIT_COMMIT={}", commit().map_or(String::new(), |commit| format!(" ({commit})")));
    embed_page();
    let mut flags = Vec::new();
    if is_linked_where_it_is_loaded() {
        flags.extend(statically().unwrap_or_else(|| vec!["-no-pie".to_owned()]));
    }
    let is_tool = std::env::var_os("CARGO_FEATURE_TOOL").is_some();
    if is_tool && is("PROFILE", "release") && is("CARGO_CFG_TARGET_OS", "linux") {
        let own_unwinder = own_unwinder().filter(|_| !flags.iter().any(|flag| flag == "-static"));
        flags.extend(own_unwinder.filter(|flag| linked(std::slice::from_ref(flag)).is_some()));
    }
    for flag in flags {
        println!("cargo::rustc-link-arg-bins={flag}");
    }
}

/// Lists the files of the page that `mlirkit view` serves: those of the folder that MLIRKIT_EMBED_PAGE names, or none.
fn embed_page() {
    println!("cargo::rerun-if-env-changed=MLIRKIT_EMBED_PAGE");
    let mut files = Vec::new();
    if let Some(folder) = std::env::var_os("MLIRKIT_EMBED_PAGE").map(PathBuf::from) {
        println!("cargo::rerun-if-changed={}", folder.display());
        let mut open = vec![folder.clone()];
        while let Some(inner) = open.pop() {
            let Ok(entries) = std::fs::read_dir(&inner) else { continue };
            for path in entries.flatten().map(|entry| entry.path()) {
                if path.is_dir() {
                    open.push(path);
                } else if let Ok(name) = path.strip_prefix(&folder) {
                    files.push(format!(
                        "({:?}, include_bytes!({:?}) as &[u8])",
                        name.to_string_lossy(),
                        path.to_string_lossy()
                    ));
                }
            }
        }
        files.sort();
        assert!(!files.is_empty(), "MLIRKIT_EMBED_PAGE names no folder with files: {}", folder.display());
    }
    let Some(out) = std::env::var_os("OUT_DIR").map(PathBuf::from) else { return };
    let written = std::fs::write(out.join("page.rs"), format!("&[{}]", files.join(", ")));
    assert!(written.is_ok(), "the list of the page's files cannot be written");
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
