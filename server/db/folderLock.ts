/// <reference path="./fs-native-extensions.d.ts" />
import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from "node:fs";
import path from "node:path";
import { tryLock } from "fs-native-extensions";
import { closeFolder } from "./privateFolder.ts";

/** Another process uses the data folder. The message is one line for the operator. */
export class FolderLockedError extends Error {
  override name = "FolderLockedError";
  constructor(
    readonly folder: string,
    readonly holderPid: number | null,
  ) {
    const holder = holderPid === null ? "another process" : `process ${String(holderPid)}`;
    super(`The data folder ${folder} is in use by ${holder}. Stop it first, or set DATA_DIR.`);
  }
}

export interface FolderLock {
  release: () => void;
}

/** Takes the exclusive lock of a file that is there. @returns `null` when another process has it */
export function tryLockFile(file: string): FolderLock | null {
  const fd = openSync(file, constants.O_RDWR);
  if (!tryLock(fd)) {
    closeSync(fd);
    return null;
  }
  return {
    release() {
      closeSync(fd);
    },
  };
}

/**
 * Takes the exclusive lock of a data folder, which is created when missing.
 *
 * Two processes on one PGlite folder corrupt it silently. The lock belongs to
 * the open file, so that the kernel frees it however the process ends. The file
 * stays, because deleting it would let two processes lock two
 * different files of the same name.
 *
 * @throws FolderLockedError when it is held, with the holder's pid when known
 * @throws OpenFolderError when other users can read the folder
 */
export function lockFolder(folder: string): FolderLock {
  closeFolder(folder);
  const file = path.join(folder, "lock");
  const fd = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600);
  if (!tryLock(fd)) {
    closeSync(fd);
    throw new FolderLockedError(folder, readPid(file));
  }
  ftruncateSync(fd);
  writeSync(fd, `${String(process.pid)}\n`, 0);
  let held = true;
  return {
    release() {
      if (held) closeSync(fd);
      held = false;
    },
  };
}

function readPid(file: string): number | null {
  const pid = Number.parseInt(readFileSync(file, "utf8"), 10);
  return Number.isNaN(pid) ? null : pid;
}
