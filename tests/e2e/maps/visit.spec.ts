import {
  NETWORK_ERRORS,
  expect,
  test,
  untilCopied,
  untilSavedForOffline,
} from "../../support/browser/fixtures.ts";

test.use({ expectedErrors: NETWORK_ERRORS });

test("a store that is kept for a visit has its menu, hours, place and deals without a signal", async ({
  page,
  gateway,
  context,
}) => {
  await page.goto("/dispensary-maps");
  // The deals of the sample's stores differ from day to day: one that has some.
  await page.goto("/dispensary-deals");
  await expect(page.getByText(/^(?:from )?[\d,]+ deals/)).toBeVisible();
  const { slug } = await page.evaluate(async () => {
    const stores: unknown = await (await fetch("/api/stores")).json();
    return Array.isArray(stores) ? (stores.find(({ offers }) => offers > 0) ?? {}) : {};
  });
  await page.goto(`/dispensary-maps?store=${String(slug)}`);
  const card = page.getByRole("article");
  await card.getByRole("button", { name: "Keep for a visit" }).click();
  await expect(
    card.getByRole("button", { name: /^Kept for a visit, as of just now · \d+ kB$/ }),
  ).toBeVisible();
  for (const key of [["menu", String(slug)], ["stores"], ["deals"]])
    await untilCopied(page, ...key);
  await untilSavedForOffline(page);
  gateway.cut();
  await page.close();

  const inStore = await context.newPage();
  await inStore.goto(`/dispensary-maps?store=${String(slug)}`);
  const kept = inStore.getByRole("article");
  await expect(kept.getByRole("button", { name: /^Kept for a visit, as of/ })).toBeVisible();
  await expect(kept.getByRole("link", { name: "Directions" })).toBeVisible();
  await expect(inStore.getByRole("listbox", { name: /^Map of/ })).toBeVisible();
  await inStore.getByLabel("Find a store, city or ZIP").fill("43215");
  await inStore.getByLabel("Find a store, city or ZIP").press("Enter");
  await expect(inStore.getByText(/Nearest to ZIP 43215|miles of ZIP 43215/)).toBeVisible();
  await kept.getByRole("link", { name: "Menu", exact: true }).click();
  await expect(inStore.getByText(/^[\d,]+ products?$/)).toBeVisible();
  await inStore.goBack();
  await inStore.getByRole("article").getByRole("link", { name: "Deals" }).click();
  await expect(inStore.getByText(/^(?:from )?[\d,]+ deals?|^No deal/).first()).toBeVisible();
  await expect(inStore.getByText("Not saved on this device yet.")).toBeHidden();
});
