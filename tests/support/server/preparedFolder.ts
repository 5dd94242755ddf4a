import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { startSite } from "./site.ts";

/**
 * Data folders that are made once in a run of the tests, in the folder `PREPARED_FOLDERS`, and
 * copied: to create a database and load the sample takes half a minute of processor time.
 *
 * @param dataDir where the copy goes
 * @param make fills a new data folder; called when there is none of this name yet
 */
export async function copyPrepared(
  name: string,
  dataDir: string,
  make: (dataDir: string) => Promise<void>,
): Promise<void> {
  cpSync(await prepare(name, make), dataDir, { recursive: true });
}

/** @returns the folder of this name, which is there completely or not at all; it is for reading alone */
export async function prepare(
  name: string,
  make: (dataDir: string) => Promise<void>,
): Promise<string> {
  const all = (process.env["PREPARED_FOLDERS"] ??= makeFolderOfPrepared());
  const prepared = path.join(all, name);
  if (!existsSync(prepared)) {
    // Two files of tests may begin at once; the one that ends last has made it in vain.
    const unfinished = path.join(all, `${name}.new-${String(process.pid)}`);
    await make(unfinished);
    if (existsSync(prepared)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, prepared);
  }
  return prepared;
}

const loadSample = async (dataDir: string) => {
  await (await startSite(dataDir)).stop();
};

/** Makes a data folder of a site that has loaded its sample. @returns its path */
export async function makeSampleFolder(): Promise<string> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "occ-sample-"));
  await copyPrepared("sample", dataDir, loadSample);
  return dataDir;
}

/** Loads the sample once, for all who will ask for such a folder. */
export async function prepareSample(): Promise<void> {
  await prepare("sample", loadSample);
}

/** Makes an empty folder for {@link copyPrepared}; it goes with this process. */
export function makeFolderOfPrepared(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "occ-prepared-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
