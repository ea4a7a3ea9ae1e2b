// Writes src/protocol.ts from the server's models (tools/protocol_types.py), before all that needs it.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const installed = [".venv/bin/python", ".venv/Scripts/python.exe"].map((path) => root + path);
const python = process.env.PYTHON ?? installed.find(existsSync) ?? "python3";

const { status } = spawnSync(python, ["-m", "tools.protocol_types"], {
  cwd: root,
  stdio: "inherit",
});
if (status !== 0) {
  console.error("web/src/protocol.ts can't be written: run `python3 run.py setup` first.");
  process.exit(1);
}
