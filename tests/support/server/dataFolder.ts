import { cpSync } from "node:fs";
import path from "node:path";
import { inject } from "vitest";

/** Makes `data` in a folder: a data folder whose database has one real store, so that no sample is loaded. */
export function makeDataFolder(folder: string): void {
  copyTemplate("realStore", path.join(folder, "data"));
}

/** Makes a data folder whose database has its tables and nothing in them. */
export function makeEmptyDataFolder(dataDir: string): void {
  copyTemplate("empty", dataDir);
}

/** Creating a database takes seconds; each run of the tests does it once. */
function copyTemplate(name: "realStore" | "empty", dataDir: string): void {
  cpSync(path.join(inject("dataFolders"), name), dataDir, { recursive: true });
}
