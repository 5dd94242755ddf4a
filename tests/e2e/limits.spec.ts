import type { Page } from "@playwright/test";
import { untilSignedOut } from "../support/accounts.ts";
import { showInBothThemes, violations } from "../support/axe.ts";
import {
  NETWORK_ERRORS,
  expect,
  onScreen,
  test,
  untilHomeIsSaved,
  untilSavedForOffline,
} from "../support/fixtures.ts";
import { printedSheets } from "../support/printedSheets.ts";
import { inBothThemes } from "../support/themes.ts";

test.use({ expectedErrors: NETWORK_ERRORS });

const SCREEN = "/dispensary-limits";

const line = (id: string, more: object) => ({
  id,
  productId: id,
  name: "Northern Lights, 2.83 g",
  form: "flower",
  quantity: 3,
  netMg: 2_830,
  thcMg: 680,
  ...more,
});
const BASKET = [
  line("hand-1", {}),
  line("hand-2", { name: "Gummies", form: "edible", netMg: null, thcMg: 110, quantity: 4 }),
  line("hand-3", { name: "Mystery bar", form: "edible", thcMg: null, quantity: 1 }),
  line("hand-4", { name: "Rosin", form: "extract", netMg: 1_000, thcMg: 780, quantity: 2 }),
];

/** Opens the calculator on a phone that already has this in its basket. */
async function openWith(page: Page, saved: object): Promise<void> {
  await page.addInitScript((limits) => {
    if (localStorage.getItem("limits") === null) localStorage.setItem("limits", limits);
  }, JSON.stringify(saved));
  await page.goto(SCREEN);
  await expect(page.getByRole("heading", { level: 1, name: "Dispensary Limits" })).toBeVisible();
}

test("works offline on a phone that has only seen home, and remembers after a restart", async ({
  page,
  gateway,
  context,
}) => {
  await page.goto("/");
  await untilSavedForOffline(page);
  gateway.cut();
  await page.close();

  const launched = await context.newPage();
  await launched.goto(SCREEN);
  await launched.getByLabel("Quantity", { exact: true }).fill("25");
  await launched.getByRole("button", { name: "Add", exact: true }).click();
  await expect(launched.getByText("Close to the limit: 99.8%")).toBeVisible();
  await launched.getByRole("button", { name: "One Flower, 2.83 g more" }).click();
  await expect(launched.getByText("Over the limit: 103.8%")).toBeVisible();
  await launched.getByRole("radio", { name: "Patient" }).check();
  await launched.close();

  const again = await context.newPage();
  await again.goto(SCREEN);
  await expect(again.getByRole("radio", { name: "Patient" })).toBeChecked();
  await expect(again.getByText("Within the limit: 26.0%")).toBeVisible();
});

test("calls nobody, and keeps patient status out of every call and address", async ({
  page,
  context,
  gateway,
}) => {
  const sent: string[] = [];
  context.on("request", (request) =>
    sent.push(
      [request.url(), JSON.stringify(request.headers()), request.postData() ?? ""].join("\n"),
    ),
  );
  await openWith(page, { basket: BASKET });
  // All that a visit asks for by itself: the worker and its files, home, and who is signed in.
  await untilSavedForOffline(page);
  await untilHomeIsSaved(page);
  await untilSignedOut(page);
  const [before, askedBefore] = [sent.length, gateway.asked.length];
  await page.getByRole("radio", { name: "Patient" }).check();
  await page.getByRole("tab", { name: "Days’ supply (legacy)" }).click();
  await expect(page.getByText("Check with your dispensary: rule may be superseded.")).toBeVisible();
  await page.getByLabel("How many of Rosin").fill("5");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByLabel("How many of Flower, 2.83 g")).toHaveValue("1");
  // A call that is made now comes after all that choosing would have made.
  await page.evaluate(() => fetch("/api/the-last-call"));
  expect(gateway.asked.slice(askedBefore)).toEqual(["/api/the-last-call"]);
  expect(sent.slice(before).map((call) => call.split("\n")[0])).toEqual([
    `${gateway.url}/api/the-last-call`,
  ]);
  expect(sent.filter((call) => /patient/i.test(call))).toEqual([]);
  await expect(page).toHaveURL(SCREEN);
});

onScreen("prints on one Letter sheet, black on white, from both themes", async ({ page }) => {
  await openWith(page, { basket: BASKET });
  await inBothThemes(page, async (theme) => {
    expect(await printedSheets(page), theme).toEqual([{ width: 612, height: 792 }]);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: "Limits basket" })).toBeVisible();
    await expect(page.getByText(/ · Not legal advice$/)).toBeVisible();
    await expect(page.getByRole("region", { name: "Basket" })).toContainText("Mystery bar");
    for (const gone of [
      page.getByRole("banner"),
      page.getByRole("radiogroup"),
      page.getByRole("button", { name: "Add", exact: true }),
      page.getByRole("region", { name: "Possession and home grow" }),
    ])
      await expect(gone).toBeHidden();
    const colours = await page
      .getByText(/Within the limit as far as counted/)
      .evaluate((text) => [
        getComputedStyle(text).color,
        getComputedStyle(document.body).backgroundColor,
      ]);
    expect(colours, theme).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
  });
});

onScreen("axe finds nothing on a phone, however full the basket", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await showInBothThemes(page);
  await openWith(page, { profile: "caregiver", combined: true, basket: BASKET });
  expect(await violations(page)).toEqual([]);
  await page.getByLabel("How many of Northern Lights, 2.83 g").fill("24");
  expect(await violations(page), "near").toEqual([]);
  await page.getByLabel("How many of Northern Lights, 2.83 g").fill("99");
  await page.getByRole("button", { name: "Remove Mystery bar" }).click();
  for (const question of await page.locator("summary").all()) await question.click();
  expect(await violations(page), "over").toEqual([]);
  await page.getByRole("tab", { name: "Days’ supply (legacy)" }).click();
  expect(await violations(page), "days’ supply").toEqual([]);
  await page.getByRole("button", { name: "Empty the basket" }).click();
  await page.getByLabel("Size, g").fill("?");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  expect(await violations(page), "empty").toEqual([]);
});

onScreen(
  "nothing scrolls sideways from 320 to 1440 px, and everything is big enough to tap",
  async ({ page }) => {
    await openWith(page, { profile: "patient", combined: true, basket: BASKET });
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      for (const tab of ["Daily rule", "Days’ supply (legacy)"]) {
        await page.getByRole("tab", { name: tab }).click();
        await expect
          .poll(
            () => page.evaluate(() => document.documentElement.scrollWidth),
            `${tab} at ${String(width)} px`,
          )
          .toBe(width);
      }
      const small = await page
        .locator("main")
        .locator("button:visible, select:visible, summary:visible, label:has(input):visible")
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.getBoundingClientRect().height < 43.5)
            .map((element) => element.outerHTML.slice(0, 80)),
        );
      expect(small, `at ${String(width)} px`).toEqual([]);
    }
  },
);

onScreen("everything is done by the keyboard alone", async ({ page }) => {
  await openWith(page, { basket: [] });
  const focused = () =>
    page.evaluate(() => {
      const active = document.activeElement;
      return active instanceof HTMLInputElement || active instanceof HTMLSelectElement
        ? (active.labels?.[0]?.textContent ?? "")
        : (active?.textContent ?? "");
    });
  const tabTo = async (name: string) => {
    for (let press = 0; press < 80; press += 1) {
      if ((await focused()).trim() === name) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`${name} is not reached`);
  };
  await tabTo("Adult-use");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Patient" })).toBeChecked();
  await tabTo("Daily rule");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Check with your dispensary: rule may be superseded.")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await tabTo("Combined (stricter)");
  await page.keyboard.press("Space");
  await expect(page.getByRole("meter", { name: "Both together" })).toBeVisible();
  await tabTo("Quantity");
  await page.keyboard.type("10");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Within the limit: 10.0%")).toBeVisible();
  await page.getByLabel("How many of Flower, 2.83 g").focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("How many of Flower, 2.83 g")).toHaveValue("9");
});
