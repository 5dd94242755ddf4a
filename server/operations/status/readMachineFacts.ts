import { constants, lstatSync } from "node:fs";
import { access, lstat, readdir, statfs } from "node:fs/promises";
import path from "node:path";
import { LAW_FACTS } from "#state/lawFacts.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { isTemporary } from "../../import/incoming/fileName.ts";
import { REFUSED, REPORT_ENDING, settlingName } from "../../import/incoming/fileAway.ts";
import type { ImportFolder, NamedFile, SiteAnswer, Disk, KeyFile, MachineFacts } from "./facts.ts";
import * as v from "valibot";
import { withTimeLimit } from "#domain/time/withTimeLimit.ts";
import { isIPv6 } from "node:net";
import { readServiceAccount } from "../../alerts/alertSettings.ts";
import { readKeyFile, keyFilePath } from "../../accounts/keys/keyFile.ts";
import type { Env } from "../../env.ts";
import { schemaOfProgram } from "./readSchema.ts";

/**
 * What the folder of imports says by itself: refused imports leave nothing in the database.
 *
 * @param now epoch milliseconds
 */
export async function readImportFolder(folder: string, now: number): Promise<ImportFolder> {
  try {
    // The importing process has to read the files, and to move them.
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const waiting = await filesIn(folder, isAwaited);
    const reports = await filesIn(path.join(folder, REFUSED), (name) =>
      name.endsWith(REPORT_ENDING),
    );
    return {
      folder,
      state: "read",
      waiting,
      refused: reports
        .filter(({ since }) => now - since < DAY_MS)
        .map(({ name, since }) => ({ name: name.slice(0, -REPORT_ENDING.length), since })),
    };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "no reason given";
    return { folder, state: "unreadable", reason: code };
  }
}

/** Files that the next look should take, and those that were about to be moved. */
const isAwaited = (name: string) => !isTemporary(name) || settlingName(name) !== null;

/** The files in a folder by the time since when they lie there; none where there is no folder. */
async function filesIn(folder: string, isMeant: (name: string) => boolean): Promise<NamedFile[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  });
  const found: NamedFile[] = [];
  for (const name of names.filter(isMeant)) {
    const stats = await lstat(path.join(folder, name)).catch(() => null);
    // The time of its content may be that of another machine, long ago.
    if (stats?.isDirectory() === false) found.push({ name, since: stats.ctimeMs });
  }
  return found.toSorted((one, other) => one.since - other.since);
}

const SITE_TIMEOUT_MS = 3_000;

/** What `/api/health` says. */
const HealthSchema = v.union([
  v.object({ status: v.literal("ok") }),
  v.object({ type: v.literal("about:blank"), status: v.literal(503) }),
]);

/** Where this machine reaches a server that listens at a host. */
export function siteUrl(host: string, port: number): string {
  const own = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
  return `http://${isIPv6(own) ? `[${own}]` : own}:${String(port)}`;
}

/** Asks the site itself whether it is well. Who is silent for three seconds is not. */
export async function askSite(url: string): Promise<SiteAnswer> {
  try {
    return await withTimeLimit(SITE_TIMEOUT_MS, async (signal) => {
      const answer = await fetch(`${url}/api/health`, { signal, redirect: "error" });
      const body = v.safeParse(HealthSchema, await answer.json().catch(() => null));
      if (!body.success) return "other";
      return body.output.status === "ok" ? "well" : "unwell";
    });
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === "TimeoutError";
    return isLate ? "unwell" : "nothing";
  }
}

/** How full the file system of a folder is, for a user without privileges; `null` when it cannot be asked. */
export async function readDisk(folder: string): Promise<Disk | null> {
  try {
    const { bavail, blocks, bsize, ffree, files } = await statfs(folder);
    return { freeBytes: bavail * bsize, bytes: blocks * bsize, freeFiles: ffree, files };
  } catch {
    return null;
  }
}

/** The file of the key that signs for accounts. It is read, never made. */
async function readSigningKey(file: string): Promise<KeyFile> {
  try {
    return { file, state: (await readKeyFile(file)) === null ? "missing" : "well" };
  } catch {
    return { file, state: "unusable" };
  }
}

/** The key file of the hosted project. */
async function readServiceAccountFile(file: string): Promise<KeyFile> {
  try {
    await access(file);
  } catch {
    return { file, state: "missing" };
  }
  return await readServiceAccount(file).then(
    () => ({ file, state: "well" }),
    () => ({ file, state: "unusable" }),
  );
}

const FOR_OTHERS = 0o077;

/** Those of some files and folders that other users of this machine may read or change. */
function readableByOthers(files: readonly string[]): string[] {
  // Windows has rights of another kind.
  if (process.platform === "win32") return [];
  return files.filter((file) => {
    const mode = lstatSync(file, { throwIfNoEntry: false })?.mode ?? 0;
    return (mode & FOR_OTHERS) !== 0;
  });
}

/** Looks at this machine as the settings describe it. It changes nothing. */
export async function readMachineFacts(
  env: Pick<
    Env,
    "dataDir" | "firebase" | "googleCredentials" | "host" | "importFolder" | "port" | "mail"
  >,
  now: () => number,
): Promise<MachineFacts> {
  const { dataDir, firebase, googleCredentials, importFolder, mail } = env;
  const keyFile = keyFilePath(dataDir);
  const url = siteUrl(env.host, env.port);
  const isKnown = env.port !== 0;
  const isHosted = firebase !== null && googleCredentials !== null;
  return {
    dataDir,
    readableByOthers: readableByOthers([
      dataDir,
      keyFile,
      ...(isHosted ? [googleCredentials] : []),
    ]),
    disk: await readDisk(dataDir),
    signingKey: firebase === null ? await readSigningKey(keyFile) : null,
    serviceAccount: isHosted ? await readServiceAccountFile(googleCredentials) : null,
    site: isKnown ? { url, answers: await askSite(url) } : null,
    importFolder: importFolder === null ? null : await readImportFolder(importFolder, now()),
    schema: await schemaOfProgram(),
    law: LAW_FACTS.map(({ name, source }) => ({ name, checkedOn: source.checkedOn })),
    sendsMail: mail !== null,
    now: now(),
  };
}
