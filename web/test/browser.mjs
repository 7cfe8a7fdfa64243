// Opens the page in a browser for tests. BROWSER is `chromium` or `firefox`. CHROMIUM and FIREFOX name the executables.
// SHOTS names a folder for screenshots of each view.
import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium, firefox } from "playwright-core";
import { serve } from "../serve.mjs";

export const examples = fileURLToPath(new URL("../../examples/", import.meta.url));
/** The name of the browser. Playwright supports fewer features in Firefox than in Chromium. */
export const which = process.env.BROWSER ?? "chromium";
const executablePath = which === "firefox" ? process.env.FIREFOX ?? "/usr/bin/firefox-esr" : process.env.CHROMIUM ?? "/usr/bin/chromium";
export const skip = !existsSync(executablePath) && `there is no ${which}`;
const args = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--font-render-hinting=none"];
// The limit only catches pages that hang, because the machine may be busy and a development build is slow.
export const timeout = 300_000;

/** Starts the browser. */
export const launch = () => (which === "firefox"
  ? firefox.launch({ channel: "moz-firefox", executablePath, timeout })
  : chromium.launch({ executablePath, args, timeout }));

/** A page in a browser for the tests in one file. `prepare` writes files into a folder, which is served together with `folders`. */
export function onPage(prepare = () => {}, folders = []) {
  const files = mkdtempSync(path.join(tmpdir(), "mlirkit-page-"));
  const said = [];
  const own = {
    files,
    page: undefined,
    at: (hash = "") => `http://127.0.0.1:${served.port}/${hash}`,
    async opened(name, more = "") {
      await own.page.goto("about:blank");
      await own.page.goto(own.at(`#url=${encodeURIComponent(own.at(`files/${name}`))}${more}`));
      await own.page.locator("[role=tab][aria-selected=true]").waitFor();
    },
    async view(name) {
      await own.page.locator(`[data-view=${name}]`).click();
      await own.page.locator(`[data-view=${name}][aria-selected=true]`).waitFor();
    },
    async shot(name) {
      if (process.env.SHOTS) await own.page.screenshot({ path: path.join(process.env.SHOTS, `${name}.png`) });
    },
    /** Returns the content of the file that the page offers for download after an action. */
    async saved(act) {
      // Firefox's driver does not report downloads of generated files, so the test reads the data that the page passes
      // to the browser.
      if (which === "firefox") {
        await own.page.evaluate(() => {
          const made = URL.createObjectURL;
          window.handed = new Promise((done) => {
            URL.createObjectURL = (blob) => {
              URL.createObjectURL = made;
              done(blob.arrayBuffer().then((bytes) => [...new Uint8Array(bytes)]));
              return made.call(URL, blob);
            };
          });
        });
        await act();
        return Buffer.from(await own.page.evaluate(() => window.handed));
      }
      const saved = own.page.waitForEvent("download");
      await act();
      return readFileSync(await (await saved).path());
    },
    /** Waits until the view is shown and its layout is complete. */
    async still() {
      await own.page.waitForFunction(() => {
        const text = document.getElementById("main").innerText;
        if (/(Working|Reading|Measuring|Verifying|Searching)…/.test(text)) return false;
        // Lines that have not arrived yet are shown as dots.
        if ([...document.querySelectorAll("#view .row")].some((row) => row.lastChild?.textContent === "…")) return false;
        const graph = document.querySelector("#view .graph");
        return !graph || graph.dataset.ready !== undefined;
      });
      // Wait for two frames: the browser measures in the first and draws in the second.
      await own.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    },
    /**
     * Holds back the next request with this method (of the layout's worker: `layout`). `caught` waits for it; `release` sends it, and waits
     * until the page has had the answer.
     */
    async hold(method) {
      await own.page.evaluate((method) => {
        const post = Worker.prototype.postMessage;
        window.held = undefined;
        Worker.prototype.postMessage = function (message, ...rest) {
          if ((message.method ?? message.kind ?? "layout") !== method) return post.call(this, message, ...rest);
          Worker.prototype.postMessage = post;
          window.held = () => new Promise((done) => {
            this.addEventListener("message", ({ data }) => data.id === message.id && data.progress === undefined && setTimeout(done, 100));
            post.call(this, message, ...rest);
          });
        };
      }, method);
      return {
        caught: () => own.page.waitForFunction(() => window.held !== undefined),
        release: () => own.page.evaluate(() => window.held()),
      };
    },
    /** Asserts that nothing was logged to the console. */
    quiet: () => assert.deepEqual(said, []),
  };
  let browser;
  let served;
  before(async () => {
    if (skip) return;
    prepare(files);
    served = await serve(0, [examples, files, ...folders]);
    browser = await launch();
    own.page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    own.page.setDefaultTimeout(timeout);
    own.page.on("console", (message) => ["error", "warning"].includes(message.type()) && said.push(message.text()));
    own.page.on("pageerror", (error) => said.push(String(error)));
  });
  after(async () => {
    await browser?.close();
    served?.server.close();
    rmSync(files, { recursive: true, force: true });
  });
  return own;
}
