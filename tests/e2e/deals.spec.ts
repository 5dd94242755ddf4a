import * as v from "valibot";
import { encodeMenuTable } from "#domain/menus/encodeMenuTable.ts";
import { formatDollars } from "#domain/prices/money.ts";
import { StatisticsSchema } from "#domain/site/statistics.ts";
import {
  NETWORK_ERRORS,
  expect,
  onScreen,
  test,
  untilSavedForOffline,
} from "../support/fixtures.ts";
import { justNow } from "../support/menus.ts";
import { offer, product, storeProfile } from "../support/offers.ts";

test.use({ expectedErrors: NETWORK_ERRORS });

const answer = (offers: Parameters<typeof encodeMenuTable>[0]) =>
  JSON.stringify({ table: encodeMenuTable(offers), observedAt: offers[0]?.observedAt ?? null });

onScreen(
  "home's deals are the first deals of their region and section, to the cent",
  async ({ page, request }) => {
    const body: unknown = await (await request.get("/api/statistics")).json();
    const { topDeals } = v.parse(StatisticsSchema, body);
    for (const { region, flower } of topDeals) {
      await page.goto(`/dispensary-deals?region=${region}&section=flower`);
      for (const { name, cost, size } of flower ?? []) {
        const card = page
          .getByRole("article")
          .filter({ hasText: name })
          .filter({ hasText: size ?? "" });
        await expect(card.getByText(formatDollars(cost), { exact: true }).first()).toBeVisible();
      }
    }
  },
);

onScreen(
  "a card says where, what, for how much, instead of what, and until when",
  async ({ page, gateway }) => {
    const soon = new Date(Date.now() + 5.5 * 3_600_000).toISOString();
    const body = answer([
      offer({
        observedAt: justNow(),
        salePriceCents: 2_400,
        saleConditions: "none",
        saleText: "Tuesday",
        saleEndsAt: soon,
      }),
    ]);
    gateway.answers.set("/api/deals", { body });
    await page.goto("/deals");
    const card = page.getByRole("article");
    for (const text of ["Bliss", "Kent", "Ninefold Blue Dream", "$24.00", "$30.00", "$8.48/g"]) {
      await expect(card).toContainText(text);
    }
    for (const text of ["20% off", "Tuesday", "ends in 5 h", "Seen 1 h ago"]) {
      await expect(card).toContainText(text);
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

onScreen(
  "filters live in the address, and the order never crosses sections by unit price",
  async ({ page, gateway }) => {
    const on = { salePriceCents: 2_000, saleConditions: "none", observedAt: justNow() } as const;
    const south = storeProfile({ slug: "south", name: "South", region: "Southwest" });
    gateway.answers.set("/api/deals", {
      body: answer([
        offer(on),
        offer({
          ...on,
          store: south,
          product: product({ code: "v", name: "Cart", category: "vape" }),
        }),
      ]),
    });
    await page.goto("/dispensary-deals");
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Flower", "Vape"]);
    await page.getByRole("radio", { name: "Southwest" }).check();
    await expect(page).toHaveURL(/region=Southwest/);
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.getByLabel("Sort by").selectOption("% off");
    await expect(page).toHaveURL(/sort=off/);
    await page.getByRole("button", { name: "Ends today" }).click();
    await expect(page.getByText("No deal passes these filters.")).toBeVisible();
    await page.getByRole("button", { name: "Clear all filters" }).click();
    await expect(page.getByRole("article")).toHaveCount(2);
  },
);
