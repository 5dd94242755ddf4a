import * as v from "valibot";
import { encodeMenuTable } from "#domain/offers/menuTable.ts";
import { formatDollars } from "#domain/offers/money.ts";
import { printedSize } from "#domain/offers/titles.ts";
import { StatisticsSchema, nameAlone } from "#domain/offers/statistics.ts";
import {
  NETWORK_ERRORS,
  expect,
  onScreen,
  test,
  untilSavedForOffline,
} from "../../support/browser/fixtures.ts";
import { justNow } from "../../support/data/menus.ts";
import { offer } from "../../support/data/offers.ts";

test.use({ expectedErrors: NETWORK_ERRORS });

const answer = (offers: Parameters<typeof encodeMenuTable>[0]) =>
  JSON.stringify({ table: encodeMenuTable(offers), observedAt: offers[0]?.observedAt ?? null });

onScreen(
  "home's deals are the first deals of their region and section, to the cent",
  { tag: "@long" },
  async ({ page, request }) => {
    const body: unknown = await (await request.get("/api/statistics")).json();
    const { topDeals } = v.parse(StatisticsSchema, body);
    await page.goto("/dispensary-deals?section=flower");
    for (const { region, flower } of topDeals) {
      await page.getByRole("radio", { name: region }).check();
      for (const deal of flower ?? []) {
        const { cost, size } = deal;
        const card = page
          .getByRole("article")
          .filter({ hasText: nameAlone(deal) })
          .filter({ hasText: printedSize(size ?? "") });
        await expect(card.getByText(formatDollars(cost), { exact: true }).first()).toBeVisible();
      }
    }
  },
);

test("a deal whose end has passed is gone by the phone's clock, also offline", async ({
  page,
  gateway,
}) => {
  const start = Date.now();
  const body = answer([
    offer({
      observedAt: justNow(),
      salePriceCents: 2_400,
      saleConditions: "none",
      saleEndsAt: new Date(start + 3_600_000).toISOString(),
    }),
  ]);
  gateway.answers.set("/api/deals", { body });
  await page.goto("/dispensary-deals");
  await expect(page.getByText(/^1 deal/)).toBeVisible();
  await untilSavedForOffline(page);
  gateway.cut();
  await page.clock.setFixedTime(start + 2 * 3_600_000);
  await page.goto("/dispensary-deals");
  await expect(page.getByText("No deal is known right now.")).toBeVisible();
});

test("at 320 px the count, the tax and the order of deals stand in one line", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/dispensary-deals");
  const count = page.getByRole("status").filter({ hasText: /[\d,]+ deals/ });
  const sort = page.getByLabel("Sort by");
  for (const order of ["size", "off", "newest"]) {
    await sort.selectOption(order);
    const boxes = await Promise.all(
      [count, page.getByLabel("With tax"), sort].map((each) => each.boundingBox()),
    );
    // Below "83 deals" it says "Cheapest by size:", in small letters.
    const inLine = order === "size" ? boxes.slice(1) : boxes;
    const middles = inLine.map((box) => (box === null ? NaN : box.y + box.height / 2));
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(4);
    expect(boxes[0]?.height).toBeLessThanOrEqual(28);
  }
  // Section and size have room for all of their words, and for the arrow.
  const cut = await page.locator("select").evaluateAll((all) =>
    all.flatMap((select) => {
      const words = select instanceof HTMLSelectElement ? select.selectedOptions[0]?.text : "";
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const pen = document.createElement("canvas").getContext("2d");
      if (pen === null || words === undefined) return ["nothing is drawn"];
      pen.font = font;
      const room =
        select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return pen.measureText(words).width + 18 > room ? [words] : [];
    }),
  );
  expect(cut).toEqual([]);
});
