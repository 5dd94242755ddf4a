import type { Page } from "@playwright/test";
import * as v from "valibot";
import { ContestSchema } from "../../../src/domain/contests/contest.ts";
import { signIn, signUp, somebody } from "../../support/browser/accounts.ts";
import { showInBothThemes, violations } from "../../support/browser/axe.ts";
import {
  NETWORK_ERRORS,
  expect,
  onScreen,
  test,
  untilSavedForOffline,
} from "../../support/browser/fixtures.ts";
import { printedSheets, printedWords, withoutSpace } from "../../support/browser/printedSheets.ts";
import { countUnsent } from "../../support/browser/stored.ts";

test.use({ expectedErrors: NETWORK_ERRORS });
onScreen.use({ expectedErrors: NETWORK_ERRORS });

const QUEUE = `/signup?redirect=${encodeURIComponent("/march-madness?view=vote")}`;
const PICKS = `/signin?redirect=${encodeURIComponent("/march-madness?view=picks")}`;
const SMALLEST_PT = 6;

const voted = (page: Page, count: number) =>
  page.getByText(new RegExp(`, ${String(count)} voted$`));
/** The two large buttons of the queue. */
const choices = (page: Page) => page.getByRole("button", { name: /Ranked \d+/ });

test(
  "a vote without a signal waits on the phone, says until when it counts, and arrives by itself",
  { tag: "@long" },
  async ({ page, gateway, otherPhone }) => {
    test.slow();
    const visitor = somebody();
    await signUp(page, visitor, QUEUE);
    await expect(choices(page).first()).toBeEnabled();
    await page.getByRole("heading", { level: 3 }).focus();
    await page.keyboard.press("1");
    await expect(page.getByText(/^You chose .* over .*\.$/)).toBeVisible();
    await expect.poll(() => countUnsent(page)).toBe(0);
    await untilSavedForOffline(page);

    gateway.cut();
    await page.reload();
    await expect(voted(page, 1)).toBeVisible();
    await choices(page).last().click();
    await expect(
      page.getByText(
        /^You chose .* over .* Saved on this device, counts only if it arrives before/,
      ),
    ).toBeVisible();
    await expect(voted(page, 2)).toBeVisible();

    gateway.network = "open";
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect.poll(() => countUnsent(page)).toBe(0);
    const other = await otherPhone.newPage();
    await signIn(other, visitor, PICKS);
    await expect(other.getByRole("tabpanel").getByRole("listitem")).toHaveCount(2);
  },
);

for (const [what, year] of [
  ["full", "2025"],
  ["half-filled", ""],
] as const)
  onScreen(
    `the ${what} bracket prints on one Letter sheet across with all 64 names`,
    { tag: what === "full" ? "@long" : [] },
    async ({ page }) => {
      await page.goto(`/march-madness${year === "" ? "" : `?year=${year}`}`);
      await expect(page.getByRole("tab", { name: "Bracket" })).toBeVisible();
      const shown = await page.getByRole("heading", { level: 2 }).first().innerText();
      const answer = await page.request.get(`/api/contests/${shown.replace(/\D/g, "")}`);
      const { entrants } = v.parse(ContestSchema, await answer.json());
      expect(await printedSheets(page)).toEqual([{ width: 792, height: 612 }]);
      const words = await printedWords(page);
      const missing = entrants.filter(({ name }) => !words.includes(withoutSpace(name)));
      expect(missing).toEqual([]);
      await page.emulateMedia({ media: "print" });
      const sizes = await page
        .locator("bdi:visible")
        .evaluateAll((names) => names.map((name) => parseFloat(getComputedStyle(name).fontSize)));
      expect(sizes.length).toBeGreaterThanOrEqual(64);
      expect(Math.min(...sizes) * 0.75).toBeGreaterThanOrEqual(SMALLEST_PT);
    },
  );

onScreen(
  "axe finds nothing on the bracket, the queue, the picks and the results",
  async ({ page }) => {
    onScreen.slow();
    await showInBothThemes(page);
    await signUp(page, somebody(), QUEUE);
    await expect(choices(page).first()).toBeEnabled();
    await choices(page).first().click();
    await expect(voted(page, 1)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("tab", { name: "Bracket" }).click();
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(page.getByRole("button", { pressed: true })).not.toHaveCount(0);
      expect(await violations(page)).toEqual([]);
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrolled).toBe(width);
    }
    await page.getByRole("tab", { name: "My picks" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: " over " })).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
    for (const path of ["/march-madness?year=2025", "/vote-secret-results?year=2025"]) {
      await page.evaluate((to) => history.pushState(null, "", to), path);
      await expect(page.getByText(/^The (2025 )?contest is over\.$/)).toBeVisible();
      expect(await violations(page), path).toEqual([]);
    }
  },
);

onScreen(
  "a strain's page says how far it came, and leads to that bracket",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/march-madness?year=2025");
    const champion = page.getByRole("region", { name: "Champion" }).getByRole("link");
    await champion.click();
    await page.getByRole("link", { name: "2025: Champion" }).click();
    await expect(page).toHaveURL(/\/march-madness\?year=2025$/);
  },
);
