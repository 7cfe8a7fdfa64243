// Tests groups and folding in the graph, and folding of strings, without a browser.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { open } from "../npm/dist/index.js";

/** Builds the scripts of the page that need no browser. */
async function page() {
  const contents = ["data", "equal", "find", "overlay", "path", "same", "tree"].map((name) => `export * from "./graph/${name}.ts"; `).join("") + 'export * from "./fold.ts"; export * from "./documentation.ts";';
  const resolveDir = fileURLToPath(new URL("../page/", import.meta.url));
  const made = await build({ stdin: { contents, resolveDir, loader: "ts" }, bundle: true, format: "esm", write: false, logLevel: "error" });
  return import(`data:text/javascript;base64,${Buffer.from(made.outputFiles[0].contents).toString("base64")}`);
}

const { Rows, Tree, coloured, documentation, ends, equals, fold, folds, matcher, matches, overlay, reach, readOverlay, real, repeated, seen, unmatched } = await page();

test("reshapes and small constants are folded into their users", async () => {
  const file = await open(`func.func @f(%a: tensor<6xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.reshape %a : (tensor<6xf32>) -> tensor<3x2xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
  %2 = stablehlo.constant dense<1.0> : tensor<2x3xf32>
  %3 = stablehlo.add %1, %2 : tensor<2x3xf32>
  return %3 : tensor<2x3xf32>
}
`);
  const rows = new Rows(file.graph());
  const folded = fold(rows, true);
  const name = (row) => rows.text("name", row);
  assert.deepEqual([...folded.into].map(([row, into]) => [name(row), name(into)]), [["stablehlo.reshape", "stablehlo.add"], ["stablehlo.transpose", "stablehlo.add"], ["stablehlo.constant", "stablehlo.add"]]);
  assert.deepEqual([...folded.notes.values()].flat().filter((note) => note.includes("→")), ["reshape → transpose"]);
  assert.ok(new Tree(rows, "scope", folded).items.every((item) => item.row === undefined || !folded.into.has(item.row)));
});

test("operations of a cycle are not folded", async () => {
  // Graph regions allow uses of values that are defined later.
  const file = await open(`"t.graph"() ({
  %0 = "t.reshape"(%1) : (tensor<6xf32>) -> tensor<2x3xf32>
  %1 = "t.reshape"(%0) : (tensor<2x3xf32>) -> tensor<6xf32>
  %2 = "t.cast"(%2) : (tensor<6xf32>) -> tensor<6xf32>
  "t.use"(%1, %2) : (tensor<6xf32>, tensor<6xf32>) -> ()
}) : () -> ()
`);
  const rows = new Rows(file.graph());
  const folded = fold(rows, true);
  for (const into of folded.into.values()) assert.ok(!folded.into.has(into));
  for (const mode of ["scope", "file", "region"]) assert.ok(new Tree(rows, mode, folded).root.count >= 2);
});

/** Returns the rows and the tree of a text. */
async function graph(text, attributes) {
  const rows = new Rows((await open(text)).graph(undefined, undefined, attributes));
  return { rows, tree: new Tree(rows, "scope", fold(rows, false)) };
}

const LAYERS = `func.func @f(%a: f32 loc("x")) -> f32 {
  %0 = math.exp %a : f32 loc("net/one/exp")
  %1 = arith.addf %0, %a : f32 loc("net/one/add")
  %2 = math.exp %1 : f32 loc("net/two/exp")
  %3 = arith.addf %2, %1 : f32 loc("net/two/add")
  %4 = math.exp %3 : f32 loc("net/three/exp")
  %5 = arith.subf %4, %3 : f32 loc("net/three/sub")
  return %5 : f32
}
`;
const labels = (items) => items.map(({ label }) => label);
/** Returns the row whose location has a name. */
const at = (rows, scope) => [...Array(rows.count).keys()].find((row) => rows.text("scope", row) === scope);

test("groups with the same operations are equal", async () => {
  const { tree } = await graph(LAYERS);
  const one = tree.items.find(({ label, row }) => label === "one" && row === undefined);
  assert.deepEqual(labels(equals(tree, one)), ["one", "two"]);
  assert.deepEqual(repeated(tree).map(labels), [["one", "two"]]);
  const three = tree.items.find(({ label }) => label === "three");
  assert.deepEqual(labels(equals(tree, three)), ["three"]);
});

test("all rows before and after a row", async () => {
  const { rows, tree } = await graph(LAYERS);
  const scopes = (found) => [...found].map((row) => rows.text("scope", row)).filter(Boolean).sort();
  assert.deepEqual(scopes(reach(tree, [at(rows, "net/two/exp")], true)), ["net/one/add", "net/one/exp", "x"]);
  assert.deepEqual(scopes(reach(tree, [at(rows, "net/two/exp")], false)), ["net/three/exp", "net/three/sub", "net/two/add"]);
});

test("values that a region uses lead to the operation around it", async () => {
  const { rows, tree } = await graph(`func.func @f(%c: i1, %a: f32) -> f32 {
  %0 = scf.if %c -> f32 {
    %1 = math.exp %a : f32
    scf.yield %1 : f32
  } else {
    scf.yield %a : f32
  }
  return %0 : f32
}
`);
  const named = (name) => [...Array(rows.count).keys()].filter((row) => rows.text("name", row) === name);
  const after = reach(tree, named("math.exp"), false);
  assert.ok(named("scf.if").every((row) => after.has(row)) && named("func.return").every((row) => after.has(row)));
  assert.ok(reach(tree, named("func.return"), true).has(named("math.exp")[0]));
});

test("numbers, colours and lines from a file", async () => {
  const { rows, tree } = await graph(LAYERS);
  const csv = readOverlay("net/one/exp,1.5\nnet/two/add;2\nmath.exp\t#ff0000\n", "a.csv");
  assert.deepEqual([[...csv.numbers], [...csv.colours]], [[["net/one/exp", 1.5], ["net/two/add", 2]], [["math.exp", "#ff0000"]]]);
  const json = readOverlay('{"net/one/exp": 3, "two": "#0f0", "edges": [["net/one/exp", "net/three/sub"], {"from": "one", "to": "nowhere"}]}', "a.json");
  const item = (scope) => tree.of(at(rows, scope));
  assert.equal(overlay(tree, "data", json.numbers, String).of(item("net/one/exp")), 3);
  assert.equal(overlay(tree, "data", json.numbers, String).of(item("net/one/exp").parent), 3);
  const of = coloured(tree, json.colours);
  assert.deepEqual(["net/two/exp", "net/one/exp"].map((scope) => of(item(scope).parent)), ["#0f0", undefined]);
  assert.equal(coloured(tree, csv.colours)(item("net/three/exp")), "#ff0000");
  assert.deepEqual(ends(tree, json.edges).map(labels), [["math.exp", "arith.subf"]]);
  assert.deepEqual([...readOverlay('[{"name": "a", "latency": 2}, {"name": "b", "colour": "#123456"}]', "list").colours], [["b", "#123456"]]);
  assert.throws(() => readOverlay("nothing", "a.txt"), /a\.txt has no names/);
});

test("text and regular expressions find strings", () => {
  const found = (wanted) => ["dot_general", "convolution", "add", ""].filter(matcher(wanted));
  assert.deepEqual(found("/dot|conv/"), ["dot_general", "convolution"]);
  assert.deepEqual(found("ADD"), ["add"]);
  assert.deepEqual(found("/(/"), []);
});

test("attributes are columns only on request", async () => {
  const text = 'func.func @f() { "t.a"() {x = 7 : i32, y = "z"} : () -> () return }';
  const { rows } = await graph(text, true);
  assert.deepEqual([...Array(rows.count).keys()].map((row) => rows.text("attributes", row)).filter((text) => text.includes("x")), ['x = 7 : i32\ny = "z"']);
  const without = (await graph(text)).rows;
  assert.ok([...Array(without.count).keys()].every((row) => without.text("attributes", row) === ""));
});

test("rows that only one of two graphs has", async () => {
  const [one, other] = [(await graph(LAYERS)).rows, (await graph(LAYERS.replace("arith.subf", "arith.mulf"))).rows];
  const found = matches(one, other);
  const names = (rows, matched) => [...unmatched(rows, matched)].map((row) => rows.text("name", row));
  assert.deepEqual(names(one, found.keys()), ["arith.subf"]);
  assert.deepEqual(names(other, found.values()), ["arith.mulf"]);
});

test("operations have documentation", () => {
  assert.equal(documentation("arith.addi"), "https://mlir.llvm.org/docs/Dialects/ArithOps/#:~:text=arith.addi%20(");
  assert.equal(documentation("vhlo.dot_general_v2"), "https://openxla.org/stablehlo/spec#dot_general");
  assert.deepEqual(["constructor.a", "t.call", "unregistered"].map(documentation), [undefined, undefined, undefined]);
});

test("long strings are folded, and columns are found in what is shown", () => {
  const line = `a = "${"x".repeat(300)}", b = "short", c = "${"\\\"".repeat(150)}" : i32`;
  const all = folds(line);
  assert.deepEqual(all.map(({ shown }) => shown), ["… 241 more", "… 241 more"]);
  let shown = "";
  let at = 0;
  for (const fold of all) {
    shown += line.slice(at, fold.from) + fold.shown;
    at = fold.to;
  }
  shown += line.slice(at);
  for (const word of ["b =", "short", "c =", ": i32"]) {
    assert.equal(seen(all, line.indexOf(word)), shown.indexOf(word), word);
    assert.equal(real(all, shown.indexOf(word)), line.indexOf(word), word);
  }
  assert.equal(real(all, shown.indexOf("… 241") + 3), all[0].from);
  assert.equal(seen(all, all[0].from + 100), all[0].from);
  assert.deepEqual(folds(`a = "${"x".repeat(100)}"`), []);
  const inner = `(i32) -> i32, ">", ${"#t.b<1>, ".repeat(30)}`;
  const [fold, ...more] = folds(`t.op #t.a<${inner}> {b = #t.c<x>} : (!t.d<i32>) -> i32`);
  assert.deepEqual([fold.from, fold.to, more], [5 + 60, `t.op #t.a<${inner}`.length, []]);
  // An attribute that is not closed in the line, such as the beginning of a longer one, is shown.
  assert.deepEqual(folds(`t.op #t.a<${inner}`), []);
});
