/** The page: opens a file, and shows views of it. Nothing leaves the machine. */
import { bytesView } from "./bytes.ts";
import { Client, Refused } from "./client.ts";
import { colour } from "./colour.ts";
import { h, human, say } from "./dom.ts";
import { errorBox } from "./errors.ts";
import { OutlineTree } from "./outline.ts";
import { sizesView } from "./sizes.ts";
import type { State } from "./state.ts";
import { nestedView, tensorsView } from "./tensors.ts";
import { forget, textView } from "./text_view.ts";
import { diffView, problemsView, queryView, stablehloView } from "./whole.ts";
import type { Entry, FileInfo, OpId } from "../npm/src/types.ts";

const main = document.getElementById("main") as HTMLElement;
const title = document.getElementById("name") as HTMLElement;
const progress = document.getElementById("progress") as HTMLProgressElement;
const picker = document.getElementById("picker") as HTMLInputElement;
const url = document.getElementById("url") as HTMLInputElement;

const VIEWS: [string, string, (state: State, place: HTMLElement) => Promise<void>, (info: FileInfo) => boolean][] = [
  ["text", "Text", (state, place) => textView(state, place), () => true],
  ["graph", "Graph", async (state, place) => (await import("./graph.ts")).graphView(state, place), () => true],
  ["bytes", "Bytes", bytesView, (info) => info.form !== "text"],
  ["sizes", "Sizes", sizesView, () => true],
  ["tensors", "Tensors", tensorsView, () => true],
  ["stablehlo", "StableHLO", (state, place) => stablehloView(state, place), (info) => info.hasStableHlo || info.form === "artifact"],
  ["nested", "Nested", nestedView, () => true],
  ["problems", "Problems", problemsView, () => true],
  ["diff", "Diff", diffView, () => true],
  ["query", "Query", queryView, () => true],
];

let client: Client | undefined;
let state: State | undefined;
let view = "text";

/** What stands behind the `#` of the address: `op=@f&view=graph&url=...`. */
const link = () => new URLSearchParams(location.hash.slice(1));

function remember(): void {
  const parts = link();
  parts.set("view", view);
  if (state?.entry.path) parts.set("op", state.entry.path);
  else parts.delete("op");
  const hash = `#${parts.toString().replaceAll("%40", "@").replaceAll("%3A", ":").replaceAll("%2F", "/")}`;
  if (hash !== location.hash) history.pushState(null, "", hash);
}

function welcome(): void {
  main.className = "empty";
  title.textContent = "";
  main.replaceChildren(h("div", { class: "welcome" }, h("h2", {}, "Drop an MLIR file here"),
    h("p", {}, "Text, bytecode of any release, StableHLO artifacts, functions that JAX exported. The file is read in this browser and goes nowhere."),
    h("button", { type: "button", onclick: () => picker.click() }, "Open file")));
}

function show_error(name: string, error: unknown, blob?: Blob): void {
  main.className = "";
  main.style.display = "block";
  main.style.overflow = "auto";
  main.replaceChildren(errorBox(error, blob, `${name} cannot be shown`));
}

/** The beginning of a large file, while it is read. */
async function preview(blob: Blob): Promise<void> {
  if (blob.size < 2_000_000) return;
  const head = new Uint8Array(await blob.slice(0, 16_384).arrayBuffer());
  const binary = head.subarray(0, 512).some((byte) => byte === 0);
  const content = binary
    ? Array.from({ length: 64 }, (_, row) => `${(row * 16).toString(16).padStart(8, "0")}  ${[...head.subarray(row * 16, row * 16 + 16)].map((byte) => byte.toString(16).padStart(2, "0")).join(" ")}`)
    : new TextDecoder().decode(head).split("\n").slice(0, 60).map((line) => line.slice(0, 300));
  if (main.className !== "empty") return;
  main.style.display = "block";
  main.style.overflow = "auto";
  main.replaceChildren(h("p", { class: "note" }, `${human(blob.size)}: this is how the file begins. It is still being read.`),
    h("pre", { class: "raw", id: "preview" }, content.map((line) => [binary ? line : colour(line), "\n"])));
}

async function open(blob: Blob, name: string, source?: Uint8Array): Promise<void> {
  client?.end();
  client = new Client();
  const mine = client;
  state = undefined;
  forget();
  title.textContent = `${name}: reading`;
  progress.hidden = false;
  progress.value = 0;
  welcomeAway();
  void preview(blob);
  try {
    const { info } = await mine.open(source ? { bytes: source } : { file: blob }, { name, lazy: true }, (share) => {
      if (share < 1) progress.value = share;
      else progress.removeAttribute("value");
      title.textContent = share < 1 ? `${name}: ${Math.round(share * 100)} % read` : `${name}: parsing ${human(blob.size)}`;
    });
    if (mine !== client) return;
    await arrange(mine, info, blob, undefined);
  } catch (error) {
    if (mine !== client) return;
    title.textContent = name;
    show_error(name, error, blob);
  } finally {
    if (mine === client) progress.hidden = true;
  }
}

function welcomeAway(): void {
  main.className = "empty";
  main.style.display = "";
  main.style.overflow = "";
  main.replaceChildren(h("p", { role: "status" }, "Reading…"));
}

/** Puts outline, views and details of a file on the page. */
async function arrange(mine: Client, info: FileInfo, blob: Blob, as: string | undefined, file = info, wanted = link().get("op")): Promise<void> {
  const details = h("aside", { class: "details", "aria-label": "Details" }, h("p", {}, "Click a name in the text to see what it is."));
  const place = h("div", { id: "view", role: "tabpanel" });
  const tabs = h("div", { role: "tablist", "aria-label": "Views" });
  const own: State = {
    client: mine, file, info, blob, as, entry: undefined as unknown as Entry,
    async visit(op, inside, next) {
      if (next) view = next;
      const { op: entry } = await mine.call<{ op: Entry }>("outline", { op, head: true });
      own.entry = entry;
      tree.choose(entry);
      await render(inside);
    },
    async openBytes(bytes, name) {
      history.pushState(null, "", "#");
      view = "text";
      await open(new Blob([bytes as BlobPart]), name, bytes);
    },
    async derive(next) {
      const path = own.entry.path;
      progress.hidden = false;
      progress.removeAttribute("value");
      try {
        if (!next) {
          mine.handle = 0;
          await arrange(mine, file, blob, undefined, file, path);
          return;
        }
        const [kind, version] = next.split(" ");
        const write = kind === "llvm" ? { format: "bytecode", release: version } : { format: "stablehlo", version };
        const options = { name: `${file.name} (${kind === "llvm" ? "LLVM" : "StableHLO"} ${version})`, ...(kind === "llvm" ? { release: version } : { vhlo: true }) };
        mine.handle = 0;
        const made = await mine.derive(write, options);
        await arrange(mine, made, blob, next, file, path);
      } catch (error) {
        mine.handle = 0;
        await arrange(mine, file, blob, undefined, file, path);
        const box = h("div", { class: "error", role: "alert" }, h("h2", {}, `It cannot be shown as ${next}`), h("pre", {}, (error as Error).message),
          h("p", {}, "Something that is used in it does not exist there. The view as it is stands below."));
        document.getElementById("view")?.prepend(box);
      } finally {
        progress.hidden = true;
      }
    },
    details: (content) => details.replaceChildren(content),
  };
  const tree = new OutlineTree(own);
  let drawn = "";

  async function render(inside?: OpId): Promise<void> {
    const known = VIEWS.find(([name, , , has]) => name === view && has(info)) ?? VIEWS[0];
    view = known[0];
    for (const tab of tabs.children) {
      const selected = (tab as HTMLElement).dataset.view === view;
      tab.setAttribute("aria-selected", String(selected));
      (tab as HTMLElement).tabIndex = selected ? 0 : -1;
      if (selected) place.setAttribute("aria-labelledby", tab.id);
    }
    main.style.gridTemplateColumns = view === "text" || innerWidth < 900 ? "" : "260px minmax(0, 1fr)";
    details.hidden = view !== "text";
    remember();
    place.className = "";
    if (drawn !== view) place.replaceChildren(h("p", {}, "Working…"));
    drawn = view;
    try {
      if (view === "text") await textView(own, place, inside);
      else await known[2](own, place);
    } catch (error) {
      place.className = "";
      place.replaceChildren(errorBox(error, as ? undefined : blob));
      if (!(error instanceof Refused)) throw error;
    }
  }

  for (const [name, label, , has] of VIEWS) {
    if (!has(info)) continue;
    const tab = h("button", { type: "button", role: "tab", id: `tab-${name}`, "aria-controls": "view" }, label);
    tab.dataset.view = name;
    tab.addEventListener("click", () => {
      view = name;
      void render();
    });
    tabs.append(tab);
  }
  tabs.addEventListener("keydown", (event) => {
    const all = [...tabs.children] as HTMLElement[];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = event.key === "ArrowRight" ? all[at + 1] : event.key === "ArrowLeft" ? all[at - 1] : undefined;
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.click();
  });

  main.className = "";
  main.style.display = "";
  main.style.overflow = "";
  main.replaceChildren(tree.element, h("section", { class: "middle", "aria-label": "View" }, as ? h("p", { class: "note" }, `Shown as ${as.replace("llvm", "LLVM").replace("stablehlo", "StableHLO")}. `,
    h("button", { type: "button", onclick: () => void own.derive(undefined) }, "As it is")) : "", tabs, place), details);
  state = own;
  title.textContent = describe(file);
  document.title = `${file.name}: mlirkit`;
  const items = await tree.start();
  view = link().get("view") ?? view;
  let first: Entry | undefined;
  if (wanted) {
    try {
      first = (await mine.call<{ entry: Entry }>("find", { path: wanted })).entry;
    } catch {
      say(`${wanted} is not in this file`);
    }
  }
  // A small file is shown as a whole, a larger one by its first function.
  first ??= info.size < 1_000_000 ? items[0].entry : (items.find(({ entry }) => entry.symbol !== null && !entry.empty && !entry.table && entry.signature?.startsWith("("))?.entry ?? items[0].entry);
  await own.visit(first.op);
  say(`${file.name} is open`);
}

function describe(info: FileInfo): string {
  const kind = info.exported ? `${info.exported.function}, exported by JAX` : info.form === "artifact" ? `artifact of StableHLO ${info.version}` : info.form === "bytecode" ? `bytecode ${info.format}, ${info.producer}` : "text";
  return `${info.name}: ${kind}, ${human(info.size)}${info.lazy ? ", functions are read when they are looked at" : ""}`;
}

async function fetchUrl(address: string): Promise<void> {
  try {
    title.textContent = `${address}: on its way`;
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status} ${response.statusText}`);
    const parts = link();
    parts.set("url", address);
    history.replaceState(null, "", `#${parts}`);
    await open(await response.blob(), decodeURIComponent(new URL(address, location.href).pathname.split("/").pop() || address));
  } catch (error) {
    show_error(address, error);
  }
}

function choose(file: File): void {
  const parts = link();
  parts.delete("url");
  history.replaceState(null, "", `#${parts}`);
  void open(file, file.name);
}

function theme(next?: string): void {
  const known = next ?? localStorage.getItem("theme") ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  document.documentElement.dataset.theme = known;
  if (next) localStorage.setItem("theme", next);
}

function keys(): void {
  const dialog = document.getElementById("keys") as HTMLDialogElement;
  const rows = [["o", "open a file"], ["1 to 9, 0", "views"], ["f", "to the filter of symbols"], ["t", "to the text"], ["arrows, Page, Home, End", "move in text and outline"], ["left, right", "from name to name in the text"],
    ["Enter", "go to the definition, or open what is chosen"], ["u", "list uses"], ["Alt+left", "back to where the definition was asked for"], ["/", "find in the text"], ["d", "dark or light"], ["?", "this list"]];
  dialog.replaceChildren(h("h2", {}, "Keys"), h("table", {}, rows.map(([key, what]) => h("tr", {}, h("td", {}, h("kbd", {}, key)), h("td", {}, what)))),
    h("form", { method: "dialog" }, h("button", { type: "submit" }, "Close")));
  dialog.showModal();
}

document.getElementById("open")?.addEventListener("click", () => picker.click());
document.getElementById("help")?.addEventListener("click", keys);
document.getElementById("theme")?.addEventListener("click", () => theme(document.documentElement.dataset.theme === "dark" ? "light" : "dark"));
picker.addEventListener("change", () => picker.files?.[0] && choose(picker.files[0]));
document.getElementById("fetch")?.addEventListener("submit", (event) => {
  event.preventDefault();
  if (url.value) void fetchUrl(url.value);
});
addEventListener("dragover", (event) => {
  event.preventDefault();
  document.body.classList.add("over");
});
addEventListener("dragleave", () => document.body.classList.remove("over"));
addEventListener("drop", (event) => {
  event.preventDefault();
  document.body.classList.remove("over");
  const file = event.dataTransfer?.files[0];
  if (file) choose(file);
});
addEventListener("popstate", () => {
  if (!state) return;
  const parts = link();
  view = parts.get("view") ?? view;
  const wanted = parts.get("op");
  const own = state;
  void (async () => {
    const entry = wanted ? (await own.client.call<{ entry: Entry }>("find", { path: wanted })).entry : own.entry;
    await own.visit(entry.op);
  })().catch((error) => say((error as Error).message));
});
addEventListener("keydown", (event) => {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return;
  const tabs = [...document.querySelectorAll<HTMLElement>("[role='tab']")];
  if (event.key === "o") picker.click();
  else if (event.key === "?") keys();
  else if (event.key === "d") theme(document.documentElement.dataset.theme === "dark" ? "light" : "dark");
  else if (event.key === "f") document.querySelector<HTMLElement>(".outline input")?.focus();
  else if (event.key === "t") document.querySelector<HTMLElement>(".text")?.focus();
  else if (/^\d$/.test(event.key)) tabs[(Number(event.key) + 9) % 10]?.click();
  else return;
  event.preventDefault();
});

theme();
welcome();
const address = link().get("url");
if (address) void fetchUrl(address);
