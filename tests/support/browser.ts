import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { installDebianPackages } from "./debianPackages.ts";

/** The browser for the end-to-end tests, and where it came from. */
export interface FoundBrowser {
  /** `null` when there is none to be had. */
  executable: string | null;
  description: string;
}

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const PLACES = [
  ...(process.env["PATH"] ?? "")
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name))),
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Finds a Chromium: the one of `CHROMIUM_PATH`, an installed one, Playwright's own,
 * or else installs one, by Playwright or by the system's packages.
 */
export function findBrowser(): FoundBrowser {
  const given = process.env["CHROMIUM_PATH"];
  if (given) return { executable: given, description: `${given}, as CHROMIUM_PATH says` };
  return (
    installed() ??
    playwrights("already downloaded") ??
    (installPlaywrights() ? playwrights("downloaded now") : null) ??
    (installDebianPackages("chromium") ? installed() : null) ?? {
      executable: null,
      description: "none found, and none could be installed; set CHROMIUM_PATH",
    }
  );
}

function installed(): FoundBrowser | null {
  const executable = PLACES.find((place) => existsSync(place));
  return executable ? { executable, description: `${executable}, installed here` } : null;
}

function playwrights(how: string): FoundBrowser | null {
  const executable = chromium.executablePath();
  return existsSync(executable)
    ? { executable, description: `Playwright's Chromium, ${how}` }
    : null;
}

function installPlaywrights(): boolean {
  const timeout = 180_000;
  return spawnSync("npx", ["playwright", "install", "chromium"], { timeout }).status === 0;
}
