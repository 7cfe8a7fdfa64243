//! Tests of requests. They are called from Rust, so that no WebAssembly toolchain is needed.

use mlirkit_wasm::{Answer, Session};
use serde_json::{Value, json};

const TEXT: &str = "func.func @g(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  %1 = call @g(%0) : (i32) -> i32
  return %1 : i32
}
";

fn ask(session: &mut Session, request: Value, data: Option<&[u8]>) -> Value {
    match session.answer(&request, data.map(<[u8]>::to_vec)) {
        Ok(Answer::Json(value)) => value,
        Ok(Answer::Bytes(bytes)) => Value::from(String::from_utf8_lossy(&bytes).into_owned()),
        Ok(Answer::Needs(projects)) => json!({ "needs": projects }),
        Err(failure) => json!({ "failure": failure.json() }),
    }
}

fn opened(text: &str) -> Session {
    let mut session = Session::default();
    let info = ask(&mut session, json!({ "method": "open", "name": "g.mlir" }), Some(text.as_bytes()));
    assert_eq!(info["form"], "text", "{info}");
    session
}

#[test]
fn names_in_the_text_lead_to_values_and_symbols() {
    let mut session = opened(TEXT);
    let outline = ask(&mut session, json!({ "method": "outline" }), None);
    assert_eq!(outline["entries"][0]["path"], "@g");
    let view = ask(&mut session, json!({ "method": "view", "op": outline["entries"][0]["op"] }), None);
    assert_eq!(view["lines"], 5);
    let hover = ask(&mut session, json!({ "method": "hover", "line": 1, "column": 18 }), None);
    assert_eq!((&hover["value"]["type"], &hover["op"]["name"]), (&json!("i32"), &json!("arith.addi")));
    let uses = ask(&mut session, json!({ "method": "uses", "line": 1, "column": 2 }), None);
    assert_eq!(uses["definition"], json!({ "line": 1, "column": 2, "length": 2 }));
    assert_eq!(uses["users"].as_array().map(Vec::len), Some(1));
    let symbol = ask(&mut session, json!({ "method": "uses", "line": 2, "column": 13, "everywhere": true }), None);
    assert_eq!((&symbol["kind"], &symbol["users"][0]["name"]), (&json!("symbol"), &json!("func.call")), "{symbol}");
}

#[test]
fn every_operation_knows_its_bytes() {
    let mut session = opened(TEXT);
    let bytes = match session.answer(&json!({ "method": "write", "format": "bytecode" }), None) {
        Ok(Answer::Bytes(bytes)) => bytes,
        _ => panic!("no bytecode"),
    };
    ask(&mut session, json!({ "method": "open", "name": "g.mlirbc", "lazy": true }), Some(&bytes));
    let outline = ask(&mut session, json!({ "method": "outline" }), None);
    assert_eq!(outline["entries"][0]["loaded"], false);
    let place = ask(&mut session, json!({ "method": "bytes_of", "op": outline["entries"][0]["op"] }), None);
    let dump = ask(&mut session, json!({ "method": "dump", "at": place["start"], "count": 1 }), None);
    assert_eq!(dump["parts"][0]["meaning"], "func.func (name 1, mask 0x50)", "{place} {dump}");
    let root = ask(&mut session, json!({ "method": "bytes_of", "op": outline["op"]["op"] }), None);
    assert!(
        root["start"].as_u64() < place["start"].as_u64() && place["end"].as_u64() <= root["end"].as_u64(),
        "{root} {place}"
    );
    let same = ask(&mut session, json!({ "method": "diff" }), Some(TEXT.as_bytes()));
    assert_eq!(same["changes"], json!([]));
    assert_eq!(
        ask(&mut session, json!({ "method": "print" }), None).as_str(),
        Some(&*format!("module {{\n  {}\n}}\n\n", TEXT.trim_end().replace('\n', "\n  ").replace("%x", "%arg0")))
    );
}

#[test]
fn what_is_wrong_has_a_place() {
    let mut session = Session::default();
    let failure =
        ask(&mut session, json!({ "method": "open", "name": "f.mlir" }), Some(b"func.func @f() {\n  a.b %x\n}"));
    assert_eq!(failure["failure"]["diagnostics"][0]["position"]["line"], 2, "{failure}");
    assert!(ask(&mut session, json!({ "method": "print" }), None)["failure"]["message"].is_string());
    let mut session = opened(TEXT);
    for request in [
        json!({ "method": "nothing" }),
        json!({ "method": "view", "op": [99, 99] }),
        json!({ "method": "find", "path": "@h" }),
        json!([]),
    ] {
        assert!(ask(&mut session, request.clone(), None)["failure"]["message"].is_string(), "{request}");
    }
    let wrong = TEXT.replacen("-> i32 {", "-> i64 {", 1);
    let mut session = opened(&wrong);
    let found = ask(&mut session, json!({ "method": "verify" }), None);
    assert!(found["violations"].as_array().is_some_and(|all| !all.is_empty()), "{found}");
}

#[test]
fn functions_of_a_large_text_are_read_when_they_are_looked_at() {
    let line = "    \"t.t\"() : () -> ()\n".repeat(40);
    let functions: String =
        (0..1200).map(|number| format!("  func.func @f{number}() {{\n{line}    return\n  }}\n")).collect();
    let text = format!("module {{\n{functions}}}\n").replacen(
        "return\n  }\n  func.func @f800",
        "return %0 : i32\n  }\n  func.func @f800",
        1,
    );
    let mut session = Session::default();
    let info = ask(&mut session, json!({ "method": "open", "lazy": true }), Some(text.as_bytes()));
    assert_eq!((&info["lazy"], &info["warnings"]), (&json!(true), &json!([])));
    let outline = ask(&mut session, json!({ "method": "outline" }), None);
    let (wrong, fine) = (&outline["entries"][799], &outline["entries"][900]);
    assert_eq!((&wrong["path"], &wrong["loaded"]), (&json!("@f799"), &json!(false)));
    let view = ask(&mut session, json!({ "method": "view", "op": fine["op"] }), None);
    assert_eq!(view["lines"], 43);
    assert_eq!(ask(&mut session, json!({ "method": "verify", "op": fine["op"] }), None)["violations"], json!([]));
    for request in
        [json!({ "method": "view", "op": wrong["op"] }), json!({ "method": "print" }), json!({ "method": "sizes" })]
    {
        let failure = ask(&mut session, request, None);
        assert_eq!(failure["failure"]["diagnostics"][0]["message"], "use of undeclared SSA value name", "{failure}");
        assert_eq!(failure["failure"]["diagnostics"][0]["position"]["line"], 799 * 43 + 43);
    }
}

/// Requests a graph. Returns its header, and its columns and edges as numbers.
fn graph_of(session: &mut Session, request: Value, data: Option<&[u8]>) -> (Value, Vec<u32>) {
    let bytes = match session.answer(&request, data.map(<[u8]>::to_vec)) {
        Ok(Answer::Bytes(bytes)) => bytes,
        _ => panic!("no graph"),
    };
    let length = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]) as usize;
    let header: Value = serde_json::from_slice(&bytes[4..4 + length]).unwrap_or_default();
    let words =
        bytes[4 + length..].chunks_exact(4).map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]));
    (header, words.collect())
}

/// Returns the strings in a column.
fn column(graph: &(Value, Vec<u32>), name: &str) -> Vec<String> {
    let (header, words) = graph;
    let rows = header["rows"].as_u64().unwrap_or(0) as usize;
    let at = header["columns"].as_array().and_then(|all| all.iter().position(|one| one == name)).unwrap_or(0);
    let text = |word: &u32| header["strings"][*word as usize].as_str().unwrap_or_default().to_owned();
    words[at * rows..(at + 1) * rows].iter().map(text).collect()
}

#[test]
fn a_graph_has_rows_names_and_edges() {
    let mut session = opened(&TEXT.replace(
        "%0 = arith.addi %x, %x : i32",
        "%0 = arith.addi %x, %x : i32 loc(\"net/layer/add\"(\"net.py\":7:1))",
    ));
    let graph = graph_of(&mut session, json!({ "method": "graph" }), None);
    assert_eq!(
        column(&graph, "name"),
        ["builtin.module", "func.func", "argument 0", "arith.addi", "func.call", "func.return"]
    );
    assert_eq!(column(&graph, "scope")[3], "net/layer/add");
    assert_eq!(column(&graph, "file")[3], "net.py");
    assert_eq!(column(&graph, "symbol")[1], "g");
    assert_eq!(column(&graph, "attributes")[4], "");
    let more = graph_of(&mut session, json!({ "method": "graph", "attributes": true }), None);
    assert_eq!(column(&more, "attributes")[4], "callee = @g");
    let (rows, columns) = (6, graph.0["columns"].as_array().map_or(0, Vec::len));
    let edges = graph.0["edges"].as_u64().unwrap_or(0) as usize;
    let from = &graph.1[columns * rows..columns * rows + edges];
    let to = &graph.1[columns * rows + edges..columns * rows + 2 * edges];
    assert_eq!((from, to), (&[2, 2, 3, 4][..], &[3, 3, 4, 5][..]));
    let closed = graph_of(&mut session, json!({ "method": "graph", "limit": 0 }), None);
    assert_eq!(closed.0["rows"], 2);
    let locations = ask(&mut session, json!({ "method": "locations" }), None);
    assert_eq!((&locations["names"][0][0], &locations["names"][0][1]), (&json!("net/layer/add"), &json!(1)));
    let owners = ask(&mut session, json!({ "method": "owners" }), None);
    assert!(
        owners["rows"]
            .as_array()
            .is_some_and(|rows| rows.iter().any(|row| row[1] == "arith.addi" && row[5].as_u64() > Some(0))),
        "{owners}"
    );
}

#[test]
fn branches_are_edges_to_blocks() {
    let mut session = opened("func.func @h(%c: i1) {\n  cf.cond_br %c, ^a, ^b\n^a:\n  cf.br ^b\n^b:\n  return\n}\n");
    let graph = graph_of(&mut session, json!({ "method": "graph" }), None);
    let names = column(&graph, "name");
    let (rows, edges) = (names.len(), graph.0["edges"].as_u64().unwrap_or(0) as usize);
    let columns = graph.0["columns"].as_array().map_or(0, Vec::len);
    let pairs = (0..edges).map(|at| {
        let end = |side: usize| names[graph.1[columns * rows + side * edges + at] as usize].as_str();
        (end(0), end(1))
    });
    let branches = [("argument 0", "cf.cond_br"), ("cf.cond_br", "^bb1"), ("cf.cond_br", "^bb2"), ("cf.br", "^bb2")];
    assert_eq!(pairs.collect::<Vec<_>>(), branches);
}

#[test]
fn search_finds_names_and_text() {
    let mut session = opened(TEXT);
    let found = ask(&mut session, json!({ "method": "find_all", "text": "ADD" }), None);
    let operations = found["kinds"].as_array().and_then(|kinds| kinds.iter().find(|kind| kind["kind"] == "operation"));
    assert_eq!(
        operations.map(|kind| (&kind["count"], &kind["hits"][0]["path"])),
        Some((&json!(1), &json!("@g/arith.addi#0"))),
        "{found}"
    );
    let text = ask(&mut session, json!({ "method": "find_text", "text": "@g(%0)" }), None);
    assert_eq!(
        (&text["count"], &text["hits"][0]["name"], &text["next"]),
        (&json!(1), &json!("func.call"), &json!(null)),
        "{text}"
    );
}

#[test]
fn text_of_unknown_dialects_has_a_structure() {
    let mut session = Session::default();
    let text = b"hw.module @adder(in %a : i8, out sum : i8) {\n  %0 = comb.add %a, %a : i8\n  hw.output %0 : i8\n}\n";
    let graph = graph_of(&mut session, json!({ "method": "syntax" }), Some(text));
    let names = column(&graph, "name");
    assert!(names.iter().any(|name| name == "comb.add") && names.iter().any(|name| name == "hw.output"), "{names:?}");
    assert!(column(&graph, "symbol").iter().any(|name| name == "adder"));
    assert!(graph.0["edges"].as_u64() > Some(0), "{}", graph.0);
}
