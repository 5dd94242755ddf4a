import type { ContentFacts, Disk, KeyFile, MachineFacts } from "./facts.ts";
import { finding, type Finding, bytesWords } from "./finding.ts";
import { COMMANDS } from "../../project.ts";

/** Less than this, and an import of a day's menus may not fit any more. */
const DISK_BROKEN_BYTES = 256e6;

/** A tenth of a small disk is little; 5 GB are weeks of menus, however large the disk. */
const DISK_LOOK_SHARE = 0.1;
const DISK_LOOK_BYTES = 5e9;

const FILES_LOOK_SHARE = 0.02;

/** What is wrong on this machine. @param content `null` when the database says nothing */
export function machineFindings(machine: MachineFacts, content: ContentFacts | null): Finding[] {
  const { dataDir, disk, site, signingKey, serviceAccount, readableByOthers } = machine;
  return [
    ...(site === null ? [] : siteFindings(site)),
    ...(disk === null ? [] : diskFindings(dataDir, disk)),
    ...(signingKey === null ? [] : signingKeyFindings(signingKey, content)),
    ...(serviceAccount === null ? [] : serviceAccountFindings(serviceAccount)),
    ...readableByOthers.map((file) =>
      finding(
        "broken",
        "open-file",
        `Other users of this machine can read ${file}: close it (chmod -R go= ${file}), and if they may have read it, change the key (${COMMANDS.admin} identity rotate-key).`,
      ),
    ),
  ];
}

function siteFindings({ url, answers }: NonNullable<MachineFacts["site"]>): Finding[] {
  switch (answers) {
    case "well":
      return [];
    case "nothing":
      return [
        finding(
          "broken",
          "site",
          `Nobody answers at ${url}: start the server (${COMMANDS.start}).`,
        ),
      ];
    case "unwell":
      return [
        finding(
          "broken",
          "site",
          `The server at ${url} says that it is not well: see its log, and the database.`,
        ),
      ];
    case "other":
      return [
        finding(
          "broken",
          "site",
          `What answers at ${url} is not this site: stop what uses the port, or set PORT and HOST as the server has them.`,
        ),
      ];
  }
}

function diskFindings(dataDir: string, disk: Disk): Finding[] {
  const { freeBytes, bytes, freeFiles, files } = disk;
  const found: Finding[] = [];
  const isLow = freeBytes < DISK_LOOK_BYTES && freeBytes < bytes * DISK_LOOK_SHARE;
  if (freeBytes < DISK_BROKEN_BYTES || isLow) {
    const level = freeBytes < DISK_BROKEN_BYTES ? "broken" : "look";
    const says = `The disk of ${dataDir} is nearly full, ${bytesWords(freeBytes)} of ${bytesWords(bytes)} are free: make room, or move the data to a larger one.`;
    found.push(finding(level, "disk", says));
  }
  if (files > 0 && freeFiles < files * FILES_LOOK_SHARE) {
    const says = `The disk of ${dataDir} takes only ${String(freeFiles)} more files: delete some that are not needed.`;
    found.push(finding(freeFiles === 0 ? "broken" : "look", "disk", says));
  }
  return found;
}

/** Without accounts there is nothing that was signed: the server makes the first key by itself. */
function signingKeyFindings({ file, state }: KeyFile, content: ContentFacts | null): Finding[] {
  if (state === "unusable") {
    const says = `The key ${file} cannot be read or is damaged, so nobody can sign in: restore it from the backup, or delete it and have a new one made.`;
    return [finding("broken", "signing-key", says)];
  }
  if (state === "well" || content === null || content.accounts === 0) return [];
  const says = `The key ${file} that signs for accounts is missing: restore it from the backup; otherwise the server makes another at the next sign-in, so revoke the lost one (${COMMANDS.admin} identity revoke-key KID).`;
  return [finding("broken", "signing-key", says)];
}

function serviceAccountFindings({ file, state }: KeyFile): Finding[] {
  if (state === "well") return [];
  const what = state === "missing" ? "is missing" : "cannot be read or is no service account";
  const says = `The key file ${file} of the Firebase project ${what}, so no alert leaves and the server does not start again: put it back, or set GOOGLE_APPLICATION_CREDENTIALS.`;
  return [finding("broken", "service-account", says)];
}
