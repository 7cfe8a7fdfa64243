// Runs RUN lines in a terminal.

import * as path from "path";
import * as vscode from "vscode";

/** Returns a RUN line with its substitutions applied. The search path determines `mlir-opt`. */
export function substituted(command: string, file: string): string {
  const folder = path.dirname(file);
  const temporary = path.join("${TMPDIR:-/tmp}", `mlirkit-${path.basename(file)}.tmp`);
  return command.replaceAll("%s", quoted(file)).replaceAll("%S", quoted(folder)).replaceAll("%t", `"${temporary}"`);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function terminal(folder: string): vscode.Terminal {
  const found = vscode.window.terminals.find((terminal) => terminal.name === "MLIR");
  return found ?? vscode.window.createTerminal({ name: "MLIR", cwd: folder });
}

export function runCommands(server: () => string): vscode.Disposable[] {
  return [
    vscode.commands.registerCommand("mlirkit.run", (uri: string, command: string) => {
      const file = vscode.Uri.parse(uri).fsPath;
      const shown = terminal(path.dirname(file));
      shown.show(true);
      shown.sendText(substituted(command, file));
    }),
    vscode.commands.registerCommand("mlirkit.runDiff", (uri: string, command: string) => {
      const file = vscode.Uri.parse(uri).fsPath;
      // The first command of the pipe prints the module.
      const first = substituted(command.split("|")[0], file);
      const shown = terminal(path.dirname(file));
      shown.show(true);
      shown.sendText(`${first} | diff -u <(${quoted(server())} print ${quoted(file)}) - | less`);
    }),
  ];
}
