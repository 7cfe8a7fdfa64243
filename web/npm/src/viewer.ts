/**
 * `<mlirkit-viewer src="model.mlir" view="graph">`: the page as an HTML element. It shows a file from the same site,
 * from a site that permits it, or the bytes passed to `show`. `page` names the folder of the page if that is not next
 * to this script.
 */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement);

let loads = 0;

export class MlirkitViewer extends Base {
  static readonly observedAttributes = ["src", "view", "op", "page", "theme"];
  #frame: HTMLIFrameElement | undefined;
  #ready: Promise<void> | undefined;
  #scheduled = false;
  /** The number of files and byte arrays shown so far. It is used to ignore bytes that are ready after a later
   * request. */
  #shows = 0;

  connectedCallback(): void {
    if (!this.#frame) {
      const root = this.attachShadow({ mode: "open" });
      const style = document.createElement("style");
      style.textContent = ":host { display: block; height: 600px; } iframe { width: 100%; height: 100%; border: 0; }";
      this.#frame = document.createElement("iframe");
      this.#frame.title = this.getAttribute("title") ?? "MLIR file";
      root.append(style, this.#frame);
    }
    this.#schedule();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#schedule();
  }

  /** Schedules a load. Several changes cause a single load, because an element in HTML is connected and then
   * receives each of its attributes. */
  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    queueMicrotask(() => {
      this.#scheduled = false;
      this.#load();
    });
  }

  /** Shows bytes or text instead of a file. */
  async show(data: Uint8Array | string, name = "module.mlir"): Promise<void> {
    // Wait for loads that have already been scheduled.
    await Promise.resolve();
    const mine = ++this.#shows;
    await this.#ready;
    // A later file, or later bytes, count.
    if (mine !== this.#shows) return;
    const bytes = typeof data === "string" ? new TextEncoder().encode(data) : data;
    this.#frame?.contentWindow?.postMessage({ mlirkit: "open", name, bytes }, new URL(this.#page()).origin);
  }

  #page(): string {
    const page = this.getAttribute("page");
    return page === null ? new URL("./page/index.html", import.meta.url).href : new URL(`${page.replace(/\/(index\.html)?$/, "")}/index.html`, document.baseURI).href;
  }

  #load(): void {
    const frame = this.#frame;
    if (!frame) return;
    this.#shows++;
    const params = new URLSearchParams({ embedded: "1" });
    const src = this.getAttribute("src");
    if (src) params.set("url", new URL(src, document.baseURI).href);
    for (const name of ["view", "op", "theme"]) {
      const value = this.getAttribute(name);
      if (value) params.set(name, value);
    }
    const page = this.#page();
    this.#ready = new Promise((done) => {
      const hear = (event: MessageEvent) => {
        if (event.source !== frame.contentWindow || event.data?.mlirkit !== "ready") return;
        removeEventListener("message", hear);
        done();
      };
      addEventListener("message", hear);
    });
    // Create a new frame for each file, because a frame is not reloaded if its URL differs only after `#`.
    frame.src = `${page}?${++loads}#${params}`;
  }
}

if (globalThis.customElements && !customElements.get("mlirkit-viewer")) customElements.define("mlirkit-viewer", MlirkitViewer);
