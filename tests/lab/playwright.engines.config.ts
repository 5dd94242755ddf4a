import { defineConfig } from "@playwright/test";
import { ENGINES } from "./support/engines/engine.ts";
import type { EngineOptions } from "./support/engines/test.ts";

// Which of them could be had.
const engines = process.env["ENGINES"]?.split(",") ?? ENGINES;

/**
 * The offline half of the end-to-end tests in the engines beside Chromium: docs/engines.md. Each
 * engine has one browser, and both work at once.
 */
export default defineConfig<object, EngineOptions>({
  testDir: "engines",
  testMatch: "*.spec.ts",
  outputDir: "../../test-results/engines",
  globalSetup: "../support/server/sampleData.ts",
  workers: 2,
  // Of behaviours that another test of the engine leads through already, and that take long.
  ...(process.env["TEST_FORM"] === "short" ? { grepInvert: /@long/ } : {}),
  forbidOnly: Boolean(process.env["CI"]),
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [["list"], ["json"]],
  projects: ENGINES.filter((name) => engines.includes(name)).map((name) => ({
    name,
    workers: 1,
    use: { engineName: name },
  })),
});
