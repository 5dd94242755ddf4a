import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { startSite } from "./site.ts";

/**
 * Makes a data folder of a site that has loaded its sample. Creating a database and loading it
 * take half a minute of processor time: the first one of a run is kept in the folder
 * `SAMPLE_TEMPLATE`, and the others are its copies.
 */
export async function makeSampleFolder(): Promise<string> {
  const templates = (process.env["SAMPLE_TEMPLATE"] ??= makeTemplateFolder());
  const template = path.join(templates, "loaded");
  if (!existsSync(template)) {
    const loading = path.join(templates, "loading");
    await (await startSite(loading)).stop();
    renameSync(loading, template);
  }
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "occ-sample-"));
  cpSync(template, dataDir, { recursive: true });
  return dataDir;
}

/** Makes an empty folder for {@link makeSampleFolder}; it goes with this process. */
export function makeTemplateFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "occ-template-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
