// Tests the notebook widget in a page that imitates a notebook.
import assert from "node:assert/strict";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { onPage, skip } from "./browser.mjs";

const widget = fileURLToPath(new URL("../npm/dist/widget/", import.meta.url));
const models = fileURLToPath(new URL("models/", import.meta.url));

/** A page that imitates a notebook: messages of the model are answered with the files that Python would send. */
const NOTEBOOK = `<!doctype html><title>notebook</title><link rel="icon" href="data:,"><div id="cell"></div><script type="module">
import widget from "./widget.js";
const values = { name: "triton.mlir", view: "graph", theme: "light", height: 500 };
const heard = new Map();
const fetched = async (name) => new DataView(await (await fetch(name)).arrayBuffer());
const model = {
  get: (name) => values[name],
  on: (event, action) => heard.set(event, action),
  off: (event) => heard.delete(event),
  async send({ ask }) {
    const files = ask === "module" ? ["mlirkit.wasm.gz", "dialects.json.gz"] : [values.name];
    heard.get("msg:custom")({ kind: ask, name: values.name }, await Promise.all(files.map(fetched)));
  },
};
window.change = (name) => { values.name = name; heard.get("change:name")(); };
window.remove = widget.render({ model, el: document.getElementById("cell") });
window.left = () => heard.size;
</script>`;

const own = onPage((files) => {
  writeFileSync(path.join(files, "notebook.html"), NOTEBOOK);
  for (const name of ["triton.mlir", "rnn.mlir"]) copyFileSync(path.join(models, name), path.join(files, name));
}, [widget]);

test("the graph of a module in a notebook", { skip }, async () => {
  const { page } = own;
  assert.ok(readFileSync(path.join(widget, "widget.js")).length < 1_000_000);
  await page.goto(own.at("files/notebook.html"));
  const inside = page.frameLocator("#cell iframe");
  await inside.locator(".graph[data-letters]").waitFor();
  await inside.locator("[data-view=text]").click();
  await inside.locator(".text .row", { hasText: "tt.addptr" }).first().waitFor();
  assert.equal(await inside.locator("header").isVisible(), false);
  await page.evaluate(() => window.change("rnn.mlir"));
  await inside.locator("[role=treeitem]", { hasText: "@main" }).waitFor();
  assert.equal(await page.evaluate(() => (window.remove(), window.left())), 0);
  own.quiet();
});
