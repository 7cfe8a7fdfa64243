//! Reads the commands in a test file, and runs them.

use std::path::Path;
use std::process::Command;

use crate::{Case, Kind};

/// Number of lines at the start of a file in which `RUN:` is recognized. The limit avoids a search of large data.
const FIRST_LINES: usize = 40;

/// Definitions of lit's commands in `bash`. As in LLVM's lit, `not` fails if its command crashes.
const PRELUDE: &str = r#"
not() { "$@" && return 1; [ $? -lt 126 ]; }
FileCheck() { "$LIT" --as-filecheck "$@"; }
unhex() { "$LIT" --as-unhex "$@"; }
"#;

/// Reads a test file; returns `None` if the file is not a test.
pub fn read(file: &Path) -> Option<Case> {
    let extension = file.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
    if matches!(extension, "rs" | "md" | "out" | "py") {
        return None;
    }
    // A file that is not valid UTF-8 has no RUN lines.
    let text = std::fs::read_to_string(file).ok()?;
    if extension == "cmd" {
        return Some(Case { file: file.to_owned(), script: text, kind: Kind::Script });
    }
    let script = commands(&text);
    (!script.is_empty()).then(|| Case { file: file.to_owned(), script, kind: Kind::Run })
}

/// Returns the commands in `RUN:` lines, one per line. A `\` at the end of a line continues the command on the next
/// one.
fn commands(text: &str) -> String {
    let mut script = String::new();
    for line in text.lines().take(FIRST_LINES) {
        let Some(comment) = line.trim_start().strip_prefix("//").or_else(|| line.trim_start().strip_prefix('#')) else {
            continue;
        };
        let Some(command) = comment.trim_start().strip_prefix("RUN:") else { continue };
        match command.trim().strip_suffix('\\') {
            Some(part) => script.push_str(part),
            None => script.extend([command.trim(), "\n"]),
        }
    }
    script
}

/// Replaces `%s` with the test file, `%S` with its folder, `%t` with a path in the scratch folder, and `%%` with `%`.
fn substitute(script: &str, file: &Path, scratch: &Path) -> String {
    let mut text = String::new();
    let mut rest = script;
    while let Some((before, after)) = rest.split_once('%') {
        text.push_str(before);
        let (with, length) = match after.as_bytes().first() {
            Some(b's') => (file.display().to_string(), 1),
            Some(b'S') => (file.parent().map(|folder| folder.display().to_string()).unwrap_or_default(), 1),
            Some(b't') => (scratch.join("t").display().to_string(), 1),
            Some(b'%') => ("%".to_owned(), 1),
            _ => ("%".to_owned(), 0),
        };
        text.push_str(&with);
        rest = &after[length..];
    }
    text + rest
}

/// Runs a test. If the test has a file `NAME.out`, compares the output with it; `BLESS=1` writes that file instead.
pub fn run(case: &Case, tool: &Path, scratch: &Path) -> Result<(), String> {
    let problem = |what: &Path, e: std::io::Error| format!("{}: {e}", what.display());
    let _ = std::fs::remove_dir_all(scratch);
    std::fs::create_dir_all(scratch).map_err(|e| problem(scratch, e))?;
    let folder = case.file.parent().unwrap_or(Path::new("."));
    let mut shell = match case.kind {
        Kind::Script => {
            let mut shell = Command::new("sh");
            shell.arg(&case.file);
            shell
        }
        Kind::Run => {
            let script = substitute(&case.script, &case.file, scratch);
            let mut shell = Command::new("bash");
            shell.args(["-e", "-o", "pipefail", "-c"]).arg(format!("{PRELUDE}{script}"));
            shell
        }
    };
    let path = std::env::var("PATH").unwrap_or_default();
    let tools = tool.parent().unwrap_or(Path::new("."));
    let lit = std::env::current_exe().map_err(|e| e.to_string())?;
    shell.current_dir(folder).env("PATH", format!("{}:{path}", tools.display())).env("T", scratch).env("LIT", lit);
    let output = shell.env_remove("RUST_BACKTRACE").output().map_err(|e| format!("shell: {e}"))?;
    let text = |bytes: &[u8]| {
        let text = String::from_utf8_lossy(bytes).replace(&*scratch.to_string_lossy(), "$T");
        if case.kind == Kind::Run { text.replace(&*folder.to_string_lossy(), "%S") } else { text }
    };
    let (stdout, stderr) = (text(&output.stdout), text(&output.stderr));
    let code = output.status.code().map_or_else(|| "none".to_owned(), |code| code.to_string());
    let golden = case.file.with_extension("out");
    if case.kind == Kind::Run && !output.status.success() {
        return Err(format!("exit code {code}\n{}{stdout}{stderr}", case.script));
    }
    let ours = match case.kind {
        Kind::Script => format!("exit code {code}\n--- standard output\n{stdout}--- standard error\n{stderr}"),
        Kind::Run if !golden.exists() => return Ok(()),
        Kind::Run => stdout,
    };
    if std::env::var_os("BLESS").is_some() {
        return std::fs::write(&golden, &ours).map_err(|e| problem(&golden, e));
    }
    let expected = std::fs::read_to_string(&golden).map_err(|e| problem(&golden, e))?;
    if ours == expected {
        return Ok(());
    }
    Err(format!(
        "expected:\n{expected}\ngot:\n{ours}\nBLESS=1 writes this output; read the difference before you commit it"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_behind_comments() {
        assert_eq!(commands("// RUN: a %s\nmodule {}\n# RUN: b \\\n#  RUN: | c\n// run: d\nRUN: e\n"), "a %s\nb | c\n");
        assert_eq!(commands(&format!("{}// RUN: late\n", "\n".repeat(FIRST_LINES))), "");
    }

    #[test]
    fn names_are_put_in() {
        let text = substitute("a %s %S/b %t.c 5%% %", Path::new("/x/y.mlir"), Path::new("/z"));
        assert_eq!(text, "a /x/y.mlir /x/b /z/t.c 5% %");
    }

    /// Runs commands as a test without an output file.
    fn outcome(name: &str, commands: &str) -> Result<(), String> {
        let folder = std::env::temp_dir().join(format!("mlirkit-lit-{}-{name}", std::process::id()));
        let case = Case { file: folder.join("no-such.mlir"), script: commands.to_owned(), kind: Kind::Run };
        // Commands run in the folder of the test file, which is the scratch folder in this test.
        let result = run(&case, Path::new("/usr/bin/env"), &folder);
        std::fs::remove_dir_all(&folder).unwrap();
        result
    }

    #[test]
    fn every_command_must_succeed() {
        assert_eq!(outcome("good", "true\nnot false\necho a | grep -q a\necho b > %t.b && cat %t.b"), Ok(()));
        assert!(outcome("first", "false\ntrue").is_err());
        assert!(outcome("pipe", "false | cat").is_err(), "any command of a pipe");
        assert!(outcome("not", "not true").is_err());
        assert!(outcome("crash", "not sh -c 'kill -SEGV $$'").is_err(), "a crash is no failure that is expected");
    }
}
