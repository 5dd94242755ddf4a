import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

/**
 * Three kinds of tests: `unit` needs nothing, `dom` an imitated browser, `api`
 * the two database engines. End-to-end tests belong to Playwright.
 */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    // By itself it leaves one processor to whoever watches.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          // No file replaces a module or leaves a global behind: what is loaded serves all.
          isolate: false,
          testTimeout: 30_000,
          environment: "node",
          include: [
            "src/{domain,content}/**/*.test.ts",
            "{server,sw}/**/*.test.ts",
            "tests/*.test.ts",
          ],
        },
      },
      {
        extends: true,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: "dom",
          testTimeout: 30_000,
          environment: "happy-dom",
          include: ["src/{features,design,platform,data,routes}/**/*.test.{ts,tsx}"],
        },
      },
      {
        extends: true,
        test: {
          name: "api",
          environment: "node",
          // A worker opens its databases once, and they serve all its files.
          isolate: false,
          include: ["tests/api/**/*.test.ts"],
          globalSetup: ["tests/support/engines.ts"],
          // Some tests start whole servers, with a database each.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
