import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { askForGelato } from "../../support/browser/alertsPanel.ts";
import {
  NETWORK_ERRORS,
  expect,
  test,
  untilSavedForOffline,
} from "../../support/browser/fixtures.ts";
import type { Gateway } from "../../support/browser/gateway.ts";
import { subscribesAtOnce } from "../../support/browser/phone.ts";
import { logRequests } from "../../support/browser/requestLog.ts";
import { openWithWishes, sampleWishes } from "../../support/browser/wishlistPage.ts";
import { makeSampleFolder } from "../../support/server/preparedFolder.ts";
import { startProgram } from "../../support/server/serverProcess.ts";
import { startSite } from "../../support/server/site.ts";

test.use({ expectedErrors: NETWORK_ERRORS, hearsWorker: true });

const A_STORE = "/dispensary-menus?store=sample-brass-cricket-massillon";

/** What this phone has been told of its owner; the club's name is nowhere else in the world. */
const OWN = {
  profile: "patient",
  with_tax: "on",
  discounts: JSON.stringify([
    { kind: "veteran" },
    { kind: "loyalty", chain: "Zyxwvut Club" },
    { kind: "senior", weekday: "wed", age: 65 },
  ]),
};
/** None of it, in whatever form: no address, header or body has a reason for such words. */
const TOLD = /zyxwvut|with_tax|withTax|veteran|patient|"profile"|profile=|discounts|"age"/i;

test("who buys and what is theirs is in no request", async ({ page, gateway }) => {
  test.slow();
  await useAllThatCounts(page, gateway);
});

// A site that was told nothing has nothing to write; at one that logs all it can, nothing is there, either.
test(
  "who buys and what is theirs is in no line of the log, no message and no backup",
  { tag: "@long" },
  async ({ page, gateway }) => {
    test.slow();
    const folder = mkdtempSync(path.join(os.tmpdir(), "occ-own-"));
    const dataDir = await makeSampleFolder();
    const log: string[] = [];
    const settings = { TRUSTED_PROXIES: "1", LOG_LEVEL: "trace" };
    const site = await startSite(dataDir, settings, (line) => log.push(line));
    try {
      gateway.site = site.url;
      await useAllThatCounts(page, gateway);
      expect(log.length).toBeGreaterThan(5);
      expect(log.filter((line) => TOLD.test(line))).toEqual([]);
      // Messages are composed of what the database has of this phone, all of which is in a backup.
      const file = path.join(folder, "site.backup");
      const words = ["backup", file];
      const done = await startProgram("server/cli/admin.ts", words, { DATA_DIR: dataDir }).ended;
      expect(done.code, done.stderr).toBe(0);
      const backup = gunzipSync(readFileSync(file)).toString();
      expect(backup).toContain("Gelato");
      expect(/zyxwvut|with_tax|withTax|"profile":"|"discounts"/i.exec(backup)).toBeNull();
    } finally {
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

/** Visits every screen that counts with who buys, and finds nothing of that in what was asked. */
async function useAllThatCounts(page: Page, gateway: Gateway): Promise<void> {
  const requests = logRequests(page, gateway);
  await page.addInitScript((own) => {
    for (const [key, value] of Object.entries(own)) localStorage.setItem(key, value);
  }, OWN);
  await subscribesAtOnce(page);
  await page.goto(A_STORE);
  await expect(page.getByText(/^about \$/).first()).toBeVisible();
  await page
    .getByRole("button", { name: /^More: / })
    .first()
    .click();
  await page.getByRole("button", { name: /^Add to limits: / }).click();
  await page.goto("/dispensary-deals");
  await expect(page.getByText(/^about \$/).first()).toBeVisible();
  await page.goto("/dispensary-limits");
  await expect(page.getByText(/^At the register about/)).toBeVisible();
  await openWithWishes(page, await sampleWishes(gateway.site, 3));
  await page.getByRole("button", { name: "Plan a trip" }).click();
  // An alert makes the server keep this phone, and write messages to it.
  await askForGelato(page);
  await expect(page.getByText(/^Alert saved: .*Gelato/)).toBeVisible();
  await untilSavedForOffline(page);
  // Moving in is the one way out, and it is sealed.
  await page.goto("/introduction");
  await page.getByRole("button", { name: "Take your things along" }).click();
  await page.getByRole("button", { name: "Make a code" }).click();
  await expect(page.getByText(/^[0-9A-Z]{4}(?:[ -][0-9A-Z]{4}){2}$/).first()).toBeVisible();

  const asked = requests.text();
  expect(asked).toContain("PUT /api/transfers/");
  expect(asked).toContain("/api/taxes");
  expect(asked.split("\n").filter((line) => TOLD.test(line))).toEqual([]);
}
