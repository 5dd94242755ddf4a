import type { Page } from "@playwright/test";
import { TERPENES } from "../../src/content/terpenes/terpenes.ts";
import { showInBothThemes, violations } from "../support/axe.ts";
import {
  NETWORK_ERRORS,
  expect,
  onScreen,
  test,
  untilCopied,
  untilSavedForOffline,
} from "../support/fixtures.ts";
import { answerMenu, justNow } from "../support/menus.ts";
import { offer, product } from "../support/offers.ts";

test.use({ expectedErrors: NETWORK_ERRORS });

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const fact = (page: Page, term: string) =>
  page.locator("dl > div").filter({ has: page.getByText(term, { exact: true }) });

test("opens offline on a phone that has only seen home, and leads from one to the next", async ({
  page,
  gateway,
  context,
}) => {
  await page.goto("/");
  await untilSavedForOffline(page);
  gateway.cut();
  await page.close();

  const launched = await context.newPage();
  await launched.goto("/terpenes/bisabolol");
  await expect(heading(launched, "α-Bisabolol")).toBeVisible();
  await expect(launched.getByText(/No menu has been saved on this phone yet/)).toBeVisible();
  const seen: string[] = [];
  for (const { name } of TERPENES) {
    await expect(heading(launched, name)).toBeVisible();
    await expect(launched).toHaveTitle(`${name} | Ohio Cannabis Community`);
    seen.push(name);
    if (seen.length < TERPENES.length) await launched.getByRole("link", { name: /^Next:/ }).click();
  }
  await expect(launched.getByRole("link", { name: /^Next:/ })).toHaveCount(0);
  await launched.getByRole("list", { name: "Terpenes" }).getByText("Linalool").click();
  await expect(heading(launched, "Linalool")).toBeFocused();
});

onScreen(
  "says what a boiling point rests on, and where none is well established",
  async ({ page }) => {
    await page.goto("/terpenes/myrcene");
    await expect(fact(page, "Boiling point")).toContainText("167 °C at 760 mmHg");
    await expect(fact(page, "Boiling point")).toContainText("Measured: 166 to 168 °C.");
    await expect(fact(page, "Formula")).toHaveText("FormulaC10H16");
    await page.goto("/terpenes/humulene");
    await expect(fact(page, "Boiling point")).toContainText("Not well established");
    await expect(fact(page, "At lower pressure")).toContainText("106–107 °C at 5 mmHg");
    await expect(page.getByText(/Charts that print 106 or 107 °C/)).toBeVisible();
  },
);

onScreen(
  "every name on a label leads to its page; an unknown one to the list of all",
  async ({ page }) => {
    await page.goto("/terpenes/beta-caryophyllene");
    await expect(page).toHaveURL("/terpenes/caryophyllene");
    await page.goto("/terpenes/Pinene");
    await expect(page).toHaveURL("/terpenes/alpha-pinene");
    await page.goto("/terpenes/unobtainium");
    await expect(page).toHaveTitle("Terpene | Ohio Cannabis Community");
    await expect(page.getByText("No terpene here is called “unobtainium”.")).toBeVisible();
    await expect(page.getByRole("list", { name: "Terpenes" }).getByRole("link")).toHaveCount(28);
  },
);

onScreen("/terpenes alone is no page", async ({ page }) => {
  expect((await page.goto("/terpenes"))?.status()).toBe(404);
  await expect(page.getByText("The page you requested was not found!")).toBeVisible();
});

test("ranks what all menus have most of for a first visitor with a connection, and keeps it", async ({
  page,
  gateway,
}) => {
  await page.goto("/terpenes/myrcene");
  const told = page.getByText(/from [\d,]+ labels on menus of the state/);
  await expect(told).toBeVisible();
  const flower = page.getByRole("region", { name: "Flower", exact: true }).getByRole("listitem");
  await expect(flower).toHaveCount(3);
  await untilCopied(page, "terpene-products", "myrcene");
  await untilSavedForOffline(page);
  gateway.cut();
  await page.reload();
  await expect(told).toBeVisible();
  await expect(flower).toHaveCount(3);
});

test("without a connection ranks what saved menus have most of, and what is old it does not rank", async ({
  page,
  gateway,
}) => {
  const observedAt = justNow();
  const rich = product({
    code: "rich",
    name: "Sour Wick",
    strainName: "Sour Wick",
    strainSlug: null,
  });
  answerMenu(gateway, [
    offer({ observedAt, terpenes: { myrcene: 0.4 } }),
    offer({ observedAt, product: rich, terpenes: { "b-myrcene": 0.9, linalool: null } }),
    offer({
      observedAt: new Date(Date.now() - 5 * 86_400_000).toISOString(),
      product: product({ code: "old", name: "Old" }),
      terpenes: { geraniol: 1.2 },
    }),
  ]);
  await page.goto("/dispensary-menus?store=bliss-kent");
  await expect(page.getByText("3 offers", { exact: true })).toBeVisible();
  await untilCopied(page, "menu", "bliss-kent");
  await untilSavedForOffline(page);
  gateway.cut();

  await page.goto("/terpenes/myrcene");
  const flower = page.getByRole("region", { name: "Flower", exact: true }).getByRole("listitem");
  await expect(flower).toHaveText([
    /Sour Wick.*Bliss, Kent.*printed as “b-myrcene”.*0\.90%/,
    /Blue Dream.*0\.40%/,
  ]);
  const strains = page.getByRole("region", { name: /^Strains/ }).getByRole("listitem");
  await expect(strains).toHaveText([/Sour Wick1 product0\.90%/, /Blue Dream1 product0\.40%/]);
  await strains.getByRole("link", { name: "Blue Dream" }).click();
  await expect(heading(page, "Blue Dream")).toBeVisible();

  await page.goto("/terpenes/linalool");
  await expect(page.getByText(/saved on this phone gives a figure for Linalool/)).toBeVisible();
  await page.goto("/terpenes/geraniol");
  await expect(page.getByText(/saved of Geraniol is older than 72 hours/)).toBeVisible();
});

for (const theme of ["light", "dark"] as const) {
  onScreen(`prints its facts black on white, from the ${theme} theme`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
    await page.goto("/terpenes/guaiol");
    await expect(heading(page, "Guaiol")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(heading(page, "Guaiol")).toBeVisible();
    await expect(fact(page, "Melting point")).toBeVisible();
    await expect(page.getByRole("list", { name: "Terpenes" })).toBeHidden();
    const colour = await fact(page, "CAS number").evaluate((row) => getComputedStyle(row).color);
    expect(colour).toBe("rgb(0, 0, 0)");
  });
}

onScreen(
  "axe finds nothing on any terpene’s page, nothing scrolls sideways",
  async ({ page, gateway }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await showInBothThemes(page);
    answerMenu(gateway, [offer({ observedAt: justNow(), terpenes: { pinene: 0.4 } })]);
    await page.goto("/dispensary-menus?store=bliss-kent");
    await expect(page.getByText("1 offer", { exact: true })).toBeVisible();
    await untilCopied(page, "menu", "bliss-kent");
    for (const address of ["alpha-pinene", "humulene", "caryophyllene-oxide", "unobtainium"]) {
      await page.goto(`/terpenes/${address}`);
      await expect(page.getByRole("list", { name: "Terpenes" })).toBeVisible();
      expect(await violations(page), address).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320);
    }
  },
);
