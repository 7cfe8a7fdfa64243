//! Tests `mlirkit lsp` in sessions over standard input and output.

#![allow(clippy::unwrap_used)]

use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use lsp_server::{Message, Notification, Request};
use lsp_types as lsp;
use serde_json::{Value, json};

/// A language client connected to its own server process.
struct Client {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    next: i32,
    capabilities: Value,
}

const URI: &str = "file:///p/a.mlir";

impl Client {
    fn start(options: Value) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_mlirkit"))
            .arg("lsp")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (input, output) = (process.stdin.take().unwrap(), BufReader::new(process.stdout.take().unwrap()));
        let mut client = Self { process, input, output, next: 0, capabilities: Value::Null };
        let general = json!({ "positionEncodings": ["utf-16"] });
        let params = json!({ "capabilities": { "general": general }, "initializationOptions": options });
        client.capabilities = client.ask("initialize", params);
        client.tell("initialized", json!({}));
        client
    }

    fn send(&mut self, message: Message) {
        message.write(&mut self.input).unwrap();
        self.input.flush().unwrap();
    }

    fn tell(&mut self, method: &str, params: Value) {
        self.send(Message::Notification(Notification::new(method.to_owned(), params)));
    }

    fn receive(&mut self) -> Message {
        Message::read(&mut self.output).unwrap().expect("the server left")
    }

    /// Sends a request. Returns its result, or the error message.
    fn ask(&mut self, method: &str, params: Value) -> Value {
        self.next += 1;
        let id = self.next;
        self.send(Message::Request(Request::new(id.into(), method.to_owned(), params)));
        loop {
            if let Message::Response(response) = self.receive()
                && response.id == id.into()
            {
                return response.error.map_or(response.result.unwrap_or_default(), |error| json!(error.message));
            }
        }
    }

    /// Waits for the diagnostics of a version of the document, and returns them.
    fn diagnostics(&mut self, version: i32) -> Vec<lsp::Diagnostic> {
        loop {
            if let Message::Notification(told) = self.receive()
                && told.method == "textDocument/publishDiagnostics"
            {
                let params: lsp::PublishDiagnosticsParams = serde_json::from_value(told.params).unwrap();
                if params.version == Some(version) {
                    return params.diagnostics;
                }
            }
        }
    }

    fn open(&mut self, text: &str) -> Vec<lsp::Diagnostic> {
        let document = json!({ "uri": URI, "languageId": "mlir", "version": 1, "text": text });
        self.tell("textDocument/didOpen", json!({ "textDocument": document }));
        self.diagnostics(1)
    }

    fn close(&mut self) {
        self.tell("textDocument/didClose", json!({ "textDocument": { "uri": URI } }));
    }

    fn change(&mut self, version: i32, range: lsp::Range, new: &str) -> Vec<lsp::Diagnostic> {
        let changes = json!([{ "range": range, "text": new }]);
        let document = json!({ "uri": URI, "version": version });
        self.tell("textDocument/didChange", json!({ "textDocument": document, "contentChanges": changes }));
        self.diagnostics(version)
    }

    /// Sends a request about a position in the document. `more` contains additional parameters.
    fn at(&mut self, method: &str, position: lsp::Position, more: Value) -> Value {
        let mut params = json!({ "textDocument": { "uri": URI }, "position": position });
        for (key, value) in more.as_object().unwrap() {
            params[key] = value.clone();
        }
        self.ask(&format!("textDocument/{method}"), params)
    }

    /// Sends a request about the whole document.
    fn about(&mut self, method: &str) -> Value {
        self.ask(&format!("textDocument/{method}"), json!({ "textDocument": { "uri": URI } }))
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            self.ask("shutdown", Value::Null);
            self.tell("exit", Value::Null);
            assert!(self.process.wait().unwrap().success());
        }
        let _ = self.process.kill();
    }
}

/// Returns the position of the nth occurrence of a word.
fn find(text: &str, word: &str, nth: usize) -> lsp::Position {
    let at = text.match_indices(word).nth(nth).unwrap().0;
    let line = text[..at].matches('\n').count() as u32;
    let character = text[..at].rsplit('\n').next().unwrap().encode_utf16().count() as u32;
    lsp::Position { line, character }
}

fn starts(places: &Value) -> Vec<(u64, u64)> {
    let range = |place: &Value| place.get("range").unwrap_or(place)["start"].clone();
    let start = |place: &Value| (range(place)["line"].as_u64().unwrap(), range(place)["character"].as_u64().unwrap());
    places.as_array().unwrap().iter().map(start).collect()
}

fn labels(items: &Value) -> Vec<String> {
    items["items"].as_array().unwrap().iter().map(|item| item["label"].as_str().unwrap().to_owned()).collect()
}

const TEXT: &str = "\
#map = affine_map<(d0) -> (d0)>
// é comment
func.func @f(%a: i32, %b: index) -> i32 {
  %0 = arith.constant 7 : i32
  %1:2 = \"toy.two\"(%a) : (i32) -> (i32, i64)
  scf.for %i = %b to %b step %b {
    %2 = arith.addi %a, %1#0 : i32
  }
  cf.br ^bb1(%0 : i32)
^bb1(%x: i32):
  %3 = func.call @g(%x) : (i32) -> i32
  return %3 : i32
}
func.func private @g(i32) -> i32
memref.global \"private\" constant @k : memref<2x3xf16>
";

#[test]
fn names_are_found_and_renamed() {
    let mut client = Client::start(Value::Null);
    assert_eq!(client.open(TEXT), []);
    let declared = json!({ "context": { "includeDeclaration": true } });
    for (word, nth, definition, uses) in [
        ("%a", 2, (2, 13), vec![(2, 13), (4, 19), (6, 20)]),
        ("%1#0", 0, (4, 2), vec![(4, 2), (6, 24)]),
        ("%x", 1, (9, 5), vec![(9, 5), (10, 20)]),
        ("%i", 0, (5, 10), vec![(5, 10)]),
        ("^bb1", 0, (9, 0), vec![(8, 8), (9, 0)]),
        ("@g", 0, (13, 18), vec![(10, 17), (13, 18)]),
        ("#map", 0, (0, 0), vec![(0, 0)]),
    ] {
        let position = find(TEXT, word, nth);
        assert_eq!(starts(&client.at("definition", position, json!({}))), [definition], "{word}");
        assert_eq!(starts(&client.at("references", position, declared.clone())), uses, "{word}");
        assert_eq!(starts(&client.at("documentHighlight", position, json!({}))), uses, "{word}");
        let renamed = client.at("rename", position, json!({ "newName": "fresh" }));
        assert_eq!(starts(&renamed["changes"][URI]), uses, "{word}");
    }
    let taken = client.at("rename", find(TEXT, "%x", 0), json!({ "newName": "%3" }));
    assert_eq!(taken, json!("'%3' is already defined in line 11"));
    let wrong = client.at("rename", find(TEXT, "%x", 0), json!({ "newName": "a b" }));
    assert_eq!(wrong, json!("'a b' is not a valid name"));
}

#[test]
fn hovers_show_types_rows_and_layouts() {
    let mut client = Client::start(Value::Null);
    client.open(TEXT);
    let mut hover = |word, nth| {
        let shown = client.at("hover", find(TEXT, word, nth), json!({}));
        shown["contents"]["value"].as_str().unwrap_or_default().to_owned()
    };
    assert!(hover("%1", 0).contains("%1 : i32, i64\n"), "{}", hover("%1", 0));
    assert!(hover("%i", 0).contains("%i : index\n"));
    assert!(hover("%0", 0).contains("constant: `7 : i32`"));
    assert!(hover("arith.addi", 0).contains("lhs: signless-integer-like"));
    assert!(hover("arith.addi", 0).contains("\"arith.addi\"(%"));
    assert!(hover("i32", 0).contains("size 4 bytes (32 bits), ABI alignment 4"));
    assert!(hover("memref<2x3xf16>", 0).contains("6 elements of 2 bytes: 12 bytes"));
    assert!(hover("^bb1", 0).contains("predecessors: the entry block"));
    assert!(hover("@g", 0).contains("1 use in this file"));
    let text = "#a = #arith.fastmath<fast>\n!t = !llvm.ptr\nfunc.func private @f(!t) attributes {k = #a}\n";
    client.close();
    client.open(text);
    let mut hover = |word, nth| {
        let shown = client.at("hover", find(text, word, nth), json!({}));
        shown["contents"]["value"].as_str().unwrap_or_default().to_owned()
    };
    assert!(hover("#a", 0).contains("(`FastMathFlagsAttr`)"), "{}", hover("#a", 0));
    assert!(
        hover("!t", 1).contains("(`LLVMPointerType`)") && hover("!t", 1).contains("size 8 bytes"),
        "{}",
        hover("!t", 1)
    );
    assert!(hover("#arith", 0).contains("#arith.fastmath<fast>"));
}

#[test]
fn structure_tokens_and_hints() {
    let mut client = Client::start(Value::Null);
    client.open(TEXT);
    let symbols = client.about("documentSymbol");
    let names: Vec<&str> = symbols.as_array().unwrap().iter().map(|symbol| symbol["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["#map", "@f", "@g", "@k"]);
    let folds = client.about("foldingRange");
    let folds: Vec<_> =
        folds.as_array().unwrap().iter().map(|fold| (fold["startLine"].clone(), fold["endLine"].clone())).collect();
    assert_eq!(folds, [(json!(2), json!(11)), (json!(5), json!(6))]);
    let data = client.about("semanticTokens/full");
    // `#map` is an attribute defined at this position.
    assert_eq!(data["data"].as_array().unwrap()[..5], [0, 0, 4, 6, 1].map(|number| json!(number)));
    let (mut line, mut column, mut kinds) = (0, 0, Vec::new());
    for token in data["data"].as_array().unwrap().chunks(5) {
        let [lines, columns, _, kind, defines] = [0, 1, 2, 3, 4].map(|index| token[index].as_u64().unwrap());
        (line, column) = (line + lines, if lines > 0 { columns } else { column + columns });
        let text = TEXT.lines().nth(line as usize).unwrap();
        if text.is_ascii() && text[column as usize..].starts_with('%') {
            kinds.push((line, column, kind, defines));
        }
    }
    let (variable, parameter) = (1, 2);
    assert!(kinds.contains(&(2, 13, parameter, 1)) && kinds.contains(&(6, 20, parameter, 0)), "%a: {kinds:?}");
    assert!(kinds.contains(&(9, 5, parameter, 1)) && kinds.contains(&(10, 20, parameter, 0)), "%x: {kinds:?}");
    assert!(kinds.contains(&(10, 2, variable, 1)) && kinds.contains(&(11, 9, variable, 0)), "%3: {kinds:?}");
    let range = json!({ "start": { "line": 0, "character": 0 }, "end": { "line": 20, "character": 0 } });
    let hints = client.ask("textDocument/inlayHint", json!({ "textDocument": { "uri": URI }, "range": range }));
    let hints: Vec<_> = hints.as_array().unwrap().iter().map(|hint| hint["label"].as_str().unwrap()).collect();
    assert_eq!(hints, [": i32, i64", ": index"]);
    let position = json!([{ "line": 6, "character": 22 }]);
    let selected =
        client.ask("textDocument/selectionRange", json!({ "textDocument": { "uri": URI }, "positions": position }));
    let (mut depth, mut range) = (0, &selected[0]);
    while !range["parent"].is_null() {
        (depth, range) = (depth + 1, &range["parent"]);
    }
    assert!(depth >= 6, "{selected}");
}

#[test]
fn calls_and_workspace_symbols() {
    let mut client = Client::start(Value::Null);
    client.open(TEXT);
    let item = client.at("prepareCallHierarchy", find(TEXT, "@g", 0), json!({}));
    assert_eq!(item[0]["name"], "@g");
    let incoming = client.ask("callHierarchy/incomingCalls", json!({ "item": item[0] }));
    assert_eq!(incoming[0]["from"]["name"], "@f");
    let outgoing = client.ask("callHierarchy/outgoingCalls", json!({ "item": incoming[0]["from"] }));
    assert_eq!(outgoing[0]["to"]["name"], "@g");
    let found = client.ask("workspace/symbol", json!({ "query": "g" }));
    assert_eq!(found.as_array().unwrap().len(), 1);
}

#[test]
fn diagnostics_are_those_of_the_tool() {
    let mut client = Client::start(Value::Null);
    let text = "func.func @a() {\n  %0 = arith.constant 1 : i32\n  %1 = arith.addi %0, %0 : i64\n  return\n}\n\
                func.func @b() -> i32 {\n  return\n}\n// -----\nfunc.func @c() {\n  call @missing() : () -> ()\n  return\n}\n";
    let found = client.open(text);
    let told: Vec<_> = found.iter().map(|one| (one.range.start.line, one.message.as_str())).collect();
    assert_eq!(
        told,
        [
            (2, "use of value '%0' expects different type than prior uses: 'i64' vs 'i32'"),
            // The tool stops at the first error, but the editor continues with other functions.
            (6, "'func.return' op has 0 operands, but enclosing function (@b) returns 1"),
            (10, "'func.call' op 'missing' does not reference a valid function"),
        ]
    );
    let note = &found[0].related_information.as_ref().unwrap()[0];
    assert_eq!((note.location.range.start.line, note.message.as_str()), (1, "prior use here"));
    // The function is correct now, but the other errors remain.
    let range = lsp::Range { start: find(text, "i64", 0), end: lsp::Position { line: 2, character: 30 } };
    let mended = client.change(2, range, "i32");
    assert_eq!(mended.iter().map(|one| one.range.start.line).collect::<Vec<_>>(), [6, 10]);
}

/// Errors about operations without a location are at the first line of their section.
#[test]
fn an_unknown_dialect_hides_no_error() {
    let mut client = Client::start(Value::Null);
    let text =
        "// RUN: mlir-opt %s\nfunc.func @f(%a: i32) -> i64 {\n  \"foo.bar\"() : () -> ()\n  return %a : i32\n}\n";
    let found = client.open(text);
    assert_eq!(found.iter().map(|one| one.range.start.line).collect::<Vec<_>>(), [2, 3]);
    assert!(found[0].message.contains("unregistered dialect"), "{}", found[0].message);
    assert!(found[1].message.contains("doesn't match function result type"), "{}", found[1].message);
}

#[test]
fn diagnostics_without_a_position_stay_in_their_section() {
    let mut client = Client::start(Value::Null);
    let part = "func.func @f(%a: memref<4xf32>, %b: memref<4xf16>) {\n  \
                linalg.sub ins(%a, %b : memref<4xf32>, memref<4xf16>) outs(%a: memref<4xf32>)\n  return\n}\n";
    let found = client.open(&format!("{part}// -----\n{part}// -----\n\n{part}"));
    let lines: Vec<_> = found.iter().map(|one| (one.range.start.line, one.range.start.character)).collect();
    assert_eq!(lines, [(0, 0), (5, 0), (10, 0)]);
    assert!(found.iter().all(|one| one.message.contains("same type for all operands")));
}

/// Returns text that is large enough for functions to be checked separately.
fn large() -> String {
    let mut text = "#map = affine_map<(d0) -> (d0)>\n!t = i32\nmodule {\n".to_owned();
    for index in 0..300 {
        let callee = (index * 7 + 1) % 300;
        text += &format!(
            "  func.func @f{index}(%a: !t, %b: i64) -> i32 attributes {{m = #map}} {{\n    %0 = arith.addi %a, %a : i32\n    \
             %1 = func.call @f{callee}(%0, %b) : (i32, i64) -> i32\n    return %1 : i32\n  }}\n"
        );
    }
    text + "}\n"
}

#[test]
fn functions_are_checked_alone_after_edits() {
    let mut client = Client::start(Value::Null);
    let mut text = large();
    assert_eq!(client.open(&text), []);
    let steps: [(&str, usize, &str); 9] = [
        ("%0 = arith.addi %a, %a : i32", 40, "%0 = arith.addi %a, %b : i32"),
        ("@f8(%0, %b) : (i32, i64)", 0, "@f8(%b, %b) : (i64, i64)"),
        ("return %1 : i32", 120, "return"),
        ("%1 = func.call @f", 200, "%1 = func.call @g"),
        ("%0 = arith.addi %a, %b : i32", 0, "%0 = arith.addi %a, %a : i32"),
        ("arith.addi", 250, "arith.ad"),
        ("%a, %a : i32", 10, "%a, %a : !t // é"),
        // If braces are unbalanced, the whole text is checked.
        ("    return\n  }", 0, "    return\n"),
        ("    return\n", 0, "    return %1 : i32\n  }"),
    ];
    for (number, (old, nth, new)) in steps.into_iter().enumerate() {
        let at = text.match_indices(old).nth(nth).unwrap().0;
        let start = find(&text, old, nth);
        let lines = old.matches('\n').count() as u32;
        let character =
            if lines == 0 { start.character + old.len() as u32 } else { old.rsplit('\n').next().unwrap().len() as u32 };
        let end = lsp::Position { line: start.line + lines, character };
        let found = client.change(number as i32 + 2, lsp::Range { start, end }, new);
        text.replace_range(at..at + old.len(), new);
        let mut fresh = Client::start(Value::Null);
        let expected = fresh.open(&text);
        assert_eq!(found.is_empty(), expected.is_empty());
        let key = |one: &lsp::Diagnostic| (one.range.start.line, one.range.start.character, one.message.clone());
        let keys = |all: &[lsp::Diagnostic]| all.iter().map(key).collect::<std::collections::BTreeSet<_>>();
        assert_eq!(keys(&found), keys(&expected), "after {old:?} became {new:?}");
    }
    // After saving, the whole document is checked.
    client.tell("textDocument/didSave", json!({ "textDocument": { "uri": URI } }));
    let version = steps.len() as i32 + 1;
    assert!(!client.diagnostics(version).is_empty());
}

#[test]
fn several_changes_at_once() {
    let mut client = Client::start(Value::Null);
    client.open("// é\r\nfunc.func @a() {\r\n  return\r\n}\r\nfunc.func @b() {\r\n  return\r\n}\r\n");
    let place = |line: u32, from: u32, to: u32| json!({ "start": { "line": line, "character": from }, "end": { "line": line, "character": to } });
    let changes = json!([
        { "range": place(4, 11, 12), "text": "second" },
        { "range": place(1, 11, 12), "text": "first" },
        { "range": place(0, 3, 4), "text": "😀\r\n// x" },
        { "range": place(2, 11, 16), "text": "1st" },
    ]);
    client.tell(
        "textDocument/didChange",
        json!({ "textDocument": { "uri": URI, "version": 2 }, "contentChanges": changes }),
    );
    // A bare identifier begins with a letter.
    assert!(!client.diagnostics(2).is_empty());
    let symbols = client.ask("textDocument/documentSymbol", json!({ "textDocument": { "uri": URI } }));
    let last = symbols.as_array().unwrap().last().unwrap();
    assert_eq!(
        (&last["name"], &last["selectionRange"]["start"]),
        (&json!("@second"), &json!({ "line": 5, "character": 10 }))
    );
}

#[test]
fn announced_errors_are_checked_in_place() {
    let mut client = Client::start(Value::Null);
    let text = "// RUN: mlir-opt %s -verify-diagnostics -split-input-file\n\
                // expected-error@below {{unregistered}}\n\"toy.op\"() : () -> ()\n// -----\n\
                // expected-error@below {{nothing}}\nfunc.func private @f()\n// -----\n\
                func.func @g(%a: i32) -> i64 {\n  // expected-error@below {{type of return operand}}\n  return %a : i32\n}\n";
    let found = client.open(text);
    let told: Vec<_> =
        found.iter().map(|one| (one.range.start.line, one.severity.unwrap(), one.message.as_str())).collect();
    assert_eq!(told.len(), 3, "the check does not ask for notes that show operations: {told:?}");
    assert_eq!((told[0].0, told[0].1), (2, lsp::DiagnosticSeverity::HINT));
    assert_eq!(told[1], (4, lsp::DiagnosticSeverity::ERROR, "expected error \"nothing\" was not produced"));
}

#[test]
fn completion_while_the_text_is_broken() {
    let mut client = Client::start(Value::Null);
    let text = "!t = i32\nfunc.func @f(%a: i32, %b: index) -> i32 {\n  %0 = arith.addi %a, %\n  %1 = arith.\n  ret\n  func.call @\n}\nfunc.func private @g()\n";
    client.open(text);
    let mut complete =
        |line: u32, character: u32| labels(&client.at("completion", lsp::Position { line, character }, json!({})));
    assert_eq!(complete(2, 23), ["%a", "%b"], "the operand of the same type comes first");
    assert!(complete(3, 13).contains(&"arith.cmpi".to_owned()));
    assert!(complete(4, 5).contains(&"return".to_owned()));
    assert_eq!(complete(5, 13), ["@f", "@g"]);
    let help = client.at("signatureHelp", lsp::Position { line: 2, character: 22 }, json!({}));
    assert_eq!(help["activeParameter"], 1);
    let symbols = client.about("documentSymbol");
    assert_eq!(symbols.as_array().unwrap().len(), 3, "{symbols}");
    // The operations in both regions lack their dialect.
    client.close();
    client.open("pdl.pattern : benefit(1) {\n  %r = operation \"a.b\"\n  rewrite %r {\n    %n = operation \"a.c\"\n    erase %\n  }\n}\n");
    let found = labels(&client.at("completion", lsp::Position { line: 4, character: 11 }, json!({})));
    assert_eq!(found, ["%n", "%r"]);
    // The first word of a body could also be an attribute.
    client.close();
    client.open("func.func @f() {\n  ret\n}\nomp.private {type = private} @x : i32\n");
    let found = labels(&client.at("completion", lsp::Position { line: 1, character: 5 }, json!({})));
    assert!(found.contains(&"return".to_owned()) && found.contains(&"arith.".to_owned()), "{found:?}");
    let symbols = client.about("documentSymbol");
    assert_eq!(symbols[1]["name"], "@x");
}

#[test]
fn completion_of_enums_and_properties() {
    let mut client = Client::start(Value::Null);
    let mut first = |line: &str| {
        let text = format!("func.func @f(%a: i32, %v: vector<4xf32>) {{\n  {line}\n  return\n}}\n");
        let at = find(&text, "|", 0);
        let text = text.replace('|', "");
        let document = json!({ "uri": URI, "languageId": "mlir", "version": 1, "text": text });
        client.tell("textDocument/didOpen", json!({ "textDocument": document }));
        labels(&client.at("completion", at, json!({}))).into_iter().next().unwrap_or_default()
    };
    assert_eq!(first("%0 = llvm.icmp \"|\" %a, %a : i32"), "eq");
    assert_eq!(first("%0 = llvm.icmp \"s|\" %a, %a : i32"), "eq");
    assert_eq!(first("%0 = vector.reduction <|>, %v : vector<4xf32> into f32"), "add");
    assert_eq!(first("%0 = \"x.y\"() {a = #linalg.iterator_type<|>} : () -> i32"), "parallel");
    assert_eq!(first("%0 = arith.addi %a, %a overflow<|> : i32"), "none");
    assert_eq!(first("linalg.generic {|} ins(%v : vector<4xf32>)"), "indexing_maps");
    assert_eq!(first("%0 = \"x.y\"() {a = \"|\"} : () -> i32"), "");
    assert_eq!(first("linalg.generic {iterator_types = [\"|\"]} ins(%v : vector<4xf32>)"), "parallel");
    assert_ne!(first("%0 = {|"), "", "the operation has no name yet");
    // Values are offered where an operand may begin, but not among types.
    assert_eq!(first("%0 = arith.addi %a, |"), "%a");
    assert_eq!(first("%0 = arith.addf |"), "none", "a case of the enum comes first");
    assert_eq!(first("%0 = arith.cmpi eq, |"), "%a");
    assert_eq!(first("%0 = \"x.y\"(|"), "%v");
    assert_eq!(first("func.call @f(|"), "%v");
    assert_eq!(first("scf.for %i = |"), "%a");
    assert_eq!(
        first("%0 = arith.addi %a, |\n  %1 = arith.constant 1 : i32"),
        "%a",
        "the result of the next line is no operand"
    );
    assert_eq!(first("scf.for %i = | to %a step %a {}"), "%a");
    assert_eq!(first("%0 = arith.addi %a, %a : |"), "i1");
    assert_eq!(first("%0 = arith.addf %v, %v {|"), "fastmath", "an operation without regions");
    assert_eq!(first("%0 = vector.broadcast %a : i32 to |"), "i1");
    assert_eq!(first("func.call @f(%a) : (|"), "i1");
}

#[test]
fn an_error_is_reported_once() {
    let mut client = Client::start(Value::Null);
    let found = client.open("func.func private @a()\n// -----\n\n\"J// -----\n\n");
    let messages: Vec<&str> = found.iter().map(|found| found.message.as_str()).collect();
    assert_eq!(messages, ["expected '\"' in string literal"]);
}

#[test]
fn signatures_of_callees() {
    let mut client = Client::start(Value::Null);
    let mut shown = |call: &str| {
        let text = format!(
            "func.func private @g(i32, memref<2x3xf32, affine_map<(a, b) -> (a, b)>>) -> i1\n\
             func.func @h(%a: i32 {{k.x}}, %b: (i1, i2) -> ()) {{\n  return\n}}\n\
             func.func @f(%a: i32) {{\n  {call}\n  return\n}}\n"
        );
        client.close();
        client.open(&text.replace('|', ""));
        let help = client.at("signatureHelp", find(&text, "|", 0), json!({}));
        let first = &help["signatures"][0];
        (first["label"].as_str().unwrap_or_default().to_owned(), help["activeParameter"].as_u64().unwrap_or(99))
    };
    let g = "@g(i32, memref<2x3xf32, affine_map<(a, b) -> (a, b)>>) -> i1";
    assert_eq!(shown("func.call @g(|)"), (g.to_owned(), 0));
    assert_eq!(shown("func.call @g(%a, |) : (i32) -> i1"), (g.to_owned(), 1));
    assert_eq!(shown("func.call @h(%a, |)"), ("@h(%a: i32 {k.x}, %b: (i1, i2) -> ())".to_owned(), 1));
    assert!(shown("func.call @g(%a) : (|)").0.starts_with("func.call("), "the types follow");
}

#[test]
fn missing_terminators_are_added() {
    let mut client = Client::start(Value::Null);
    let mut added = |text: &str| {
        let found = client.open(text);
        let range = found[0].range;
        let params = json!({ "textDocument": { "uri": URI }, "range": range, "context": { "diagnostics": found } });
        let fixes = client.ask("textDocument/codeAction", params);
        let fix = fixes.as_array().unwrap().iter().find(|fix| fix["isPreferred"] == true).cloned().unwrap_or_default();
        fix["edit"]["changes"][URI][0]["newText"].as_str().unwrap_or_default().to_owned()
    };
    assert_eq!(added("func.func @f() {\n}\n"), "  return\n");
    assert_eq!(added("llvm.func @f(%a: i32) {\n  %0 = llvm.add %a, %a : i32\n}\n"), "  llvm.return\n");
    let spirv =
        "spirv.module Logical GLSL450 {\n  spirv.func @f() \"None\" {\n    %0 = spirv.Constant 1 : i32\n  }\n}\n";
    assert_eq!(added(spirv), "    spirv.Return\n");
    let text = "func.func @f(%x: i1) {\n  cf.br ^a\n^a:\n  %0 = arith.addi %x, %x : i1\n\n^b:\n  return\n}\n";
    assert_eq!(added(text), "  return\n");
    let text = "gpu.module @m {\n  gpu.func @f() kernel { gpu.barrier }\n}\n";
    assert_eq!(added(text), "gpu.return ");
}

#[test]
fn named_structs_of_a_section_are_its_own() {
    let mut client = Client::start(Value::Null);
    let section = |body| format!("func.func private @f(!llvm.struct<\"a\", ({body})>)\n");
    let mut text = format!("{}// -----\n{}", section("i32"), section("i64"));
    assert_eq!(client.open(&text), []);
    // A name may have different definitions when the function is checked separately and in the context used for hovers.
    for (version, old, new) in [(2, "i32", "f32"), (3, "i64", "f64"), (4, "f32", "i8")] {
        let start = find(&text, old, 0);
        let end = lsp::Position { character: start.character + 3, ..start };
        client.at("hover", find(&text, "llvm", 0), json!({}));
        assert_eq!(client.change(version, lsp::Range { start, end }, new), []);
        text = text.replacen(old, new, 1);
    }
}

#[test]
fn types_stay_while_an_operation_is_broken() {
    let mut client = Client::start(Value::Null);
    let text = "func.func @f(%m: memref<4xf32>, %i: index) {\n  %x = memref.load %m[%i] : memref<4xf32>\n  \
                %c = arith.cmpi slt, %i, %i : index\n  %k = arith.constant dense<[1.0, -2.0, 0.0]> : vector<3xf32>\n  \
                %y = arith.addf %x, \n  %z = toy.op [) %c\n  scf.for %j = %i to %i step %i {\n    %w = arith.mulf %x, %x fastmath<\n  }\n  return\n}\n";
    assert!(!client.open(text).is_empty());
    let mut hover = |word, nth| {
        let shown = client.at("hover", find(text, word, nth), json!({}));
        shown["contents"]["value"].as_str().unwrap_or_default().to_owned()
    };
    // The hover must show the type of the result, although the source contains only the type of the operands.
    assert!(hover("%x", 0).contains("%x : f32\n"), "{}", hover("%x", 0));
    assert!(hover("%c", 0).contains("%c : i1\n"), "{}", hover("%c", 0));
    assert!(hover("%k", 0).contains("3 elements: least -2, greatest 1, mean -0.333333, 1 zero"), "{}", hover("%k", 0));
    let place = find(text, "fastmath<", 0);
    let place = lsp::Position { character: place.character + 9, ..place };
    let cases = labels(&client.at("completion", place, json!({})));
    assert!(cases.contains(&"nnan".to_owned()) && !cases.contains(&"i32".to_owned()), "{cases:?}");
}

#[test]
fn aliases_are_extracted_with_all_of_their_text() {
    let mut client = Client::start(Value::Null);
    let text = "func.func @f(%a: f32) {\n  %0 = \"toy.op\"() {x = #arith.fastmath<fast>, y = #arith.} : () -> f32\n  \
                %1 = arith.constant dense<[1, 2]> : tensor<2xi32>\n  return\n}\n";
    client.open(text);
    for (word, value) in [
        ("#arith.fastmath", Some("#attr0 = #arith.fastmath<fast>\n")),
        ("#arith.}", Some("#attr0 = #arith.\n")),
        ("dense", Some("#attr0 = dense<[1, 2]> : tensor<2xi32>\n")),
        ("return", None),
    ] {
        let at = find(text, word, 0);
        let range = json!({ "start": at, "end": at });
        let params = json!({ "textDocument": { "uri": URI }, "range": range, "context": { "diagnostics": [] } });
        let found = client.ask("textDocument/codeAction", params);
        let found = found.as_array().unwrap().iter().find(|action| action["title"] == "Extract alias '#attr0'");
        assert_eq!(found.map(|action| action["edit"]["changes"][URI][0]["newText"].as_str().unwrap()), value, "{word}");
    }
}

/// Applies the code action with this title at a word, and returns the new text.
fn acted(client: &mut Client, text: &str, word: &str, nth: usize, title: &str) -> Option<String> {
    client.close();
    client.open(text);
    let at = find(text, word, nth);
    let range = json!({ "start": at, "end": at });
    let params = json!({ "textDocument": { "uri": URI }, "range": range, "context": { "diagnostics": [] } });
    let found = client.ask("textDocument/codeAction", params);
    let found = found.as_array().unwrap().iter().find(|action| action["title"] == title)?;
    let mut edits: Vec<lsp::TextEdit> = serde_json::from_value(found["edit"]["changes"][URI].clone()).unwrap();
    edits.sort_by_key(|edit| edit.range.start);
    let offset = |at: lsp::Position| {
        let start: usize = text.split_inclusive('\n').take(at.line as usize).map(str::len).sum();
        start + at.character as usize
    };
    let mut new = text.to_owned();
    for edit in edits.iter().rev() {
        new.replace_range(offset(edit.range.start)..offset(edit.range.end), &edit.new_text);
    }
    Some(new)
}

#[test]
fn aliases_keep_the_program() {
    let mut client = Client::start(Value::Null);
    let text = "func.func @f(%a: !llvm.ptr) {\n  return\n}\nfunc.func private @g(!llvm.ptr)\n";
    let new = acted(&mut client, text, "!llvm", 1, "Extract alias '!type0'").unwrap();
    assert_eq!(
        new,
        format!("!type0 = !llvm.ptr\n{}", text.replace("!llvm.ptr", "!type0")),
        "defined before its first use"
    );
    // The type of the value follows from the operation.
    let text = "memref.global @g : memref<2xf32> = dense<1.0>\n";
    assert_eq!(acted(&mut client, text, "dense", 0, "Extract alias '#attr0'"), None);
    let text = "#loc = loc(\"a.c\":1:2)\n#loc1 = loc(callsite(#loc at \"b\"))\n\
                func.func private @f() attributes {k = #loc} loc(#loc)\n";
    let new = acted(&mut client, text, "#loc", 0, "Inline alias '#loc'").unwrap();
    let want = "#loc1 = loc(callsite(\"a.c\":1:2 at \"b\"))\n\
                func.func private @f() attributes {k = loc(\"a.c\":1:2)} loc(\"a.c\":1:2)\n";
    assert_eq!(new, want);
    // In front of the definition of `#loc1`, the name `#loc` is not known.
    let text = "func.func private @f() loc(#loc1)\n#loc = loc(\"a.c\":1:2)\n#loc1 = loc(\"b\"(#loc))\n";
    assert_eq!(acted(&mut client, text, "#loc1", 0, "Inline alias '#loc1'"), None);
}

#[test]
fn expected_diagnostics_are_announced() {
    let mut client = Client::start(Value::Null);
    let mut announced = |text: &str| {
        client.close();
        let found = client.open(text);
        let range = found[0].range;
        let params = json!({ "textDocument": { "uri": URI }, "range": range, "context": { "diagnostics": found } });
        let actions = client.ask("textDocument/codeAction", params);
        let action = actions.as_array().unwrap().iter().find(|action| action["title"] == "Expect this error").unwrap();
        let edits = action["edit"]["changes"][URI].as_array().unwrap();
        let line = |edit: &Value| format!("{} {}", edit["range"]["start"]["line"], edit["newText"].as_str().unwrap());
        edits.iter().map(line).collect::<String>()
    };
    let text = "func.func @f() {\n  \"arith.adi\"() : () -> ()\n  return\n}\n";
    let want = "1   // expected-error@below {{unregistered operation 'arith.adi' found in dialect ('arith') that does not \
                allow unknown operations}}\n";
    assert_eq!(announced(text), want, "mlir-opt does not suggest a name");
    let text = "func.func private @f()\nfunc.func private @f()\n";
    let want = "0 // expected-note@below {{see existing symbol definition here}}\n\
                1 // expected-error@below {{redefinition of symbol named 'f'}}\n";
    assert_eq!(announced(text), want);
    let text = "#a = #sparse_tensor.encoding<{\n  map = (d0) -> (d0 : nothing)\n}>\n";
    let want = "0 // expected-error@+2 {{unknown level format: nothing}}\n";
    assert_eq!(announced(text), want, "above the attribute");
    let text = "func.func private @f()\nfunc.func private @f() loc(unknown)\n";
    let want = "0 // expected-error@unknown {{redefinition of symbol named 'f'}}\n\
                0 // expected-note@below {{see existing symbol definition here}}\n";
    assert_eq!(announced(text), want);
}

#[test]
fn actions_lenses_and_links() {
    let mut client = Client::start(Value::Null);
    let text = "// RUN: mlir-opt %s -allow-unregistered-dialect | FileCheck %s\n!t = i32\nfunc.func @f(%a: !t) {\n  %0 = arith.addi %a, %a : !t loc(\"x.c\":3:4)\n}\n";
    let found = client.open(text);
    assert_eq!(found.len(), 1);
    let mut titles = |line: u32, character: u32, diagnostics: &[lsp::Diagnostic]| {
        let range = json!({ "start": { "line": line, "character": character }, "end": { "line": line, "character": character } });
        let params =
            json!({ "textDocument": { "uri": URI }, "range": range, "context": { "diagnostics": diagnostics } });
        let found = client.ask("textDocument/codeAction", params);
        found.as_array().unwrap().iter().map(|action| action["title"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert!(
        titles(found[0].range.start.line, found[0].range.start.character, &found)
            .contains(&"Expect this error".to_owned())
    );
    assert!(titles(1, 1, &[]).contains(&"Inline alias '!t'".to_owned()));
    let typo = client.change(2, lsp::Range { start: find(text, "addi", 0), end: find(text, " %a, %a", 0) }, "adi");
    let note = &typo[0].related_information.as_ref().unwrap().last().unwrap().message;
    assert_eq!(note, "did you mean 'arith.addi'?");
    let range = typo[0].range;
    let params = json!({ "textDocument": { "uri": URI }, "range": range, "context": { "diagnostics": typo } });
    let fixes = client.ask("textDocument/codeAction", params);
    let fix = fixes.as_array().unwrap().iter().find(|fix| fix["title"] == "Change to 'arith.addi'").unwrap();
    assert_eq!(fix["edit"]["changes"][URI][0], json!({ "range": range, "newText": "arith.addi" }));
    let lenses = client.about("codeLens");
    assert_eq!(lenses[0]["command"]["command"], "mlirkit.run");
    assert_eq!(lenses[0]["command"]["arguments"][1], "mlir-opt %s -allow-unregistered-dialect | FileCheck %s");
    let links = client.about("documentLink");
    assert_eq!(links[0]["target"], "file:///p/x.c#L3,4");
    // A backslash continues a RUN line.
    let text = "// RUN: mlir-opt %s -cse \\\n// RUN:   | FileCheck %s\n// RUN: mlir-opt %s\n";
    client.change(3, lsp::Range { start: lsp::Position::default(), end: lsp::Position::new(9, 0) }, text);
    let lenses = client.about("codeLens");
    let command = |index: usize| lenses[index]["command"]["arguments"][1].as_str().unwrap();
    assert_eq!(
        [command(0), command(1), command(2)],
        ["mlir-opt %s -cse | FileCheck %s"; 2].into_iter().chain(["mlir-opt %s"]).collect::<Vec<_>>()[..]
    );
    assert_eq!(lenses[2]["range"]["start"]["line"], 2);
}

#[test]
fn operations_are_rewritten_with_their_names_and_locations() {
    let mut client = Client::start(Value::Null);
    let text = "\
#l = loc(\"x.py\":1:2)
func.func @f(%n: index, %a: tensor<2xf32>, %c: i1) -> (index, index) {
  %one = arith.constant 1 : index
  %x, %y:2 = scf.for %i = %n to %n step %one iter_args(%p = %n, %q = %one, %r = %n) -> (index, index, index) {
    %s = arith.addi %p, %i : index loc(#l)
    scf.yield %s, %q, %r : index, index, index
  } loc(\"loop\")
  cf.cond_br %c, ^left, ^right(%y#1 : index)
^left:
  return %x, %x : index, index
^right(%z: index):
  // a comment
  return %z, %z : index, index
}
";
    assert_eq!(client.open(text), []);
    let rewritten = |client: &mut Client, text: &str, word: &str| {
        let at = find(text, word, 0);
        let params = json!({ "textDocument": { "uri": URI }, "range": { "start": at, "end": at }, "context": { "diagnostics": [] } });
        let found = client.ask("textDocument/codeAction", params);
        let action = found.as_array().unwrap().iter().find(|action| action["kind"] == "refactor.rewrite")?.clone();
        Some(action["edit"]["changes"][URI][0]["newText"].as_str().unwrap().to_owned())
    };
    let generic = rewritten(&mut client, text, "scf.for").unwrap();
    let wanted = "\
%x, %y:2 = \"scf.for\"(%n, %n, %one, %n, %one, %n) ({
  ^bb0(%i: index, %p: index, %q: index, %r: index):
    %s = \"arith.addi\"(%p, %i) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index loc(#l)
    \"scf.yield\"(%s, %q, %r) : (index, index, index) -> ()
  }) : (index, index, index, index, index, index) -> (index, index, index) loc(\"loop\")";
    assert_eq!(generic, wanted);
    let branch = rewritten(&mut client, text, "cf.cond_br").unwrap();
    assert!(branch.starts_with("\"cf.cond_br\"(%c, %y#1)[^left, ^right]"), "{branch}");
    // The rewrite is not offered, because it would lose the comment.
    assert_eq!(rewritten(&mut client, text, "func.func"), None);
    let own = text.get(text.find("%x, %y:2").unwrap()..text.find("  cf.cond_br").unwrap()).unwrap();
    let text = text.replace(own, &format!("{generic}\n"));
    let changes = json!([{ "text": text }]);
    client.tell(
        "textDocument/didChange",
        json!({ "textDocument": { "uri": URI, "version": 2 }, "contentChanges": changes }),
    );
    assert_eq!(rewritten(&mut client, &text, "scf.for").as_deref(), Some(own.trim_end()));
}

#[test]
fn operations_are_rewritten_where_the_client_asks_for_it() {
    let mut client = Client::start(Value::Null);
    let text = |more: &str| {
        format!("func.func @f(%a: i32) {{\n  %0 = arith.addi %a, %a {{x = \"{more}\"}} : i32\n  return\n}}\n")
    };
    let small = text("");
    client.open(&small);
    let kinds = |client: &mut Client, word: &str, only: Value| {
        let at = find(&small, word, 0);
        let context = json!({ "diagnostics": [], "only": only });
        let range = json!({ "start": at, "end": at });
        let found = client.ask(
            "textDocument/codeAction",
            json!({ "textDocument": { "uri": URI }, "range": range, "context": context }),
        );
        let kinds = found.as_array().unwrap().iter().map(|action| action["kind"].as_str().unwrap().to_owned());
        kinds.collect::<Vec<_>>()
    };
    for only in [Value::Null, json!([]), json!(["refactor"]), json!(["quickfix", "refactor.rewrite"]), json!([""])] {
        assert_eq!(kinds(&mut client, "arith.addi", only.clone()), ["refactor.rewrite"], "{only}");
    }
    for only in [json!(["quickfix"]), json!(["refactor.re"]), json!(["refactor.rewrite.more"])] {
        assert!(kinds(&mut client, "arith.addi", only.clone()).is_empty(), "{only}");
    }
    for word in ["%0", "%a,", "x =", "i32\n"] {
        assert!(kinds(&mut client, word, Value::Null).is_empty(), "{word}");
    }
    // The function is too large to be parsed at every cursor move.
    client.tell(
        "textDocument/didChange",
        json!({ "textDocument": { "uri": URI, "version": 2 }, "contentChanges": [{ "text": text(&"y".repeat(1 << 16)) }] }),
    );
    assert!(kinds(&mut client, "arith.addi", Value::Null).is_empty());
}

#[test]
fn formatting_and_bytecode() {
    let mut client = Client::start(Value::Null);
    client.open("func.func @f(%a:i32){\nreturn\n}\n");
    let options = json!({ "textDocument": { "uri": URI }, "options": { "tabSize": 2, "insertSpaces": true } });
    let edits = client.ask("textDocument/formatting", options);
    let new: Vec<_> = edits.as_array().unwrap().iter().map(|edit| edit["newText"].as_str().unwrap()).collect();
    assert_eq!(new, [" ", " ", "\n  "]);
    let folder = std::env::temp_dir().join(format!("mlirkit-lsp-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("a.mlirbc");
    let source = folder.join("a.mlir");
    std::fs::write(&source, "func.func @old() { return }").unwrap();
    let made = Command::new(env!("CARGO_BIN_EXE_mlirkit"))
        .args(["parse", "--bytecode-version=4", "--producer=MLIR19.1.7", "-o"])
        .args([&file, &source])
        .status();
    assert!(made.unwrap().success());
    let uri = format!("file://{}", file.display());
    let shown = client.ask("mlirkit/text", json!({ "uri": uri }));
    let text = shown["text"].as_str().unwrap().replace("@old", "@new");
    assert_eq!(client.ask("mlirkit/save", json!({ "uri": uri, "text": text })), json!({}));
    let saved = std::fs::read(&file).unwrap();
    assert_eq!(saved.get(4), Some(&9), "bytecode of version 4");
    assert!(saved.windows(10).any(|window| window == b"MLIR19.1.7"));
    let again = client.ask("mlirkit/text", json!({ "uri": uri }));
    assert!(again["text"].as_str().unwrap().contains("@new"));
    std::fs::remove_dir_all(folder).unwrap();
}

/// Returns the fingerprint of a program in a file.
fn fingerprint(file: &std::path::Path) -> String {
    let found = Command::new(env!("CARGO_BIN_EXE_mlirkit")).arg("fingerprint").arg(file).output().unwrap();
    let text = String::from_utf8(found.stdout).unwrap();
    text.split(' ').next().filter(|word| word.len() == 64).unwrap().to_owned()
}

#[test]
fn files_of_all_kinds_are_saved_as_they_were() {
    let mut client = Client::start(Value::Null);
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let folder = std::env::temp_dir().join(format!("mlirkit-lsp-kinds-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let versions = (0..=6).map(|version| format!("mlirkit-wire/tests/data/small.v{version}.mlirbc"));
    // The custom syntax of the last file omits attributes, so its text has the generic form.
    let inputs = [
        "releases/19.mlirbc",
        "releases/20.mlirbc",
        "releases/24.mlirbc",
        "elsewhere.mlirbc",
        "exported.bin",
        "unknown-properties.mlirbc",
    ];
    let others = inputs.map(|name| format!("mlirkit/tests/cli/inputs/{name}"));
    for name in versions.chain(others) {
        let file = folder.join(name.rsplit('/').next().unwrap());
        let before = std::fs::read(root.join(&name)).unwrap();
        std::fs::write(&file, &before).unwrap();
        let (program, uri) = (fingerprint(&file), format!("file://{}", file.display()));
        let text = client.ask("mlirkit/text", json!({ "uri": uri }))["text"].as_str().unwrap().to_owned();
        assert_eq!(client.ask("mlirkit/save", json!({ "uri": uri, "text": text })), json!({}), "{name}");
        let saved = std::fs::read(&file).unwrap();
        assert_eq!(fingerprint(&file), program, "{name}");
        assert_eq!(saved.get(..20), before.get(..20), "{name}: producer and version");
        let is_envelope = !before.starts_with(b"ML\xefR");
        if is_envelope {
            assert!(saved.len().abs_diff(before.len()) < 16, "{name}: the envelope stays around the artifact");
        }
        let end = text.rfind("\n}").unwrap();
        let edited = format!("{}\n  func.func private @added() {{ return }}{}", &text[..end], &text[end..]);
        assert_eq!(client.ask("mlirkit/save", json!({ "uri": uri, "text": edited })), json!({}), "{name}");
        let saved = std::fs::read(&file).unwrap();
        assert_eq!(saved.get(..20), before.get(..20), "{name}: producer and version after an edit");
        let again = client.ask("mlirkit/text", json!({ "uri": uri }));
        assert!(again["text"].as_str().unwrap().contains("added"), "{name}");
        assert_ne!(
            client.ask("mlirkit/save", json!({ "uri": uri, "text": "module {" })),
            json!({}),
            "{name}: an error"
        );
        assert_eq!(std::fs::read(&file).unwrap(), saved, "{name}: a file stays as it was after an error");
    }
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn every_capability_is_announced() {
    let client = Client::start(json!({ "release": "19" }));
    let all = client.capabilities["capabilities"].as_object().unwrap();
    for name in [
        "hover",
        "definition",
        "references",
        "documentHighlight",
        "documentSymbol",
        "workspaceSymbol",
        "foldingRange",
        "selectionRange",
        "rename",
        "callHierarchy",
        "completion",
        "signatureHelp",
        "inlayHint",
        "codeAction",
        "codeLens",
        "documentLink",
        "documentFormatting",
        "documentRangeFormatting",
        "semanticTokens",
    ] {
        assert!(all.contains_key(&format!("{name}Provider")), "{name}");
    }
}
