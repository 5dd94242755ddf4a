import { existsSync } from "node:fs";
import path from "node:path";

/** The program of this name that a shell would start. */
export function onPath(name: string): string | null {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? null;
}
