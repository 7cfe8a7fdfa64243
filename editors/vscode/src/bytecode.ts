// Shows bytecode, artifacts and jax.export files as text, and writes edited text back in their form.

import * as vscode from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";

/** The URI scheme of these texts. The path is that of the file, followed by `.mlir`. */
export const SCHEME = "mlirkit";

const SUFFIX = ".mlir";

export class BytecodeFiles implements vscode.FileSystemProvider {
  private readonly changed = new vscode.EventEmitter<vscode.FileChangeEvent[]>();
  readonly onDidChangeFile = this.changed.event;
  private readonly sizes = new Map<string, number>();

  constructor(private readonly client: () => LanguageClient | undefined) {}

  /** Returns the address of the text of a file. */
  textOf(file: vscode.Uri): vscode.Uri {
    return file.with({ scheme: SCHEME, path: file.path + SUFFIX });
  }

  private fileOf(text: vscode.Uri): vscode.Uri {
    return text.with({ scheme: "file", path: text.path.slice(0, -SUFFIX.length) });
  }

  private async ask<T>(method: string, params: object): Promise<T> {
    const client = this.client();
    if (!client) {
      throw vscode.FileSystemError.Unavailable("the MLIR server is not running");
    }
    return client.sendRequest<T>(method, params);
  }

  async stat(uri: vscode.Uri): Promise<vscode.FileStat> {
    const stat = await vscode.workspace.fs.stat(this.fileOf(uri));
    // The size of the text is known only after it was read.
    return { ...stat, size: this.sizes.get(uri.toString()) ?? stat.size };
  }

  async readFile(uri: vscode.Uri): Promise<Uint8Array> {
    const { text } = await this.ask<{ text: string }>("mlirkit/text", { uri: this.fileOf(uri).toString() });
    const bytes = new TextEncoder().encode(text);
    this.sizes.set(uri.toString(), bytes.length);
    return bytes;
  }

  async writeFile(uri: vscode.Uri, content: Uint8Array): Promise<void> {
    const text = new TextDecoder().decode(content);
    await this.ask("mlirkit/save", { uri: this.fileOf(uri).toString(), text });
    this.sizes.set(uri.toString(), content.length);
    this.changed.fire([{ type: vscode.FileChangeType.Changed, uri }]);
  }

  watch(): vscode.Disposable {
    return new vscode.Disposable(() => undefined);
  }

  readDirectory(): [string, vscode.FileType][] {
    return [];
  }

  createDirectory(): void {
    throw vscode.FileSystemError.NoPermissions("texts of bytecode files have no folders");
  }

  delete(): void {
    throw vscode.FileSystemError.NoPermissions("delete the bytecode file instead");
  }

  rename(): void {
    throw vscode.FileSystemError.NoPermissions("rename the bytecode file instead");
  }
}
