// Starts the language server and connects it with the editor.

import * as fs from "fs";
import * as path from "path";
import * as vscode from "vscode";
import { LanguageClient, LanguageClientOptions, ServerOptions } from "vscode-languageclient/node";
import { BytecodeFiles, SCHEME } from "./bytecode";
import { runCommands } from "./run";
import { registerViewer } from "./viewer";

let client: LanguageClient | undefined;

/** Returns the path of the server: the setting, else the bundled one, else the one on the search path. */
export function serverPath(context: vscode.ExtensionContext): string {
  const set = vscode.workspace.getConfiguration("mlirkit").get<string>("server.path", "mlirkit");
  const bundled = path.join(context.extensionPath, "bin", process.platform === "win32" ? "mlirkit.exe" : "mlirkit");
  return set === "mlirkit" && fs.existsSync(bundled) ? bundled : set;
}

function makeClient(context: vscode.ExtensionContext): LanguageClient {
  const command = serverPath(context);
  const settings = vscode.workspace.getConfiguration("mlirkit");
  const server: ServerOptions = {
    run: { command, args: ["lsp"] },
    debug: { command, args: ["lsp"] },
  };
  const options: LanguageClientOptions = {
    documentSelector: [
      { language: "mlir", scheme: "file" },
      { language: "mlir", scheme: "untitled" },
      { language: "mlir", scheme: SCHEME },
    ],
    initializationOptions: {
      release: settings.get<string>("release", ""),
      dialects: settings.get<string[]>("dialects", []),
    },
  };
  return new LanguageClient("mlirkit", "MLIR", server, options);
}

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const start = async () => {
    client = makeClient(context);
    try {
      await client.start();
    } catch (error) {
      const answer = await vscode.window.showErrorMessage(
        `The MLIR server '${serverPath(context)}' does not start: ${String(error)}`,
        "Open Settings",
      );
      if (answer) {
        await vscode.commands.executeCommand("workbench.action.openSettings", "mlirkit.server.path");
      }
    }
  };
  const files = new BytecodeFiles(() => client);
  context.subscriptions.push(
    vscode.workspace.registerFileSystemProvider(SCHEME, files),
    vscode.commands.registerCommand("mlirkit.restart", async () => {
      await client?.stop();
      await start();
    }),
    vscode.commands.registerCommand("mlirkit.openAsText", async (chosen?: vscode.Uri) => {
      const uri = chosen ?? vscode.window.activeTextEditor?.document.uri
        ?? (await vscode.window.showOpenDialog({ canSelectMany: false }))?.[0];
      if (uri) {
        const document = await vscode.workspace.openTextDocument(files.textOf(uri));
        await vscode.window.showTextDocument(await vscode.languages.setTextDocumentLanguage(document, "mlir"));
      }
    }),
    vscode.workspace.onDidChangeConfiguration(async (event) => {
      const changed = ["server.path", "release", "dialects"].some((name) => event.affectsConfiguration(`mlirkit.${name}`));
      if (changed) {
        await vscode.commands.executeCommand("mlirkit.restart");
      }
    }),
    ...runCommands(() => serverPath(context)),
    ...registerViewer(context),
  );
  await start();
}

export async function deactivate(): Promise<void> {
  await client?.stop();
}
