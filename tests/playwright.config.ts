import { defineConfig } from "@playwright/test";
import { findBrowser, findShell } from "./support/programs/browser.ts";

const chromium = findBrowser();
const shell = findShell(chromium);
// The runner's workers read this file, too, and have nothing left to install.
process.env["CHROMIUM_SHELL_PATH"] = shell.executable ?? "";

const launch = (executablePath: string | null) => ({
  executablePath: executablePath ?? "",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});

/** A shell shows no notifications and keeps no page to come back to. */
const WHOLE_BROWSER = ["alerts/notifications.spec.ts", "back-forward-cache.spec.ts"];

// What only a hosted project has: playwright.firebase.config.ts.
const HOSTED = "hosted.spec.ts";

/** All of them, unless one form is asked for. */
function formOf(form: string | undefined): { grep?: RegExp; grepInvert?: RegExp } {
  if (form === "short") return { grepInvert: /@long/ };
  return form === "long" ? { grep: /@long/ } : {};
}

/** Whole-app tests: the built product, its real server, a real browser. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "../test-results/e2e",
  globalSetup: "./support/server/sampleData.ts",
  fullyParallel: true,
  // Nothing works beside them: two leave processors idle while they wait for a frame or for the server.
  workers: 3,
  // What takes long and is held by another test of `npm test`, or is no daily risk: `npm run test:long` has it.
  ...formOf(process.env["TEST_FORM"]),
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 120_000,
  // Two browsers, a server and a database share two processors, and others may work on them, too.
  expect: { timeout: 25_000 },
  reporter: [["list"], ["json"]],
  use: {
    browserName: "chromium",
    viewport: { width: 1280, height: 800 },
    launchOptions: launch(shell.executable),
  },
  projects: [
    { name: "screens", testIgnore: [HOSTED, ...WHOLE_BROWSER] },
    {
      name: "whole browser",
      testMatch: WHOLE_BROWSER,
      use: { launchOptions: launch(chromium.executable) },
    },
  ],
});
