import { expect, type Page } from "@playwright/test";

export const SCREEN = "/dispensary-limits";

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
/** Enough of everything to fill the screen. */
export const BASKET = [
  line("hand-1", {}),
  line("hand-2", { name: "Gummies", form: "edible", netMg: null, thcMg: 110, quantity: 4 }),
  line("hand-3", { name: "Mystery bar", form: "edible", thcMg: null, quantity: 1 }),
  line("hand-4", { name: "Rosin", form: "extract", netMg: 1_000, thcMg: 780, quantity: 2 }),
];

/** Opens the calculator on a phone that already has this in its basket. */
export async function openWith(page: Page, saved: object, profile = "adult"): Promise<void> {
  await page.addInitScript(
    ([limits = "", who = ""]) => {
      if (localStorage.getItem("limits") !== null) return;
      localStorage.setItem("limits", limits);
      localStorage.setItem("profile", who);
    },
    [JSON.stringify(saved), profile],
  );
  await page.goto(SCREEN);
  await expect(page.getByRole("heading", { level: 1, name: "Dispensary Limits" })).toBeVisible();
}
