import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { outboxStore } from "#data/outbox/sender.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { justNow } from "../../support/data/menus.ts";
import { chooseInSheet, openSheet } from "../../support/screens/offerSheet.ts";
import { shippedTaxes } from "../../support/data/taxes.ts";
import { productAnswer } from "../../support/screens/wishlistScreen.tsx";
import { priceText } from "../../support/screens/priceText.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";
import { dealAnswers, offerNamed, storeAnswers } from "../../support/screens/screenAnswers.ts";

const MENU = "/dispensary-menus?store=bliss-kent";

/** Bodies of what waits in the outbox. */
const waiting = async () => (await outboxStore.read()).entries.map(({ request }) => request.body);

const more = () => screen.getByRole("button", { name: /^More: / });

/** What this phone has kept from an earlier visit. */
function keep(settings: Record<string, string>) {
  for (const [key, value] of Object.entries(settings)) localStorage.setItem(key, value);
  dispatchEvent(new StorageEvent("storage"));
}

const TAXES = { "/api/taxes": () => Response.json(shippedTaxes()) };

beforeEach(async () => {
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage"));
  await outboxStore.change((outbox) => ({ ...outbox, entries: [] }));
});

it("without a signal one tap in a row's sheet keeps a report, under an id of the phone that stays", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const [one, other] = ["one", "other"].map((name) => offerNamed(name, { observedAt: justNow() }));
  const { user } = await openScreen(
    MENU,
    storeAnswers([one, other].filter((each) => each !== undefined)),
  );
  const [first, second] = screen.getAllByRole("button", { name: /^More: / });
  if (first === undefined || second === undefined) throw new Error("Two rows were expected.");
  await chooseInSheet(user, first, /^Not there$/);
  expect(await screen.findByText("Saved, not sent yet.")).toBeTruthy();
  await chooseInSheet(user, second, /^Not there$/);
  await waitFor(async () => expect(await waiting()).toHaveLength(2));
  const reports = await waiting();
  expect(reports[0]).toMatchObject({ offerId: "bliss-kent one 2830mg both", kind: "not_there" });
  expect(reports.map(({ device }) => device)).toEqual(
    Array(2).fill(localStorage.getItem("counter_device")),
  );
  expect(reports[0]?.["device"]).toMatch(/^[\da-f-]{36}$/);
});

it("another price takes one field, which says what is wrong and loses nothing", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { user } = await openScreen(
    MENU,
    storeAnswers([offerNamed("one", { observedAt: justNow() })]),
  );
  const sheet = await openSheet(user, more());
  await user.click(sheet.getByRole("button", { name: "Other price" }));
  const field = sheet.getByRole("textbox", { name: "Price at the counter, in dollars" });
  expect(document.activeElement).toBe(field);
  await user.type(field, "cheap{Enter}");
  expect(sheet.getByText("A price from $0.01 to $10,000, such as 32.50.")).toBeTruthy();
  expect(field).toHaveProperty("value", "cheap");
  await user.clear(field);
  await user.type(field, "30{Enter}");
  expect(sheet.getByText("$30.00 is the price shown here.")).toBeTruthy();
  await user.clear(field);
  await user.type(field, "32,5");
  await user.click(sheet.getByRole("button", { name: "Send" }));
  await waitFor(async () =>
    expect(await waiting()).toMatchObject([{ kind: "other_price", priceCents: 3_250 }]),
  );
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("another price is one before tax: what is shown with tax is no other", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  keep({ with_tax: "on" });
  const offers = [offerNamed("one", { observedAt: justNow() })];
  const { user } = await openScreen(MENU, { ...storeAnswers(offers), ...TAXES });
  expect(await screen.findByText(priceText("about $35.10"))).toBeTruthy();
  const sheet = await openSheet(user, more());
  await user.click(sheet.getByRole("button", { name: "Other price" }));
  expect(sheet.getByText(/Shown here before tax: \$30\.00\.$/)).toBeTruthy();
  const field = sheet.getByRole("textbox", { name: "Price at the counter, in dollars" });
  await user.type(field, "35.10{Enter}");
  expect(sheet.getByText("$35.10 is what $30.00 comes to with tax.")).toBeTruthy();
  await user.clear(field);
  await user.type(field, "30{Enter}");
  expect(sheet.getByText("$30.00 is the price shown here before tax.")).toBeTruthy();
  expect(await waiting()).toEqual([]);
});

it("a price with the visitor’s own discount is no other price", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  keep({ discounts: JSON.stringify([{ kind: "veteran" }]) });
  const sale = {
    salePriceCents: 2_000,
    saleConditions: "other",
    saleText: "Veterans save",
  } as const;
  const offers = [offerNamed("one", { ...sale, observedAt: justNow() })];
  const { user } = await openScreen(MENU, storeAnswers(offers));
  expect(await screen.findByText("$20.00")).toBeTruthy();
  const sheet = await openSheet(user, more());
  await user.click(sheet.getByRole("button", { name: "Other price" }));
  const field = sheet.getByRole("textbox", { name: "Price at the counter, in dollars" });
  await user.type(field, "20{Enter}");
  expect(sheet.getByText("$20.00 is the price shown here.")).toBeTruthy();
});

it.each(["x".repeat(200), "\ud800"])(
  "an id of the phone that is damaged is replaced by a new one",
  async (damaged) => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    keep({ counter_device: damaged });
    const offers = [offerNamed("one", { observedAt: justNow() })];
    const { user } = await openScreen(MENU, storeAnswers(offers));
    await chooseInSheet(user, more(), /^Not there$/);
    await waitFor(async () => expect(await waiting()).toHaveLength(1));
    const kept = localStorage.getItem("counter_device");
    expect(kept).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(await waiting()).toMatchObject([{ device: kept }]);
  },
);

it("the list of what waits names product and store", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const offers = [offerNamed("one", { observedAt: justNow() })];
  const { user } = await openScreen(MENU, storeAnswers(offers));
  await chooseInSheet(user, more(), /^Not there$/);
  await waitFor(async () =>
    expect((await outboxStore.read()).entries).toMatchObject([
      { title: "Not there: one, Bliss, Kent" },
    ]),
  );
});

it("a price that visitors report is said to be before tax where prices are with tax", async () => {
  keep({ with_tax: "on" });
  const lastAt = new Date(Date.now() - 2 * HOUR_MS - 60_000).toISOString();
  const reports = { kind: "other_price", devices: 2, lastAt, priceCents: 1_250 } as const;
  const offers = [offerNamed("one", { observedAt: justNow(), reports })];
  await openScreen(MENU, { ...storeAnswers(offers), ...TAXES });
  expect(
    await screen.findByText("reported at $12.50 before tax 2 h ago by 2 visitors"),
  ).toBeTruthy();
});

it("a product’s card says it of the price that it holds up", async () => {
  const lastAt = new Date(Date.now() - 2 * HOUR_MS - 60_000).toISOString();
  const reports = { kind: "not_there", devices: 2, lastAt, priceCents: null } as const;
  await openScreen(
    "/product/one",
    productAnswer(offerNamed("one", { observedAt: justNow(), reports })),
  );
  const head = (await screen.findByRole("heading", { level: 1 })).closest("header");
  expect(head?.textContent).toContain("reported sold out 2 h ago by 2 visitors");
});

it("a deal has it behind its “…”, as a menu’s row has", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const sale = { priceCents: 4_000, salePriceCents: 3_000, saleConditions: "none" } as const;
  const deal = offerNamed("one", { ...sale, observedAt: justNow() });
  const { user } = await openScreen("/dispensary-deals", dealAnswers([deal]));
  await user.click(await screen.findByRole("button", { name: "More: one, 2.83 g" }));
  const sheet = within(await screen.findByRole("dialog"));
  await user.click(sheet.getByRole("button", { name: "Not there" }));
  await waitFor(async () => expect(await waiting()).toMatchObject([{ kind: "not_there" }]));
});

it("what two visitors report stands in the row in words, and goes after a day, in a saved copy, too", async () => {
  const at = (hours: number) => new Date(Date.now() - hours * HOUR_MS - 60_000).toISOString();
  const said = (hours: number) =>
    ({ kind: "not_there", devices: 2, lastAt: at(hours), priceCents: null }) as const;
  const observedAt = justNow();
  await openScreen(
    MENU,
    storeAnswers([
      offerNamed("gone", { observedAt, reports: said(2) }),
      offerNamed("over", { observedAt, reports: said(24) }),
    ]),
  );
  const rows = within(screen.getByRole("list", { name: "Offers" })).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => /reported.*visitors/.exec(textContent)?.[0])).toEqual([
    "reported sold out 2 h ago by 2 visitors",
    undefined,
  ]);
});
