import { existsSync } from "node:fs";
import path from "node:path";
import { installDebianPackages } from "../debianPackages.ts";

/** What the tests of push need besides Chromium. */
export interface PushPrograms {
  /** `null`: there is none and none could be installed. */
  firefox: string | null;
  /** The message bus by which Chromium asks a desktop to show notifications. */
  messageBus: string | null;
}

const MAC = "/Applications/Firefox.app/Contents/MacOS/firefox";

/** Finds Firefox (that of `FIREFOX_PATH` first) and dbus-daemon, and installs what is missing. */
export function findPushPrograms(): PushPrograms {
  const firefox = () =>
    process.env["FIREFOX_PATH"] ?? onPath("firefox-esr") ?? onPath("firefox") ?? installedAt(MAC);
  const messageBus = () => onPath("dbus-daemon");
  return {
    firefox: firefox() ?? (installDebianPackages("firefox-esr") ? firefox() : null),
    messageBus: messageBus() ?? (installDebianPackages("dbus-daemon") ? messageBus() : null),
  };
}

function onPath(name: string): string | null {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? null;
}

function installedAt(file: string): string | null {
  return existsSync(file) ? file : null;
}
