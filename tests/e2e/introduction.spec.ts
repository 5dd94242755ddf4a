import { showInBothThemes, violations } from "../support/axe.ts";
import { expect, test, untilSavedForOffline } from "../support/fixtures.ts";

const SCREEN = "/introduction";

test("says how this device stands, and changes as that changes", async ({ page }) => {
  await page.goto(SCREEN);
  await untilSavedForOffline(page);
  await expect(page.getByText(/^Offline copy ready: \d+(\.\d)? [kM]B$/)).toBeVisible();
  await expect(page.getByText(/^Not installed/)).toBeVisible();
  await page.evaluate(() => {
    const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: () => {
        dispatchEvent(new Event("appinstalled"));
        return Promise.resolve({ outcome: "accepted" });
      },
    });
    dispatchEvent(event);
  });
  await page.getByRole("button", { name: "Install it here" }).click();
  await expect(page.getByText("Installed", { exact: true })).toBeVisible();
});

test("says of a browser without workers that it cannot keep a copy", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
    Reflect.deleteProperty(globalThis, "onbeforeinstallprompt");
  });
  await page.goto(SCREEN);
  await expect(page.getByText("This browser cannot keep an offline copy.")).toBeVisible();
  await expect(page.getByText(/^This browser cannot offer to install it/)).toBeVisible();
});

test("the contents lead to each part by the keyboard, and the address names it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(SCREEN);
  const way = page.getByRole("link", { name: "What is kept where" });
  await way.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${SCREEN}#privacy`);
  const part = page.getByRole("region", { name: "What is kept where" });
  await expect(part).toBeFocused();
  await expect(part.getByRole("heading", { name: "What is kept where" })).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(part.getByRole("link", { name: "profile" })).toBeFocused();
});

test("an address with a part opens at it, without a connection too", async ({
  page,
  gateway,
  context,
}) => {
  await page.goto("/");
  await untilSavedForOffline(page);
  gateway.cut();
  await context.setOffline(true);
  await page.goto(`${SCREEN}#glossary`);
  await expect(page.getByRole("heading", { name: "Words on labels" })).toBeInViewport();
});

test("explains prices by an example that is counted like every other price", async ({ page }) => {
  await page.goto(SCREEN);
  await expect(page.getByRole("region", { name: "Reading a menu" })).toContainText(
    "$30.00 for 2.83 g with 24% THC. That is 679.2 mg of THC, $10.60/g and $4.42/100 mg.",
  );
});

test("tells when an alert rings, and the law with its sources", async ({ page }) => {
  await page.goto(SCREEN);
  await expect(page.getByRole("region", { name: "Notifications" })).toContainText(
    "At most one alert a day for each bell",
  );
  for (const name of ["Adult use in five lines", "Patients in five lines"]) {
    const part = page.getByRole("region", { name });
    await expect(part.getByRole("listitem")).toHaveCount(5);
    await expect(part.getByRole("listitem").getByRole("link")).toHaveCount(5);
  }
});

test("prints without the shell, the contents and what is true of this device only", async ({
  page,
}) => {
  await page.goto(SCREEN);
  await expect(page.getByText("On this device, now")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Introduction to Ohio Cannabis");
  await expect(page.getByRole("heading", { name: "Words on labels" })).toBeVisible();
  for (const gone of [
    page.getByRole("banner"),
    page.getByText("On this page"),
    page.getByText("On this device, now"),
  ])
    await expect(gone).toBeHidden();
});

const SCREENS = [SCREEN, "/other-maps", "/resources"];

test("axe finds nothing on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await showInBothThemes(page);
  for (const address of [...SCREENS, "/resources?kind=Safety&view=Growers"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await violations(page), address).toEqual([]);
  }
});

for (const width of [320, 360, 768, 1440])
  test(`nothing scrolls sideways at ${String(width)} px, and everything is big enough to tap`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const address of SCREENS) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(width);
      const small = await page
        .locator("main")
        .locator("button:visible, nav a:visible, article div > a:visible, label:visible")
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.getBoundingClientRect().height < 43.5)
            .map((element) => element.outerHTML.slice(0, 80)),
        );
      expect(small, address).toEqual([]);
    }
  });
