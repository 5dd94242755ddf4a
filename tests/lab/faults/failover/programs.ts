import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, mkdirSync, openSync } from "node:fs";
import path from "node:path";
import { environmentIn, unpackProgram } from "../../../support/programs/debianPackages.ts";
import { unprivilegedUser } from "../../../support/programs/postgresCluster.ts";

/** Debian's programs where a user without rights can run them, in a folder that is his. */
export interface Programs {
  folder: string;
  /** Makes a folder in it, owned by that user. @returns its path */
  own: (name: string) => string;
  /** Starts a program as that user; what it says goes to a file of its own in the folder. */
  start: (
    name: string,
    program: string,
    words: readonly string[],
    more?: NodeJS.ProcessEnv,
  ) => ChildProcess;
}

/** @returns `null` when they cannot be had */
export function preparePrograms(
  scratch: string,
  ...names: readonly [string, ...string[]]
): Programs | null {
  const unpacked = unpackProgram(...names);
  if (unpacked === null) return null;
  const user = unprivilegedUser();
  const place = path.join(scratch, "programs");
  cpSync(unpacked.folder, place, { recursive: true });
  // The folder of the project may be closed to others; files as they are made here are.
  spawnSync("chmod", ["-R", "a+rX", place]);
  chmodSync(scratch, 0o755);
  const own = (name: string) => {
    const folder = path.join(scratch, name);
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    if ("uid" in user) chownSync(folder, user.uid, user.gid);
    return folder;
  };
  const env = environmentIn(place);
  return {
    folder: scratch,
    own,
    start(name, program, words, more = {}) {
      const log = openSync(path.join(scratch, `${name}.log`), "a");
      return spawn(program, words, {
        ...user,
        cwd: own(name),
        env: { ...env, HOME: own(name), ...more },
        stdio: ["ignore", log, log],
      });
    },
  };
}

/** Ends a program that may have ended already, and waits. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}
