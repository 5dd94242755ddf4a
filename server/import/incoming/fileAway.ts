import { randomBytes } from "node:crypto";
import path from "node:path";
import { fileReport, type ImportOutcome } from "../result.ts";
import { hasCode, type Disk } from "./disk.ts";
import { markedName } from "./fileName.ts";
import { isSame, type FileStat } from "./unchangedFile.ts";

/** Where files go, in the watched folder. */
export const DONE = "done";
export const REFUSED = "refused";

/** What a report's name has more than its file's. */
export const REPORT_ENDING = ".report.json";

/** The name that a file has while it is looked at once more before it goes. */
const SETTLING = /^\.settling-[\da-f]{8}-(.+)$/;

/** The name of a file that was about to go when its process ended; `null` when it is none. */
export function settlingName(name: string): string | null {
  return SETTLING.exec(name)?.[1] ?? null;
}

/**
 * What became of a file after its import. `gone`: somebody else has taken it. `changed`: it is not
 * what was imported, and lies in the folder again to come in as a file of its own.
 */
type FiledAway = { kind: "settled"; path: string } | { kind: "changed" | "gone" };

/**
 * Moves a file to `done/` or `refused/` with its report beside it, and overwrites nothing there.
 * The report is written first: a disk that is full leaves the file where it is. Then the file gets a name
 * that no other process uses and is compared with what was read, because another of the same name may have
 * taken its place meanwhile.
 *
 * @throws Error when a step fails; the file is then in the folder still
 */
export async function fileAway(
  disk: Disk,
  folder: string,
  file: FileStat,
  outcome: ImportOutcome,
): Promise<FiledAway> {
  const source = path.join(folder, file.name);
  const found = await disk.look(source);
  if (found === null) return { kind: "gone" };
  const place = path.join(folder, outcome.outcome === "imported" ? DONE : REFUSED);
  const folderMode = await ensureFolder(disk, folder, place);
  const report = `${JSON.stringify(fileReport(file.name, outcome), null, 2)}\n`;
  // Who can read the file can read its report; a link is open to all by itself.
  const mode = found.isFile() ? found.mode : folderMode;
  const target = await reserve(disk, place, file.name, report, mode);

  const held = path.join(
    folder,
    `.settling-${randomBytes(4).toString("hex")}-${markedName(file.name, "")}`,
  );
  try {
    await disk.move(source, held);
  } catch (error) {
    if (!hasCode(error, "ENOENT")) throw error;
    if (target.isNew) await removeNeedless(disk, folder, target);
    return { kind: "gone" };
  }
  try {
    const now = await disk.look(held);
    if (now === null || !isSame(now, file)) {
      // The report stays: what it tells of did come in.
      await giveBack(disk, folder, held);
      return { kind: "changed" };
    }
    await disk.move(held, target.file);
    return { kind: "settled", path: target.file };
  } catch (error) {
    await giveBack(disk, folder, held);
    throw error;
  }
}

/**
 * Puts a file that was held back into the folder: under its own name, or if another has come there, or
 * the disk cannot tell, under one that no other can have.
 */
export async function giveBack(disk: Disk, folder: string, held: string): Promise<void> {
  const name = settlingName(path.basename(held)) ?? path.basename(held);
  if (await disk.moveNew(held, path.join(folder, name))) return;
  await disk.move(held, path.join(folder, markedName(name, randomBytes(4).toString("hex"))));
}

/** @returns the rights of the folder that is watched */
async function ensureFolder(disk: Disk, folder: string, place: string): Promise<number> {
  const mode = (await disk.look(folder))?.mode ?? 0o700;
  await disk.makeFolder(place, mode);
  const found = await disk.look(place);
  // Who may only put files here must not lead them elsewhere.
  if (found?.isDirectory() !== true) throw new Error(`${place} is no folder.`);
  return mode;
}

interface Target {
  file: string;
  report: string;
  /** The report was not there yet. */
  isNew: boolean;
}

/**
 * Removes the report of a file that somebody else has taken: another server has put both elsewhere. Unless it
 * has found this very report and is about to put the file beside it.
 */
async function removeNeedless(disk: Disk, folder: string, { file, report }: Target): Promise<void> {
  const isHeld = (await disk.list(folder)).some((name) => settlingName(name) !== null);
  if (isHeld || (await disk.look(file)) !== null) return;
  await disk.remove(report);
}

/**
 * Writes the report under the first name that is free. A report without its file is of a process
 * that ended between the two, or of another server that is at it: if it says the same, it is this file's.
 *
 * @returns where the file goes
 */
async function reserve(
  disk: Disk,
  place: string,
  name: string,
  text: string,
  mode: number,
): Promise<Target> {
  for (let times = 1; ; times += 1) {
    const own = markedName(name, times === 1 ? "" : String(times));
    const file = path.join(place, own);
    if ((await disk.look(file)) !== null) continue;
    const report = `${file}${REPORT_ENDING}`;
    const before = await writeOrRead(disk, report, text, mode);
    if (before === null || before === text) return { file, report, isNew: before === null };
  }
}

/** @returns what a report of that name says already; `null`: there was none, and now there is this one */
async function writeOrRead(
  disk: Disk,
  report: string,
  text: string,
  mode: number,
): Promise<string | null> {
  for (;;) {
    try {
      await disk.writeNew(report, text, mode);
      return null;
    } catch (error) {
      if (!hasCode(error, "EEXIST")) throw error;
    }
    try {
      return await disk.read(report);
    } catch (error) {
      // Another server, whose file was gone, has removed it since: the name is free again.
      if (!hasCode(error, "ENOENT")) throw error;
    }
  }
}
