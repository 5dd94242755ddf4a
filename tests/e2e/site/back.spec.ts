import { expect, onScreen as test } from "../../support/browser/fixtures.ts";

test.describe("Back on a list", () => {
  test("undoes the last filter, one at a time, and then leaves", async ({ page }) => {
    await page.goto("/");
    await page.goto("/dispensary-deals");
    await page.getByRole("radio", { name: "Northeast" }).check();
    await expect(page).toHaveURL(/region=Northeast/);
    await page.getByLabel("Section").selectOption("vape");
    await expect(page).toHaveURL(/section=vape/);
    await page.goBack();
    await expect(page).toHaveURL("/dispensary-deals?region=Northeast");
    await page.goBack();
    await expect(page).toHaveURL("/dispensary-deals");
    await page.goBack();
    await expect(page).toHaveURL("/");
  });

  test("undoes what was typed, once for each pause", async ({ page }) => {
    await page.goto("/strain-genetics");
    const search = page.getByLabel("Search strains");
    await search.fill("blue");
    await expect(page).toHaveURL("/strain-genetics?q=blue");
    await page.goBack();
    await expect(page).toHaveURL("/strain-genetics");
    await expect(search).toHaveValue("");
  });
});
