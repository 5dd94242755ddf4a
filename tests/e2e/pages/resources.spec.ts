import { expect, onScreen as test } from "../../support/browser/fixtures.ts";
import { inBothThemes } from "../../support/browser/themes.ts";

test("what is shown prints without the shell and the filters, black on white, from both themes", async ({
  page,
}) => {
  await page.goto("/resources?kind=Safety");
  await expect(page.locator("article h2")).toHaveCount(2);
  await inBothThemes(page, async (theme) => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1, name: "Resources · Safety" })).toBeVisible();
    await expect(page.getByText("1-800-222-1222: free, day and night")).toBeVisible();
    for (const gone of [
      page.getByRole("banner"),
      page.getByRole("radiogroup"),
      page.getByRole("button"),
    ])
      await expect(gone.first()).toBeHidden();
    const colours = await page
      .getByRole("link", { name: /University Hospitals/ })
      .first()
      .evaluate((link) => [
        getComputedStyle(link).color,
        getComputedStyle(document.body).backgroundColor,
      ]);
    expect(colours, theme).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
  });
});
