import {
  NETWORK_ERRORS,
  expect,
  test,
  untilHomeIsSaved,
  untilSavedForOffline,
} from "../../support/browser/fixtures.ts";

test.use({ expectedErrors: NETWORK_ERRORS });

test.describe("a browser that believes in a connection when nothing gets through", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "onLine", { get: () => true });
    });
  });

  test("is told at the first failure, not after three more", async ({ page, gateway }) => {
    await page.goto("/");
    await untilSavedForOffline(page);
    // The pauses between the tries never end.
    await page.clock.install();
    gateway.cut();
    await page.goto("/dispensary-deals");
    await expect(page.getByText("Not saved on this device yet.")).toBeVisible();
    await expect(page.getByText("Offline", { exact: true })).toBeVisible();
  });

  test("has its sign taken away by the first answer", async ({ page, gateway }) => {
    await page.goto("/");
    await untilSavedForOffline(page);
    await untilHomeIsSaved(page);
    gateway.cut();
    await page.goto("/dispensary-deals");
    await expect(page.getByText("Offline", { exact: true })).toBeVisible();
    gateway.network = "open";
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByText("Offline", { exact: true })).toBeHidden();
  });
});

test("the sign is there when the signal goes right after the first load", async ({
  page,
  gateway,
  context,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Nothing that is fetched later may be needed for it.
  gateway.cut();
  await context.setOffline(true);
  await expect(page.getByText("Offline", { exact: true })).toBeVisible();
});
