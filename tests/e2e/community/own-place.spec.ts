import type { Page } from "@playwright/test";
import { signIn, signUp, somebody } from "../../support/browser/accounts.ts";
import { NETWORK_ERRORS, expect, onScreen as test } from "../../support/browser/fixtures.ts";
import { noteShifts, takeShifts } from "../../support/browser/layoutShifts.ts";
import { countUnsent } from "../../support/browser/stored.ts";

test.use({ expectedErrors: NETWORK_ERRORS, viewport: { width: 390, height: 844 } });

/** The most that may move on a screen, in the browser's own measure. */
const MOST = 0.01;

/** What an account has comes later than the page, and on another phone later still. */
test(
  "an account's own ticket and votes have their place: nothing moves when they come",
  { tag: "@long" },
  async ({ page, otherPhone, gateway }) => {
    test.slow();
    const visitor = somebody();
    await signUp(
      page,
      visitor,
      `/signup?redirect=${encodeURIComponent("/reservation?event=sample-spring-planning")}`,
    );
    await page.getByRole("button", { name: "Reserve", exact: true }).click();
    await expect(page.getByRole("img", { name: /^QR code of reservation/ })).toBeVisible();
    await page.goto("/march-madness?view=vote");
    await page
      .getByRole("button", { name: /Ranked \d+/ })
      .first()
      .click();
    await expect(page.getByText(/, 1 voted$/)).toBeVisible();
    await expect.poll(() => countUnsent(page)).toBe(0);

    const moved: string[] = [];
    const measure = async (phone: Page, address: string, untilThere: () => Promise<void>) => {
      await phone.goto(address);
      await untilThere();
      await expect.poll(() => gateway.underway).toBe(0);
      const shifts = await takeShifts(phone);
      const sum = shifts.reduce((all, { value }) => all + value, 0);
      const what = shifts.map(
        ({ value, moved: parts }) => `${value.toFixed(3)} ${parts.join(", ")}`,
      );
      if (sum > MOST) moved.push(`${address} ${sum.toFixed(3)}: ${what.join("; ")}`);
    };
    const other = await otherPhone.newPage();
    await other.setViewportSize({ width: 390, height: 844 });
    await signIn(other, visitor);
    for (const phone of [other, page]) {
      await noteShifts(phone);
      await measure(phone, "/reservation", async () => {
        await expect(phone.getByRole("img", { name: /^QR code of reservation/ })).toBeVisible();
        await expect(phone.getByRole("region", { name: "Events with seats" })).toBeVisible();
      });
      await measure(phone, "/march-madness?view=vote", () =>
        expect(phone.getByText(/, 1 voted$/)).toBeVisible(),
      );
      await measure(phone, "/march-madness?view=bracket", () =>
        expect(phone.getByText("You have one vote in each open matchup.")).toBeVisible(),
      );
    }
    expect(moved).toEqual([]);
  },
);
