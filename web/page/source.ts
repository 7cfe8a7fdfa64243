/** Where files come from: unpacking, downloading with progress, and keeping files for a reload if the user agrees. */

/** Unpacks `.gz` and `.zst` files. Returns other files unchanged. */
export async function unpack(blob: Blob, name: string): Promise<{ blob: Blob; name: string; packed?: string }> {
  const head = new Uint8Array(await blob.slice(0, 4).arrayBuffer());
  if (head[0] === 0x1f && head[1] === 0x8b) {
    const stream = blob.stream().pipeThrough(new DecompressionStream("gzip"));
    return { blob: await new Response(stream).blob(), name: name.replace(/\.gz$/i, ""), packed: "gzip" };
  }
  if (head[0] === 0x28 && head[1] === 0xb5 && head[2] === 0x2f && head[3] === 0xfd) {
    const { Decompress } = await import("fzstd");
    const parts: Uint8Array[] = [];
    const stream = new Decompress((chunk) => parts.push(chunk.slice()));
    const reader = blob.stream().getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      stream.push(value);
    }
    stream.push(new Uint8Array(0), true);
    return { blob: new Blob(parts as BlobPart[]), name: name.replace(/\.zst$/i, ""), packed: "zstd" };
  }
  return { blob, name };
}

/** Downloads a file and reports the progress. */
export async function download(address: string, progress: (bytes: number, of: number | undefined) => void): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status} ${response.statusText}`.trim());
  const length = response.headers.get("content-encoding") ? undefined : Number(response.headers.get("content-length")) || undefined;
  if (!response.body) return response.blob();
  const reader = response.body.getReader();
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    bytes += value.length;
    progress(bytes, length);
  }
  return new Blob(parts as BlobPart[]);
}

/** An entry in the list of recent files. */
export interface Recent {
  id: string;
  name: string;
  size: number;
  when: number;
  url?: string;
  /** The content, if it is kept. A large file is read again through its handle. */
  blob?: Blob;
  handle?: FileSystemFileHandle;
}

const STORE = "files";
/** Maximum number of recent files. */
const MOST = 8;

function store(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open("mlirkit", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

function ask<T>(mode: IDBTransactionMode, action: (files: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return store().then((base) => new Promise((done, failed) => {
    const request = action(base.transaction(STORE, mode).objectStore(STORE));
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  }));
}

/** Returns the recent files, newest first. */
export async function recent(): Promise<Recent[]> {
  try {
    const all = await ask<Recent[]>("readonly", (files) => files.getAll());
    return all.sort((one, other) => other.when - one.when);
  } catch {
    return [];
  }
}

export async function keep(file: Recent): Promise<void> {
  await ask("readwrite", (files) => files.put(file));
  for (const old of (await recent()).slice(MOST)) await forgetFile(old.id);
}

export async function forgetFile(id: string): Promise<void> {
  await ask("readwrite", (files) => files.delete(id));
}

/** Returns the recent file with the given id, if it is still available. Reading it through a handle may ask the user for permission. */
export async function kept(id: string): Promise<{ blob: Blob; name: string } | undefined> {
  const file = await ask<Recent | undefined>("readonly", (files) => files.get(id)).catch(() => undefined);
  if (!file) return undefined;
  if (file.handle) {
    const handle = file.handle as FileSystemFileHandle & { queryPermission?(): Promise<string>; requestPermission?(): Promise<string> };
    if ((await handle.queryPermission?.()) !== "granted" && (await handle.requestPermission?.()) !== "granted") return undefined;
    return { blob: await handle.getFile(), name: file.name };
  }
  return file.blob && { blob: file.blob, name: file.name };
}
