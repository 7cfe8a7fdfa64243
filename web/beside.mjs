// Measures the page, Netron and Model Explorer on the same files in Chromium: the time until the first picture, the size of its letters,
// memory, and frames per second while panning and zooming. Run `node beside.mjs PYTHON FILE...`. PYTHON is an interpreter that has the
// packages `netron` and `ai-edge-model-explorer`; CHROMIUM names the browser, SHOTS a folder for screenshots.
import { spawn } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";
import { serve } from "./serve.mjs";

const [python, ...given] = process.argv.slice(2);
if (given.length === 0) {
  console.error("usage: node beside.mjs PYTHON FILE...");
  process.exit(2);
}
/** The longest wait for a picture. */
const LONGEST = Number(process.env.LONGEST ?? 240_000);
const shot = Buffer.from("shot");

/** Starts a server in Python and waits until it says its address. */
async function server(args) {
  const child = spawn(python, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, PYTHONUNBUFFERED: "1" } });
  await new Promise((done, failed) => {
    const seen = (data) => /http:\/\//.test(data) && done();
    child.stdout.on("data", seen);
    child.stderr.on("data", seen);
    child.on("exit", (code) => failed(new Error(`${args.join(" ")} ended with ${code}`)));
  });
  return child;
}

/** Returns the proportional memory of the processes of a browser that run pages, in MB. */
async function memory(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  let sum = 0;
  for (const { id, type } of processInfo) {
    if (type !== "renderer") continue;
    try {
      sum += Number(/^Pss: +(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, "utf8"))[1]) / 1024;
    } catch {
      // The process has ended.
    }
  }
  await session.detach();
  return sum;
}

/** Waits until the page looks the same for half a second. Returns the time from `start` until it began to look like that. */
async function settled(page, start) {
  let before = shot;
  let since = 0;
  while (performance.now() - start < LONGEST) {
    const now = await page.screenshot();
    const at = performance.now();
    if (!now.equals(before)) [before, since] = [now, at];
    else if (at - since > 500) return since - start;
    await page.waitForTimeout(50);
  }
  throw new Error("nothing that stays the same");
}

/** Returns how many frames a second the browser draws while the pointer drags or the wheel turns. */
async function frames(page, act) {
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
  return (await page.evaluate(() => ((window.counted.ends = true), window.counted.frames))) / seconds;
}

async function pan(page) {
  await page.mouse.move(600, 450);
  await page.mouse.down();
  for (let step = 0; step < 60; step++) await page.mouse.move(600 + 200 * Math.sin(step / 9), 450 + 120 * Math.cos(step / 7));
  await page.mouse.up();
}

async function zoom(page) {
  await page.mouse.move(600, 450);
  await page.keyboard.down("Control");
  for (let step = 0; step < 40; step++) await page.mouse.wheel(0, step % 20 < 10 ? -60 : 60);
  await page.keyboard.up("Control");
}

/** Returns the height in pixels of the smallest text in an SVG picture, and how many of its texts are in the window. */
const textsOfSvg = () => {
  const all = [...document.querySelectorAll("#canvas text")].map((text) => ({ ...text.getBoundingClientRect().toJSON(), size: parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 1) }));
  const visible = all.filter(({ right, left, top, bottom }) => right > 0 && left < innerWidth && bottom > 0 && top < innerHeight);
  return `${Math.min(...visible.map(({ size }) => size)).toFixed(1)} pixels, ${visible.length} of ${all.length} texts in the window`;
};

const PROGRAMS = {
  async page(page, file, port) {
    await page.goto(`http://127.0.0.1:${port}/#view=graph&url=${encodeURIComponent(`http://127.0.0.1:${port}/files/${path.basename(file)}`)}`);
    await page.locator(".graph[data-ready]").waitFor();
    return async () => `${await page.locator(".graph").getAttribute("data-letters")} pixels, ${await page.locator(".tools .status").innerText()}`;
  },
  async netron(page) {
    await page.goto("http://127.0.0.1:18081/");
    const ready = page.locator("#canvas g.node, #canvas .node").first();
    const asked = page.locator("#message-button");
    // Netron asks about cookies, and whether to lay out a large graph.
    while (await Promise.race([ready.waitFor({ state: "attached" }).then(() => false), asked.waitFor().then(() => true)])) {
      console.log(`  asked: ${(await page.locator("#message-text").innerText()).slice(0, 120)}`);
      await asked.click();
      await asked.waitFor({ state: "hidden" });
    }
    await page.waitForFunction(() => !document.body.classList.contains("spinner"));
    return () => page.evaluate(textsOfSvg);
  },
  async "model explorer"(page, file) {
    await page.goto(`http://127.0.0.1:18082/?data=${encodeURIComponent(JSON.stringify({ models: [{ url: file }] }))}`);
    await page.getByText("layer count").waitFor();
    return async () => (await page.locator(".graph-info, info-panel").first().innerText().catch(() => "")).replace(/\s+/g, " ").slice(0, 80);
  },
};

const args = ["--headless", "--no-sandbox", "--no-first-run", "--disable-background-networking"];
/** Model Explorer draws with WebGL, which a machine without a graphics card emulates. The others draw without it. */
const webgl = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"];

async function measure(name, file, port) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: [...args, ...(name === "model explorer" ? webgl : ["--disable-gpu"])] });
  const context = await browser.newContext({ viewport: { width: 1600, height: 900 } });
  // Netron replaces `eval`, which the driver needs.
  await context.addInitScript(() => {
    const own = window.eval;
    Object.defineProperty(window, "eval", { get: () => own, set() {} });
  });
  const page = await context.newPage();
  page.setDefaultTimeout(LONGEST);
  try {
    if (name === "netron") {
      await page.goto("http://127.0.0.1:18081/");
      const accept = page.getByText("Accept", { exact: true });
      if (await accept.waitFor({ timeout: 10_000 }).then(() => true, () => false)) await accept.click();
      await page.goto("about:blank");
    }
    const empty = await memory(browser);
    const start = performance.now();
    const letters = await PROGRAMS[name](page, file, port);
    const first = await settled(page, start);
    if (process.env.SHOTS) await page.screenshot({ path: path.join(process.env.SHOTS, `${path.basename(file)}-${name.replace(" ", "-")}.png`) });
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable");
    await session.send("HeapProfiler.collectGarbage");
    const { metrics } = await session.send("Performance.getMetrics");
    const metric = (wanted) => metrics.find(({ name }) => name === wanted).value;
    const row = [name, `${(first / 1000).toFixed(2)} s`, await letters(), `${(await memory(browser) - empty).toFixed(0)} MB`, `${(metric("JSHeapUsedSize") / 1e6).toFixed(0)} MB, ${metric("Nodes")} nodes`];
    row.push((await frames(page, () => pan(page))).toFixed(0), (await frames(page, () => zoom(page))).toFixed(0));
    console.log(`| ${row.join(" | ")} |`);
  } catch (error) {
    console.log(`| ${name} | ${String(error.message).split("\n")[0]} |`);
    if (process.env.SHOTS) await page.screenshot({ path: path.join(process.env.SHOTS, `${path.basename(file)}-${name.replace(" ", "-")}-failed.png`) }).catch(() => {});
  }
  await browser.close();
}

const files = mkdtempSync(path.join(tmpdir(), "mlirkit-beside-"));
for (const file of given) copyFileSync(file, path.join(files, path.basename(file)));
const { server: own, port } = await serve(0, [files]);
for (const one of given) {
  const file = path.join(files, path.basename(one));
  console.log(`\n${path.basename(file)}, load ${loadavg()[0].toFixed(1)}\n\n| program | first picture | letters and boxes | memory above an empty page | JavaScript | frames a second while panning | while zooming |\n|---|---|---|---|---|---|---|`);
  for (const name of (process.env.PROGRAMS ?? "page,netron,model explorer").split(",")) {
    const netron = `import netron, time; netron.start(${JSON.stringify(file)}, address=("127.0.0.1", 18081), browse=False); time.sleep(1e6)`;
    const child = name === "netron" ? await server(["-c", netron]) : name === "model explorer" ? await server(["-m", "model_explorer", "--host", "127.0.0.1", "--port", "18082", "--no_open_in_browser"]) : undefined;
    await measure(name, file, port);
    child?.removeAllListeners("exit");
    child?.kill();
  }
}
own.close();
rmSync(files, { recursive: true });
