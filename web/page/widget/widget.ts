/**
 * The page as a notebook widget (anywidget): the graph and all other views of a module, in Python. The page is a single
 * document, so that it works wherever the notebook runs. The WebAssembly module and the file are sent over the
 * notebook's connection.
 */

/** The document of the page, which the build inserts into this script. */
declare const PAGE: string;

/** The members of the notebook's model that the widget uses. */
interface Model {
  get(name: string): unknown;
  on(event: string, action: (...given: never[]) => void): void;
  off(event: string, action: (...given: never[]) => void): void;
  send(content: unknown): void;
}

interface Message {
  kind: "module" | "file" | "error";
  name?: string;
  message?: string;
}

async function unpacked(bytes: DataView): Promise<Uint8Array> {
  const stream = new Blob([bytes as DataView<ArrayBuffer>]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const frame = document.createElement("iframe");
  frame.title = `MLIR: ${String(model.get("name"))}`;
  frame.style.cssText = `width: 100%; height: ${Number(model.get("height")) || 600}px; border: 1px solid #8884; border-radius: 6px;`;
  const address = URL.createObjectURL(new Blob([PAGE], { type: "text/html" }));
  const params = new URLSearchParams({ embedded: "1", view: String(model.get("view") ?? "graph") });
  const theme = String(model.get("theme") ?? "");
  if (theme) params.set("theme", theme);
  const failed = (text: string) => {
    const note = document.createElement("pre");
    note.setAttribute("role", "alert");
    note.textContent = text;
    el.prepend(note);
  };
  let given = false;
  const heard = (message: Message, buffers: DataView[]) => {
    if (message.kind === "error") return failed(message.message ?? "the file cannot be shown");
    void (async () => {
      if (message.kind === "module") {
        const [module, definitions] = await Promise.all(buffers.map(unpacked));
        given = true;
        frame.contentWindow?.postMessage({ mlirkit: "module", module, definitions: JSON.parse(new TextDecoder().decode(definitions)) }, "*");
        model.send({ ask: "file" });
      } else if (given) {
        // A file that comes before the module is asked for again after it.
        const [bytes] = buffers;
        frame.contentWindow?.postMessage({ mlirkit: "open", name: message.name, bytes: new Uint8Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)) }, "*");
      }
    })().catch((error: Error) => failed(error.message));
  };
  const ready = (event: MessageEvent) => {
    if (event.source === frame.contentWindow && event.data?.mlirkit === "ready") model.send({ ask: "module" });
  };
  const changed = () => model.send({ ask: "file" });
  model.on("msg:custom", heard as never);
  model.on("change:name", changed as never);
  addEventListener("message", ready);
  frame.src = `${address}#${params}`;
  el.append(frame);
  return () => {
    model.off("msg:custom", heard as never);
    model.off("change:name", changed as never);
    removeEventListener("message", ready);
    URL.revokeObjectURL(address);
  };
}

export default { render };
