import { showInBothThemes, violations } from "../../support/browser/axe.ts";
import {
  NETWORK_ERRORS,
  expect,
  onScreen as test,
  untilCopied,
} from "../../support/browser/fixtures.ts";
import { answerMenu, justNow } from "../../support/data/menus.ts";
import { offer } from "../../support/data/offers.ts";
import { openWithin } from "../../support/browser/openWithin.ts";
import { expectHeadingOnPaper } from "../../support/browser/paper.ts";

test.use({ expectedErrors: NETWORK_ERRORS });

test("axe finds nothing on any terpene’s page, nothing scrolls sideways, and paper has its heading without the shell", async ({
  page,
  gateway,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await showInBothThemes(page);
  answerMenu(gateway, [offer({ observedAt: justNow(), terpenes: { pinene: 0.4 } })]);
  await page.goto("/dispensary-menus?store=bliss-kent");
  await expect(page.getByText("1 product", { exact: true })).toBeVisible();
  await untilCopied(page, "menu", "bliss-kent");
  for (const address of ["alpha-pinene", "humulene", "caryophyllene-oxide", "unobtainium"]) {
    await openWithin(page, `/terpenes/${address}`);
    await expect(page.getByRole("list", { name: "Terpenes" })).toBeVisible();
    expect(await violations(page), address).toEqual([]);
    await expectHeadingOnPaper(page);
    await page.emulateMedia({ media: "screen" });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320);
  }
});
