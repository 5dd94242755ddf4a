import { defineConfig } from "@playwright/test";
import type { SiteOptions } from "./support/browser/fixtures.ts";
import common from "./playwright.config.ts";

/**
 * The tests of accounts once more, against Google's own auth emulator behind the hosted mode,
 * with e-mail privacy protection and without. What only the site's own identity does is left out,
 * and what happens on the phone, whoever keeps the account.
 * The protection changes what Google answers where e-mail and password do not belong together,
 * and nothing else: without it, each such answer is seen once more.
 */
export default defineConfig<SiteOptions>({
  ...common,
  outputDir: "../test-results/firebase",
  globalSetup: "./support/identity/hostedSites.ts",
  testMatch: [
    "signup.spec.ts",
    "signin.spec.ts",
    "session.spec.ts",
    "profile.spec.ts",
    "hosted.spec.ts",
  ],
  grepInvert: /@embedded|@phone/,
  projects: [
    { name: "privacy on" },
    { name: "privacy off", grep: /@privacy/, use: { siteVariable: "SITE_URL_OPEN" } },
  ],
});
