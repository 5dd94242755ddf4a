import { NETWORK_ERRORS, expect, onScreen as test } from "../../support/browser/fixtures.ts";
import { expectHeadingOnPaper } from "../../support/browser/paper.ts";

// The screens themselves are printed in accessibility.spec.ts, which opens each of them anyway.
const ADDRESSES = [
  "/dispensary-menus?store=all",
  "/dispensary-menus?store=sample-brass-cricket-massillon",
  "/strain-genetics/gelato",
  "/terpenes/myrcene",
];

test.use({ expectedErrors: NETWORK_ERRORS });

test("a printed menu, strain or terpene has its heading, and nothing of the shell", async ({
  page,
}) => {
  for (const address of ADDRESSES) {
    await page.emulateMedia({ media: "screen" });
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 }), address).toBeVisible();
    await expectHeadingOnPaper(page);
  }
});
