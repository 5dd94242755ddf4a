import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";
import { icons } from "../server/build/icons.ts";
import { stateAlias } from "../server/build/stateFolder.js";
import { thirdPartyModule } from "../server/build/thirdParty.ts";
import { SELDOM_WORTH_IT, SEVERAL_SERVERS } from "./runner/longFiles.ts";

/** They replace modules, load them anew, hold their clock or start a sender that never stops, which no other file may see. */
const MODULES_OF_THEIR_OWN = [
  "src/data/outbox/sender.test.ts",
  "src/data/alertRecords.test.ts",
  "tests/screens/accountForms.test.tsx",
  "tests/screens/anotherState.test.tsx",
  "tests/screens/offers/sentReports.test.tsx",
  "src/features/limits/limitsStore.test.ts",
  "src/firstView/takeFirstView.test.ts",
  "src/platform/install/install.test.ts",
  "src/platform/measure/measure.test.ts",
  "src/platform/session/identity.test.ts",
];
/** It counts what its whole process does, and holds the clock of it. */
const PROCESS_OF_THEIR_OWN = ["tests/api/programs/rest.test.ts"];
/** Of `npm run test:long`: another state's site, and a release made twice. */
const LONG = ["tests/lab/running/state.test.ts", "tests/lab/release/madeTwice.test.ts"];
const ROOT = new URL("..", import.meta.url);
const PROJECT_FOLDER = fileURLToPath(ROOT);
const LONG_API = [...SEVERAL_SERVERS, ...Object.keys(SELDOM_WORTH_IT)];
for (const file of [...MODULES_OF_THEIR_OWN, ...PROCESS_OF_THEIR_OWN, ...LONG, ...LONG_API])
  if (!existsSync(new URL(file, ROOT))) throw new Error(`${file} is not there any more.`);

/**
 * Five kinds of tests: `unit` needs nothing, `dom` an imitated browser, `api` the two database engines and a build, `running` the built product and Debian's nginx, `long` what `npm test` leaves out. End-to-end tests belong to Playwright.
 */
export default defineConfig({
  root: PROJECT_FOLDER,
  resolve: { alias: stateAlias(PROJECT_FOLDER) },
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
          setupFiles: ["tests/support/setup/nodeSetup.ts"],
          include: [
            "src/{domain,content}/**/*.test.ts",
            "{server,sw}/**/*.test.ts",
            "tests/{rules,runner}/*.test.ts",
            "tests/lab/{bench,engines,faults}/**/*.test.ts",
          ],
        },
      },
      {
        extends: true,
        plugins: [icons(), thirdPartyModule(PROJECT_FOLDER), vanillaExtractPlugin()],
        define: { __APP_VERSION__: JSON.stringify("0.0.0") },
        test: {
          name: "dom",
          // React, the router and the styles are loaded once; domSetup.ts cleans up after each test.
          isolate: false,
          testTimeout: 30_000,
          environment: "happy-dom",
          setupFiles: ["tests/support/setup/domSetup.ts"],
          include: [
            "src/{features,design,platform,data,routes}/**/*.test.{ts,tsx}",
            "src/firstView/*.test.ts",
            "tests/screens/**/*.test.tsx",
          ],
          exclude: MODULES_OF_THEIR_OWN,
        },
      },
      {
        extends: true,
        plugins: [icons(), thirdPartyModule(PROJECT_FOLDER), vanillaExtractPlugin()],
        test: {
          name: "dom alone",
          testTimeout: 30_000,
          environment: "happy-dom",
          setupFiles: ["tests/support/setup/domSetup.ts"],
          include: MODULES_OF_THEIR_OWN,
        },
      },
      {
        extends: true,
        test: {
          name: "api",
          environment: "node",
          // A worker opens its databases once, and they serve all its files.
          isolate: false,
          setupFiles: ["tests/support/setup/nodeSetup.ts"],
          include: ["tests/{api,lab/api}/**/*.test.ts"],
          exclude: [
            ...PROCESS_OF_THEIR_OWN,
            ...(process.env["TEST_FORM"] === "short" ? LONG_API : []),
          ],
          globalSetup: ["tests/support/setup/engines.ts"],
          // Some tests start whole servers, with a database each.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "api alone",
          environment: "node",
          setupFiles: ["tests/support/setup/nodeSetup.ts"],
          include: PROCESS_OF_THEIR_OWN,
          globalSetup: ["tests/support/setup/engines.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "running",
          // The built site, as docs/running.md has one set it up: it needs a build.
          environment: "node",
          setupFiles: ["tests/support/setup/nodeSetup.ts"],
          include: ["tests/lab/running/*.test.ts"],
          exclude: LONG,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "long",
          // Of `npm run test:long`: each builds the site once more, elsewhere.
          environment: "node",
          setupFiles: ["tests/support/setup/nodeSetup.ts"],
          include: LONG,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
