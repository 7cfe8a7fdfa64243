// Tests groups and folding in the graph, and folding of strings, without a browser.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { open } from "../npm/dist/index.js";

/** Builds the scripts of the page that need no browser. */
async function page() {
  const contents = 'export { Rows } from "./graph/data.ts"; export { Tree, fold } from "./graph/tree.ts"; export * from "./fold.ts";';
  const resolveDir = fileURLToPath(new URL("../page/", import.meta.url));
  const made = await build({ stdin: { contents, resolveDir, loader: "ts" }, bundle: true, format: "esm", write: false, logLevel: "error" });
  return import(`data:text/javascript;base64,${Buffer.from(made.outputFiles[0].contents).toString("base64")}`);
}

const { Rows, Tree, fold, folds, real, seen } = await page();

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
});
