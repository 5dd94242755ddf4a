import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installDebianPackages } from "./debianPackages.ts";
import { onPath } from "./onPath.ts";

const ON_A_MAC = "/Applications/Firefox.app/Contents/MacOS/firefox";

/**
 * Finds Firefox (that of `FIREFOX_PATH` first) with the library by which it shows notifications on
 * a desktop, and installs what is missing.
 *
 * @returns `null` when one of them cannot be had
 */
export function findFirefox(): string | null {
  const given = process.env["FIREFOX_PATH"];
  if (given) return given;
  return installed() ?? (installDebianPackages("firefox-esr", "libnotify4") ? installed() : null);
}

function installed(): string | null {
  const onLinux = hasNotify() ? (onPath("firefox-esr") ?? onPath("firefox")) : null;
  return onLinux ?? (existsSync(ON_A_MAC) ? ON_A_MAC : null);
}

/** Firefox looks for it when it first shows something. A Debian's browser does not depend on it. */
function hasNotify(): boolean {
  const libraries = spawnSync("ldconfig", ["-p"], { encoding: "utf8" });
  // Elsewhere than on a Linux with glibc there is no such list, and nothing is known to be missing.
  return libraries.status !== 0 || /libnotify\.so\.4 .*=> \/(usr\/)?lib\//.test(libraries.stdout);
}
