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
import { answerMenu, justNow } from "../support/menus.ts";
import { offer, product } from "../support/offers.ts";
import { printedSheets } from "../support/printedSheets.ts";

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

onScreen("shares what is in the basket, and not who is buying", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = (data) => {
      document.title = JSON.stringify(data);
      return Promise.resolve();
    };
  });
  await openWith(page, { profile: "patient", basket: BASKET });
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page).toHaveTitle(/4 × Gummies \(Edibles\)/);
  expect(await page.title()).not.toMatch(/patient|caregiver|10 oz|limits\?/i);
});

onScreen("takes one package of a menu’s row at each tap", async ({ page, gateway }) => {
  const observedAt = justNow();
  const gear = product({ code: "gear", name: "Grinder", category: "other" });
  answerMenu(gateway, [
    offer({ observedAt }),
    offer({ observedAt, product: gear, thcMg: null, thcPct: null }),
  ]);
  await page.goto("/dispensary-menus?store=bliss-kent&category=all");
  const add = page.getByRole("button", { name: /^Add Blue Dream, 2\.83g to limits/ });
  await add.click();
  await expect(add).toHaveAccessibleName("Add Blue Dream, 2.83g to limits (1 there)");
  await add.click();
  await expect(page.getByRole("button", { name: /^Add Grinder/ })).toHaveCount(0);
  await page.getByRole("link", { name: "Check the limits" }).click();
  await expect(page.getByText("Within the limit: 8.0%")).toBeVisible();
  await expect(page.getByLabel("How many of Ninefold Blue Dream, 2.83g")).toHaveValue("2");
});

onScreen("takes a product in the size that is chosen", async ({ page, gateway }) => {
  const lab = {
    sourceUrl: null,
    batch: null,
    labUrl: null,
    testedOn: null,
    packagedOn: null,
    history: [],
  };
  const { product: sold, ...tenth } = offer({ observedAt: justNow() });
  const half = { ...tenth, sizeKey: "14150mg", sizeLabel: "14.15g", netMg: 14_150, thcMg: 3_396 };
  gateway.answers.set(`/api/products/${sold.code}`, {
    body: JSON.stringify({
      product: sold,
      offers: [
        { ...tenth, ...lab },
        { ...half, ...lab, priceCents: 9_000 },
      ],
    }),
  });
  await page.goto(`/product/${sold.code}`);
  await page.getByLabel("Size", { exact: true }).first().selectOption("14.15 g");
  await page.getByRole("button", { name: "Add to limits" }).click();
  await page.getByRole("link", { name: "Check the limits" }).click();
  await expect(page.getByText("Within the limit: 20.0%")).toBeVisible();
});

for (const saved of ["{", '{"basket":[{"id":1}],"profile":"doctor"}']) {
  onScreen(`opens where storage is damaged: ${saved}`, async ({ page }) => {
    await page.addInitScript((text) => localStorage.setItem("limits", text), saved);
    await page.goto(SCREEN);
    await expect(page.getByText(/Nothing in the basket yet/)).toBeVisible();
    await expect(page.getByRole("radio", { name: "Adult-use" })).toBeChecked();
  });
}

for (const theme of ["light", "dark"] as const) {
  onScreen(
    `prints on one Letter sheet, black on white, from the ${theme} theme`,
    async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
      await openWith(page, { basket: BASKET });
      expect(await printedSheets(page)).toEqual([{ width: 612, height: 792 }]);
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
      expect(colours).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
    },
  );
}

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

for (const width of [320, 360, 768, 1440]) {
  onScreen(
    `nothing scrolls sideways at ${String(width)} px, and everything is big enough to tap`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await openWith(page, { profile: "patient", combined: true, basket: BASKET });
      for (const tab of ["Daily rule", "Days’ supply (legacy)"]) {
        await page.getByRole("tab", { name: tab }).click();
        expect(await page.evaluate(() => document.documentElement.scrollWidth), tab).toBe(width);
      }
      const small = await page
        .locator("main")
        .locator("button:visible, select:visible, summary:visible, label:has(input):visible")
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.getBoundingClientRect().height < 43.5)
            .map((element) => element.outerHTML.slice(0, 80)),
        );
      expect(small).toEqual([]);
    },
  );
}

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
