import { expect, test, untilSavedForOffline } from "../../support/browser/fixtures.ts";
import { loads, lookForReleases, release } from "../../support/browser/release.ts";

test("the first install never reloads the page; the second visit says once that it works offline", async ({
  page,
}) => {
  const said = page.getByText("opens without a connection");
  await page.goto("/");
  const before = await loads(page);
  await untilSavedForOffline(page);
  expect(await loads(page)).toBe(before);
  await expect(said).toBeHidden();
  await page.reload();
  await expect(said).toBeVisible();
  await page.reload();
  // What comes after the worker has been looked at is there.
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect(said).toBeHidden();
  await expect(page.getByText("New version", { exact: true })).toBeHidden();
});

test("a toast sits at the bottom right and goes after five seconds", async ({ page }) => {
  await page.goto("/");
  await untilSavedForOffline(page);
  await page.clock.install();
  // Time passes only where it is told to, from before the page starts: a slow machine eats up none of
  // the five seconds.
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.reload();
  const toast = page.getByText("opens without a connection");
  await expect
    .poll(
      async () => {
        await page.clock.runFor(100);
        return toast.isVisible();
      },
      { intervals: [50] },
    )
    .toBe(true);
  // The message with its button.
  const box = await toast.locator("..").boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(width - (box ? box.x + box.width : 0)).toBeLessThan(40);
  expect(height - (box ? box.y + box.height : 0)).toBeLessThan(40);
  await page.clock.runFor(4_000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(toast).toBeHidden();
});

test("a new release waits for consent, then the page reloads once", async ({ page, gateway }) => {
  await page.goto("/");
  await untilSavedForOffline(page);
  await page.reload();
  const before = await loads(page);
  release(gateway, "second");
  await lookForReleases(page);
  await expect(page.getByText("New version", { exact: true })).toBeVisible();
  expect(await loads(page)).toBe(before);

  await page.getByText("New version", { exact: true }).click();
  await page.getByRole("button", { name: "Update now" }).click();
  await expect.poll(() => loads(page).catch(() => before)).not.toBe(before);
  await expect(page.getByRole("main")).toBeVisible();
  await expect(page.getByText("New version", { exact: true })).toBeHidden();
});

test("a release that nobody agreed to still waits on the next visit", async ({ page, gateway }) => {
  await page.goto("/");
  await untilSavedForOffline(page);
  await page.reload();
  release(gateway, "second");
  await lookForReleases(page);
  await expect(page.getByText("New version", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText("New version", { exact: true })).toBeVisible();
});

test("another tab is told, not reloaded", async ({ context, gateway }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto("/");
  await untilSavedForOffline(one);
  await one.reload();
  await other.goto("/growing-tool");
  await other.getByLabel("Strain name").fill("half a word");
  release(gateway, "second");
  await lookForReleases(one);
  await one.getByText("New version", { exact: true }).click();
  await one.getByRole("button", { name: "Update now" }).click();
  await expect(other.getByText("Updated elsewhere")).toBeVisible();
  await expect(other.getByLabel("Strain name")).toHaveValue("half a word");
});
