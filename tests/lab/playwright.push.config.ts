import { defineConfig } from "@playwright/test";

/**
 * Alerts from an import to a notification, in real browsers with real subscriptions. Each test has a
 * site and a browser of its own, so one at a time is what two processors bear.
 */
export default defineConfig({
  testDir: "push",
  testMatch: "*.spec.ts",
  outputDir: "../test-results/push",
  // Set and empty where there is none.
  testIgnore: process.env["FIREFOX_PATH"] === "" ? ["firefox*.spec.ts"] : [],
  workers: 1,
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json"]],
});
