import { SCREENS } from "../../../src/domain/site/routes.ts";
import { NETWORK_ERRORS, expect, onScreen as test } from "../../support/browser/fixtures.ts";

const ADDRESSES = [
  ...Object.keys(SCREENS).map((path) => path.replace(/\$\w+/, "x")),
  "/nowhere",
  "/dispensary-menus?store=all",
  "/dispensary-menus?store=sample-brass-cricket-massillon",
  "/strain-genetics/gelato",
  "/terpenes/myrcene",
];

test.use({ expectedErrors: NETWORK_ERRORS });

for (const address of ADDRESSES)
  test(`the printed page of ${address} has its heading, and nothing of the shell`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: "print" });
    const printed = page.getByRole("heading", { level: 1 });
    await expect(printed).toHaveCount(1);
    await expect(printed).toBeVisible();
    await expect(printed).toHaveText(/\w/);
    for (const gone of [page.getByRole("banner"), page.getByRole("contentinfo")])
      await expect(gone).toBeHidden();
  });
