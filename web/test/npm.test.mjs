// Tests the npm package on the repository's examples, and compares it with the tool if MLIRKIT names one.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { MlirError, open, openStream, structure } from "../npm/dist/index.js";

const examples = fileURLToPath(new URL("../../examples/", import.meta.url));
const read = (name) => readFileSync(path.join(examples, name));

test("text, bytecode and artifacts give the same text as the tool", { skip: !process.env.MLIRKIT && "MLIRKIT names no tool" }, async () => {
  const names = readdirSync(examples).filter((name) => /\.mlir(bc)?$/.test(name));
  assert.ok(names.length >= 6);
  for (const name of names) {
    const file = await open(read(name), { name, lazy: true });
    for (const generic of [false, true]) {
      const theirs = execFileSync(process.env.MLIRKIT, ["print", path.join(examples, name), ...(generic ? ["--generic"] : [])]);
      assert.equal(file.print({ generic }), theirs.toString(), name);
    }
    file.close();
  }
});

test("functions, values and symbols are found in the text", async () => {
  const text = "func.func @g(%x: i32) -> i32 {\n  %0 = arith.addi %x, %x : i32\n  %1 = call @g(%0) : (i32) -> i32\n  return %1 : i32\n}\n";
  const file = await open(text, { name: "g.mlir" });
  const [g] = file.outline().entries;
  assert.equal(g.path, "@g");
  assert.equal(g.signature, "(i32) -> i32");
  assert.deepEqual(file.find("@g").op, g.op);
  const view = file.view({ op: g.op });
  assert.equal(view.lines, 5);
  const line = file.lines(1, 1)[0];
  assert.equal(line, "  %0 = arith.addi %arg0, %arg0 : i32");
  const hover = file.hover(1, line.indexOf("%arg0"));
  assert.equal(hover.value.type, "i32");
  assert.equal(hover.op.name, "arith.addi");
  assert.match(hover.op.location, /g\.mlir.*2/);
  assert.deepEqual(hover.op.row.operands.map((operand) => operand.name), ["lhs", "rhs"]);
  const uses = file.uses(1, 2);
  assert.deepEqual(uses.definition, { line: 1, column: 2, length: 2 });
  assert.deepEqual(uses.users.map((place) => place.line), [2]);
  const symbol = file.uses(2, file.lines(2, 1)[0].indexOf("@g"), true);
  assert.equal(symbol.definition.path, "@g");
  assert.deepEqual(symbol.users.map((user) => user.name), ["func.call"]);
});

test("every byte of bytecode is explained, and operations know theirs", async () => {
  const file = await open(read("kernel.mlirbc"), { name: "kernel.mlirbc", lazy: true });
  const { count, parts } = file.dump(0, 5000);
  assert.equal(parts.length, count);
  assert.equal(parts.reduce((sum, part) => sum + part.length, 0), file.info.size);
  const [dot, clamp] = file.outline().entries;
  assert.equal(dot.loaded, false);
  const [first, second] = [file.bytesOf(dot.op), file.bytesOf(clamp.op)];
  assert.equal(first.end, second.start);
  assert.match(file.dump({ at: first.start }, 1).parts[0].meaning, /func\.func/);
  const sizes = file.sizes();
  assert.equal(sizes.parts.reduce((sum, part) => sum + part.bytes, 0), file.info.size);
});

test("an artifact says who can read it, and has the bytes of another version", async () => {
  const file = await open(read("mlp.vhlo.mlirbc"), { name: "mlp.vhlo.mlirbc" });
  assert.equal(file.info.form, "artifact");
  const { oldest, minimum } = file.stablehlo();
  assert.ok(oldest && minimum);
  const old = await open(file.write({ format: "stablehlo", version: oldest }), { vhlo: true });
  assert.equal(old.info.version, oldest);
  assert.match(old.print(), /vhlo\.func_v1/);
});

test("a graph has columns, names and edges; text of unknown dialects has a structure", async () => {
  const file = await open(read("kernel.mlir"), { name: "kernel.mlir" });
  const { strings, name, kind, edges, bytes } = file.graph(file.find("@dot").op);
  assert.equal(strings[name[0]], "func.func");
  assert.ok([...name].some((text) => strings[text] === "arith.mulf") && bytes.length === kind.length);
  assert.ok(edges.from.length > 5 && edges.from.every((from, at) => from < edges.to[at] || kind[from] === 1));
  assert.equal(file.findAll("MULF").kinds.find(({ kind }) => kind === "operation").count, 1);
  assert.equal(file.findText("arith.mulf").count, 1);
  assert.ok(file.owners().rows.some(([symbol, op]) => symbol === "@dot" && op === "arith.mulf"));
  const found = await structure("nowhere.module @m {\n  %0 = nowhere.one\n  nowhere.two %0\n}\n");
  assert.deepEqual([...found.name].map((text) => found.strings[text]).slice(1), ["nowhere.module", "nowhere.one", "nowhere.two"]);
  assert.equal(found.edges.from.length, 1);
});

test("weights have histograms", async () => {
  const file = await open(read("weights.mlir"), { name: "weights.mlir" });
  const tensors = file.tensors();
  assert.ok(tensors.length > 0);
  const { count, bars, least, largest, zeros } = file.histogram(tensors.find((tensor) => tensor.type && tensor.bytes).name);
  assert.equal(bars.reduce((sum, bar) => sum + bar, 0), count);
  assert.ok(least <= largest && zeros <= count);
});

test("differences, violations and queries name operations", async () => {
  const file = await open("func.func @f() -> i32 {\n  %0 = arith.constant 1 : i32\n  return %0 : i32\n}\n");
  const changes = file.diff(Buffer.from("func.func @f() -> i32 {\n  %0 = arith.constant 2 : i32\n  return %0 : i32\n}\n"));
  assert.deepEqual(changes.map((change) => [change.detail, change.old, change.new]), [["value", "1 : i32", "2 : i32"]]);
  assert.deepEqual(file.diff(Buffer.from(file.write({ format: "bytecode" }))), []);
  assert.equal(file.query('op("arith.*") | count').count, 1);
  assert.deepEqual(file.verify(), []);
  const wrong = await open("func.func @f() -> i32 {\n  %0 = arith.constant 1 : i64\n  return %0 : i64\n}\n");
  const [violation] = wrong.verify();
  assert.match(violation.message, /doesn't match function result type/);
  assert.equal(violation.name, "func.return");
});

test("what is wrong is an error with its place", async () => {
  await assert.rejects(open("func.func @f() {\n  arith.addi %x, %x : i32\n}", { name: "f.mlir" }), (error) => {
    assert.ok(error instanceof MlirError);
    assert.match(error.message, /f\.mlir:2:14: error: use of undeclared SSA value name/);
    assert.deepEqual([error.diagnostics[0].position.line, error.diagnostics[0].position.column], [2, 14]);
    return true;
  });
  await assert.rejects(open(""), /the file is empty/);
  const deep = "func.func @f() attributes {a = " + "[".repeat(15000) + "]".repeat(15000) + "} { return }";
  await assert.rejects(open(deep, { name: "deep.mlir" }), /deep\.mlir:1:\d+: error: nesting is too deep/);
  await assert.rejects(open("module {".repeat(2000) + "}".repeat(2000)), /nesting is too deep/);
  const fits = await open("module {".repeat(350) + "}".repeat(350));
  assert.equal(fits.print().split("\n").filter((line) => line.endsWith("module {")).length, 350);
  assert.deepEqual(fits.verify(), []);
  const damaged = read("kernel.mlirbc").subarray(0, 300);
  await assert.rejects(open(damaged), MlirError);
});

test("functions of VHLO have their names", async () => {
  const file = await open(read("mlp.vhlo.mlirbc"), { vhlo: true });
  const named = file.outline().entries.filter((entry) => entry.name === "vhlo.func_v1");
  assert.ok(named.length > 0);
  for (const { symbol } of named) assert.equal(file.find(`@${symbol}`).symbol, symbol);
});

test("parts of a file are put together, and a closed file says so", async () => {
  const bytes = read("kernel.mlirbc");
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += 100) yield bytes.subarray(at, at + 100);
  }
  const file = await openStream(chunks(), bytes.length, { name: "kernel.mlirbc" });
  assert.equal(file.outline().entries.length, 2);
  const nested = await open(`func.func @k() { "t.call"() {kernel = "${Buffer.from(bytes).toString("base64")}"} : () -> () return }`);
  assert.equal(nested.nested().length, 1);
  assert.deepEqual(Buffer.from(nested.nestedBytes(0)), bytes);
  file.close();
  assert.throws(() => file.print(), /closed/);
});

test("an older release has its own text", async () => {
  const file = await open("func.func @f(%x: i32) -> i32 {\n  %0 = arith.addi %x, %x overflow<nsw> : i32\n  return %0 : i32\n}\n");
  const old = await open(file.write({ format: "bytecode", release: "19" }), { release: "19" });
  assert.match(old.info.producer, /19/);
  assert.match(old.print(), /overflow<nsw>/);
});

test("definitions of families of dialects are loaded when a file needs them", async () => {
  const lines = ["gpu.thread_id  x", "spirv.Constant 1 : i32", "omp.barrier", "x86vector.avx.rsqrt %arg0 : vector<8xf32>", "emitc.verbatim \"x\"", "llvm.mlir.undef : !llvm.ptr", "tosa.const_shape  {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>"];
  for (const line of lines) {
    const named = /thread_id|Constant|rsqrt|undef|shape/.test(line) ? `%0 = ${line}` : line;
    const file = await open(`func.func @f(%arg0: vector<8xf32>) {\n  ${named}\n  return\n}\n`, { name: "family.mlir", strict: true });
    assert.ok(file.print().includes(line), file.print());
    const again = await open(file.write({ format: "bytecode" }), { name: "family.mlirbc", lazy: true, strict: true });
    assert.equal(again.print(), file.print());
  }
});

test("a type, an attribute or a location of a family loads its definitions", async () => {
  for (const text of ["func.func @f(%p: !llvm.ptr) { return }", "func.func @f(%a: memref<4xf32> {llvm.noalias}) { return }", 'func.func @f() { return } loc(fused<#llvm.di_file<"a.c" in "d">>["a.c":1:1])']) {
    const file = await open(text, { name: "typed.mlir", strict: true });
    const again = await open(file.write({ format: "bytecode" }), { name: "typed.mlirbc", lazy: true, strict: true });
    assert.equal(again.print(), file.print());
    assert.deepEqual(file.verify(), []);
  }
});

test("definitions of other projects are loaded when a file needs them", async () => {
  const text = readFileSync(new URL("models/triton.mlir", import.meta.url), "utf8");
  const file = await open(text, { name: "add.mlir", strict: true });
  assert.match(file.print(), /tt\.addptr %\w+, %\w+ : tensor<1024x!tt\.ptr<f32>>/);
  const again = await open(file.write({ format: "bytecode" }), { name: "add.mlirbc", lazy: true, strict: true });
  assert.equal(again.print(), file.print());
  // A comparison may be the first request that needs the definitions of a project.
  const plain = await open("func.func @f() { return }\n", { name: "plain.mlir" });
  const { changes } = await plain.ask("diff", { name: "add.mlir" }, Buffer.from(text));
  assert.ok(changes.some((change) => change.path.includes("@add")));
  assert.throws(() => file.request("nothing"), MlirError);
});
