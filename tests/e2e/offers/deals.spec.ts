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
