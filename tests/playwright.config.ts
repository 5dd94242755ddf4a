import { defineConfig } from "@playwright/test";
import { findBrowser } from "./support/browser.ts";

const executablePath = findBrowser().executable ?? "";

/** Whole-app tests: the built product, its real server, a real browser. */
export default defineConfig({
  testDir: "e2e",
  // What only a hosted project has: playwright.firebase.config.ts.
  testIgnore: "hosted.spec.ts",
  outputDir: "../test-results/e2e",
  globalSetup: "./support/sampleData.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 120_000,
  // Two browsers, a server and a database share two processors, and others may work on them, too.
  expect: { timeout: 25_000 },
  reporter: [["list"], ["json"]],
  use: {
    browserName: "chromium",
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
