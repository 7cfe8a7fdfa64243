// Measures the graph of a transformer with 24 layers, or of files: the time until its groups appear, the size of letters, the time to open
// a group and to open all, and the frames per second while panning and zooming. Run `node frames.mjs [FILE...]`; CHROMIUM names the
// browser. LAYERS=1000 makes a larger transformer.
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";
import { serve } from "./serve.mjs";
import { transformer } from "./test/transformer.mjs";

const files = mkdtempSync(path.join(tmpdir(), "mlirkit-frames-"));
const names = process.argv.slice(2).map((file) => path.basename(file));
for (const file of process.argv.slice(2)) copyFileSync(file, path.join(files, path.basename(file)));
if (names.length === 0) {
  names.push("transformer.mlir");
  writeFileSync(path.join(files, "transformer.mlir"), transformer(Number(process.env.LAYERS ?? 24)));
}
const { server, port } = await serve(0, [files]);
const args = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args });
const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
page.setDefaultTimeout(120_000);
const graph = page.locator(".graph");
const row = (what, result) => console.log(`| ${what} | ${result} |`);

/** Waits until no work is announced. */
const idle = () => page.waitForFunction(() => !/Working…|Reading…/.test(document.getElementById("main").innerText));

/** Waits until the graph is ready and shows other boxes than before. */
const changed = (before) => page.waitForFunction((before) => {
  const graph = document.querySelector(".graph");
  return graph?.dataset.ready !== undefined && graph.dataset.nodes !== undefined && graph.dataset.nodes !== before;
}, before);

/** Prints how many frames a second the browser draws during an action. */
async function frames(what, act) {
  await page.evaluate(() => {
    const counted = (window.counted = { frames: 0, ends: false });
    const next = () => {
      if (counted.ends) return;
      counted.frames++;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  const from = performance.now();
  await act();
  const seconds = (performance.now() - from) / 1000;
  const count = await page.evaluate(() => {
    window.counted.ends = true;
    return window.counted.frames;
  });
  row(what, `${(count / seconds).toFixed(0)} frames a second`);
}

async function measure(name) {
  console.log(`\n| ${name} | |\n|---|---|`);
  const timed = async (act) => {
    const from = performance.now();
    await act();
    return Math.round(performance.now() - from);
  };
  await page.goto("about:blank");
  row("file opened", `${await timed(async () => {
    await page.goto(`http://127.0.0.1:${port}/#url=${encodeURIComponent(`http://127.0.0.1:${port}/files/${name}`)}`);
    await page.locator("[role=tab][aria-selected=true]").waitFor();
    await idle();
  })} ms`);
  // A large file is shown by its first function; the graph is that of the module.
  await page.locator("[role=treeitem]").first().click();
  await idle();
  row('groups, from the click on "Graph"', `${await timed(async () => {
    await page.locator("[data-view=graph]").first().click();
    await changed(undefined);
  })} ms`);
  const nodes = () => graph.getAttribute("data-nodes");
  row("boxes and letters", `${await nodes()}, ${await graph.getAttribute("data-letters")} pixels; ${await page.locator(".tools .status").innerText()}`);

  // Opens groups that are closed, and closes each again.
  const canvas = page.locator(".graph canvas").first();
  await canvas.focus();
  const times = [];
  for (let at = 0; at < 30 && times.length < 8; at++) {
    await page.keyboard.press(at % 3 === 2 ? "ArrowRight" : "ArrowDown");
    if ((await page.locator(".details button", { hasText: /^Open group$/ }).count()) === 0) continue;
    const before = await nodes();
    const toggle = async () => {
      await page.keyboard.press("Enter");
      await changed(before);
    };
    times.push(await timed(toggle));
    await page.keyboard.press("Enter");
    await page.waitForFunction((before) => document.querySelector(".graph").dataset.nodes === before, before);
  }
  row("a group opened", times.length ? `${Math.min(...times)} to ${Math.max(...times)} ms (${times.length} groups)` : "none is closed");

  const box = await canvas.boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const pan = async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 0; step < 90; step++) await page.mouse.move(x + 200 * Math.sin(step / 9), y + 120 * Math.cos(step / 7));
    await page.mouse.up();
  };
  const zoom = async () => {
    await page.mouse.move(x, y);
    for (let step = 0; step < 60; step++) await page.mouse.wheel(0, step % 20 < 10 ? -60 : 60);
  };
  await frames("panning", pan);
  await frames("zooming", zoom);
  const before = await nodes();
  await page.locator("details.menu summary").click();
  row("all groups opened", `${await timed(async () => {
    await page.getByRole("button", { name: "Open all groups" }).click();
    await changed(before);
  })} ms, ${await nodes()} boxes`);
  await page.locator("details.menu summary").click();
  await frames("panning with all groups open", pan);
  await frames("zooming with all groups open", zoom);
}

console.log(`Load ${loadavg()[0].toFixed(1)}`);
for (const name of names) await measure(name);
await browser.close();
server.close();
rmSync(files, { recursive: true });
