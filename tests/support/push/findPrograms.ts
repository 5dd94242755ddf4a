import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { installDebianPackages } from "../programs/debianPackages.ts";

/** What the tests of push need besides Chromium. */
export interface PushPrograms {
  /** With the library by which it shows notifications on a desktop. `null`: one of them could not be had. */
  firefox: string | null;
  /** The message bus by which Chromium asks a desktop to show notifications. */
  messageBus: string | null;
}

const MAC = "/Applications/Firefox.app/Contents/MacOS/firefox";

/** Finds Firefox (that of `FIREFOX_PATH` first) and dbus-daemon, and installs what is missing. */
export function findPushPrograms(): PushPrograms {
  const firefox = () =>
    process.env["FIREFOX_PATH"] ??
    (hasNotify() ? (onPath("firefox-esr") ?? onPath("firefox")) : null) ??
    installedAt(MAC);
  const messageBus = () => onPath("dbus-daemon");
  return {
    firefox: firefox() ?? (installDebianPackages("firefox-esr", "libnotify4") ? firefox() : null),
    messageBus: messageBus() ?? (installDebianPackages("dbus-daemon") ? messageBus() : null),
  };
}

/** Firefox looks for it when it first shows something. A Debian's browser does not depend on it. */
function hasNotify(): boolean {
  const libraries = spawnSync("ldconfig", ["-p"], { encoding: "utf8" });
  // Elsewhere than on a Linux with glibc there is no such list, and nothing is known to be missing.
  return libraries.status !== 0 || /libnotify\.so\.4 .*=> \/(usr\/)?lib\//.test(libraries.stdout);
}

function onPath(name: string): string | null {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? null;
}

function installedAt(file: string): string | null {
  return existsSync(file) ? file : null;
}
