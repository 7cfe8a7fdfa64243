// Measures the graph of a transformer with 24 layers: the time until its groups appear, the time to open all groups,
// and the frames per second while panning and zooming. Run `node frames.mjs`; CHROMIUM names the browser.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";
import { serve } from "./serve.mjs";
import { transformer } from "./test/transformer.mjs";

const files = mkdtempSync(path.join(tmpdir(), "mlirkit-frames-"));
writeFileSync(path.join(files, "transformer.mlir"), transformer(24));
const { server, port } = await serve(0, [files]);
const args = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args });
const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
page.setDefaultTimeout(60_000);

const shown = (least) => page.waitForFunction((least) => {
  const graph = document.querySelector(".graph");
  return graph?.dataset.ready !== undefined && Number(graph.dataset.nodes) >= least;
}, least);

/** Prints how many frames per second the browser draws during an action. */
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
  console.log(`| ${what} | ${(count / seconds).toFixed(0)} frames a second |`);
}

console.log(`Load ${loadavg()[0].toFixed(1)}\n\n| | |\n|---|---|`);
await page.goto(`http://127.0.0.1:${port}/#url=${encodeURIComponent(`http://127.0.0.1:${port}/files/transformer.mlir`)}`);
await page.locator("[role=tab][aria-selected=true]").waitFor();
await page.waitForFunction(() => !/Working…|Reading…/.test(document.getElementById("main").innerText));
let from = performance.now();
await page.locator("[data-view=graph]").first().click();
await shown(24);
console.log(`| groups, from the click on "Graph" | ${Math.round(performance.now() - from)} ms |`);

const canvas = await page.locator(".graph canvas").first().boundingBox();
const [x, y] = [canvas.x + canvas.width / 2, canvas.y + canvas.height / 2];
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
await page.locator("details.menu summary").click();
from = performance.now();
await page.getByRole("button", { name: "Open all groups" }).click();
await shown(1500);
console.log(`| all groups opened | ${Math.round(performance.now() - from)} ms |`);
await page.locator("details.menu summary").click();
await frames("panning with all groups open", pan);
await frames("zooming with all groups open", zoom);
await browser.close();
server.close();
rmSync(files, { recursive: true });
