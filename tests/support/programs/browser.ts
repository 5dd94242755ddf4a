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
const ON_A_MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** Chromium without all that is around a page: of a Debian, the package has the same name. */
const SHELL = "chromium-headless-shell";

/**
 * Finds a Chromium: the one of `CHROMIUM_PATH`, an installed one, Playwright's own,
 * or else installs one, by Playwright or by the system's packages.
 */
export function findBrowser(): FoundBrowser {
  const given = process.env["CHROMIUM_PATH"];
  if (given) return { executable: given, description: `${given}, as CHROMIUM_PATH says` };
  return (
    installed(NAMES) ??
    playwrights("already downloaded") ??
    (installPlaywrights() ? playwrights("downloaded now") : null) ??
    (installDebianPackages("chromium") ? installed(NAMES) : null) ?? {
      executable: null,
      description: "none found, and none could be installed; set CHROMIUM_PATH",
    }
  );
}

/**
 * Finds a browser for tests that need pages and workers and no notifications: the one of
 * `CHROMIUM_SHELL_PATH`, else a headless shell, which takes half the processor time, else
 * Chromium itself. A Debian's shell is installed beside its Chromium, in the same version.
 *
 * @param browser what {@link findBrowser} has found
 */
export function findShell(browser: FoundBrowser): FoundBrowser {
  const given = process.env["CHROMIUM_SHELL_PATH"];
  if (given) return { executable: given, description: `${given}, as CHROMIUM_SHELL_PATH says` };
  // Who names a Chromium wants to see that one.
  if (process.env["CHROMIUM_PATH"] || browser.executable === null) return browser;
  return installed([SHELL]) ?? (installShell() ? installed([SHELL]) : null) ?? browser;
}

function installed(names: readonly string[]): FoundBrowser | null {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  const places = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  if (names === NAMES) places.push(ON_A_MAC);
  const executable = places.find((place) => existsSync(place));
  return executable ? { executable, description: `${executable}, installed here` } : null;
}

/** Of another version it would bring another Chromium with it. */
function installShell(): boolean {
  const query = ["--show", "--showformat=${Version}", "chromium"];
  const { status, stdout } = spawnSync("dpkg-query", query, { encoding: "utf8" });
  return status === 0 && stdout !== "" && installDebianPackages(`${SHELL}=${stdout}`);
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
