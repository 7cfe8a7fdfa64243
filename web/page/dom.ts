/** Functions that create HTML elements. */
type Child = Node | string | number | null | undefined | false | Child[];
type Props = Record<string, unknown>;

export function h<K extends keyof HTMLElementTagNameMap>(tag: K, props: Props = {}, ...children: Child[]): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value as EventListener);
    else if (name === "class") element.className = String(value);
    else if (name in element && !name.startsWith("aria") && name !== "list" && name !== "form") (element as unknown as Props)[name] = value;
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  append(element, children);
  return element;
}

function append(element: Element, children: Child[]): void {
  for (const child of children) {
    if (Array.isArray(child)) append(element, child);
    else if (child !== null && child !== undefined && child !== false) element.append(child instanceof Node ? child : String(child));
  }
}

const SVG = "http://www.w3.org/2000/svg";

export function svg(tag: string, attributes: Record<string, string | number> = {}, ...children: (Node | string)[]): SVGElement {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/** Formats a number of bytes, as in `1.2 MiB`. */
export function human(bytes: number): string {
  const units = ["bytes", "KiB", "MiB", "GiB"];
  let at = 0;
  while (bytes >= 1024 && at < units.length - 1) [bytes, at] = [bytes / 1024, at + 1];
  return at === 0 ? `${bytes} bytes` : `${bytes.toFixed(1)} ${units[at]}`;
}

/** Creates a table with a caption for screen readers. */
export function table(caption: string, titles: string[], rows: Child[][]): HTMLTableElement {
  return h("table", {},
    h("caption", {}, caption),
    h("thead", {}, h("tr", {}, titles.map((title) => h("th", { scope: "col" }, title)))),
    h("tbody", {}, rows.map((row) => h("tr", {}, row.map((cell) => h("td", {}, cell))))));
}

/** Creates a button that looks like a link and goes to another place on this page. */
export function go(text: string, action: () => void, title?: string): HTMLButtonElement {
  return h("button", { type: "button", class: "link", title, onclick: action }, text);
}

/** Returns whether single letters are shortcuts, after setting this to `next` if given. Users can disable them. */
export function singleLetters(next?: boolean): boolean {
  if (next !== undefined) localStorage.setItem("letters", next ? "on" : "off");
  return localStorage.getItem("letters") !== "off";
}

/**
 * Counts requests of one kind, so that late answers can be ignored. A call begins a request and returns a function, which tells whether
 * no later request has begun.
 */
export function requests(): () => () => boolean {
  let last = 0;
  return () => {
    const mine = ++last;
    return () => mine === last;
  };
}

/** Announces a text to screen readers. */
export function say(text: string): void {
  const place = document.getElementById("said");
  if (place) place.textContent = text;
}

/** Offers a file for download. */
export function download(blob: Blob, name: string): void {
  const link = h("a", { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
