import { expect, test, untilSavedForOffline } from "../../support/browser/fixtures.ts";
import { loads, lookForReleases, release } from "../../support/browser/release.ts";

test(
  "the first install never reloads the page; the second visit says once that it works offline",
  { tag: "@long" },
  async ({ page }) => {
    const said = page.getByText("opens without a connection");
    await page.goto("/");
    const before = await loads(page);
    await untilSavedForOffline(page);
    expect(await loads(page)).toBe(before);
    await expect(said).toBeHidden();

    await test.step("for five seconds, at the bottom right", async () => {
      await page.clock.install();
      // Time passes only where it is told to, from before the page starts: a slow machine eats up none of
      // the five seconds.
      await page.clock.pauseAt(Date.now() + 1_000);
      await page.reload();
      await expect
        .poll(
          async () => {
            await page.clock.runFor(100);
            return said.isVisible();
          },
          { intervals: [50] },
        )
        .toBe(true);
      // The message with its button.
      const box = await said.locator("..").boundingBox();
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      expect(width - (box ? box.x + box.width : 0)).toBeLessThan(40);
      expect(height - (box ? box.y + box.height : 0)).toBeLessThan(40);
      await page.clock.runFor(4_000);
      await expect(said).toBeVisible();
      await page.clock.runFor(1_500);
      await expect(said).toBeHidden();
      await page.clock.resume();
    });
    await page.reload();
    // What comes after the worker has been looked at is there.
    await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
    await expect(said).toBeHidden();
    await expect(page.getByText("New version", { exact: true })).toBeHidden();
  },
);

test("a new release waits for consent, then the page reloads once", async ({
  page,
  context,
  gateway,
}) => {
  const notice = page.getByText("New version", { exact: true });
  await page.goto("/");
  const first = await loads(page);
  await untilSavedForOffline(page);
  // The first worker comes without a word.
  expect(await loads(page)).toBe(first);
  await page.reload();
  const before = await loads(page);
  release(gateway, "second");
  await lookForReleases(page);
  await expect(notice).toBeVisible();
  expect(await loads(page)).toBe(before);

  await test.step("one that nobody agreed to still waits on the next visit", async () => {
    await page.reload();
    await expect(notice).toBeVisible();
  });
  const other = await context.newPage();
  await other.goto("/growing-tool");
  await other.getByLabel("Strain name").fill("half a word");
  const agreed = await loads(page);
  await notice.click();
  await page.getByRole("button", { name: "Update now" }).click();
  await expect.poll(() => loads(page).catch(() => agreed)).not.toBe(agreed);
  await expect(page.getByRole("main")).toBeVisible();
  await expect(notice).toBeHidden();
  await test.step("another tab is told, not reloaded", async () => {
    await expect(other.getByText("Updated elsewhere")).toBeVisible();
    await expect(other.getByLabel("Strain name")).toHaveValue("half a word");
  });
});
