import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { inboxStore } from "#data/alertRecords.ts";
import type { AlertDeal } from "#domain/alerts/alertMessage.ts";
import { encodeMenuTable } from "#domain/offers/menuTable.ts";
import { justNow } from "../../support/data/menus.ts";
import { offer, storeProfile } from "../../support/data/offers.ts";
import { shippedTaxes } from "../../support/data/taxes.ts";
import { priceText } from "../../support/screens/priceText.ts";
import { SITE } from "../../support/screens/searchSite.ts";
import { pageHead } from "../../support/screens/productPage.ts";
import { openScreen, type Answers } from "../../support/screens/openScreen.tsx";
import { compareAll } from "../../support/screens/offerSheet.ts";
import { dealAnswers, offerNamed, storeAnswers } from "../../support/screens/screenAnswers.ts";

const MENU = "/dispensary-menus?store=bliss-kent";
const ALL = "/dispensary-menus?store=all";
const TAXES: Answers = { "/api/taxes": () => Response.json(shippedTaxes()) };

/** What this phone has kept from an earlier visit. */
function choose(settings: Record<string, string>) {
  for (const [key, value] of Object.entries(settings)) localStorage.setItem(key, value);
  dispatchEvent(new StorageEvent("storage"));
}
afterEach(() => {
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage"));
});

const taxSwitch = () => screen.findByRole("checkbox", { name: "With tax" });
const listed = () =>
  within(screen.getByRole("list", { name: "Offers" }))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

it("a menu is before tax until its visitor switches tax on, and again when it is off", async () => {
  const { user, asked } = await openScreen(MENU, {
    ...storeAnswers([offerNamed("Buds", { observedAt: justNow() })]),
    ...TAXES,
  });
  expect(await screen.findByText("$30.00")).toBeTruthy();
  expect(screen.getByText(/Prices are before tax: check /)).toBeTruthy();
  expect(asked).not.toContain("/api/taxes");
  expect(localStorage.getItem("with_tax")).toBeNull();

  await user.click(await taxSwitch());
  // Portage: 10% excise, 5.75 + 1.00 + 0.25.
  expect(await screen.findByText(priceText("about $35.10"))).toBeTruthy();
  // The other unit is read out.
  expect(screen.getByText("$12.40/g").textContent).toBe("about $12.40/g $5.17/100 mg");
  expect(screen.getByText(/Prices are about what you pay: check /)).toBeTruthy();
  expect(
    screen.getByText("Our estimate: you pay less if this store’s prices include tax."),
  ).toBeTruthy();
  expect(localStorage.getItem("with_tax")).toBe("on");

  await user.click(await taxSwitch());
  expect(await screen.findByText("$30.00")).toBeTruthy();
  expect(screen.queryByText(/about \$/)).toBeNull();
});

it("where no switch is in sight prices with tax say so, and a tap takes the tax out", async () => {
  choose({ with_tax: "on" });
  const sold = offerNamed("Blue Dream", { observedAt: justNow() });
  const answer = () =>
    Response.json({ table: encodeMenuTable([sold]), observedAt: sold.observedAt });
  const { user } = await openScreen("/strain-genetics/blue-dream", {
    "/api/strains/blue-dream/offers": answer,
    ...TAXES,
  });
  expect(await screen.findAllByText(priceText("about $35.10"))).not.toEqual([]);
  await user.click(screen.getByRole("button", { name: "Show without: Prices with estimated tax" }));
  expect(await screen.findAllByText("$30.00")).not.toEqual([]);
  expect(screen.queryByRole("button", { name: /estimated tax/ })).toBeNull();
  expect(localStorage.getItem("with_tax")).toBe("off");
});

it("the list of stores says it above its prices, which a tap makes those before tax", async () => {
  choose({ with_tax: "on" });
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const cheapest = {
    cents: 3_000,
    of: "3.5 g eighth",
    until,
    at: { category: "flower", size: "3500mg" },
  } as const;
  const { user } = await openScreen("/dispensary-menus", {
    "/api/stores": Response.json([storeProfile({ cheapest, observedAt: justNow() })]),
    ...TAXES,
  });
  // Its head leads with the cheapest one, and its row has it again.
  expect(await screen.findAllByText(priceText("about $35.10"))).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Show without: Prices with estimated tax" }));
  expect(await screen.findAllByText("$30.00")).toHaveLength(2);
  expect(screen.queryByRole("button", { name: /estimated tax/ })).toBeNull();
});

it("the search says it among its filters, beside the prices that it found", async () => {
  choose({ with_tax: "on" });
  const { user } = await openScreen("/search?q=gelato", { ...SITE, ...TAXES });
  const filters = within(await screen.findByRole("group", { name: "Filters" }));
  await user.click(await filters.findByRole("button", { name: "Show without: With tax" }));
  expect(filters.queryByRole("button", { name: /With tax$/ })).toBeNull();
});

it("order follows what is shown, and a store without a county stays before tax and comes last", async () => {
  choose({ with_tax: "on" });
  const observedAt = justNow();
  const inCounty = offerNamed("in a county", { priceCents: 2_900, observedAt });
  const own = offerNamed("nowhere", { priceCents: 3_000, observedAt });
  const nowhere = { ...own, store: { ...own.store, slug: "lost", county: null, taxArea: null } };
  await openScreen(ALL, { ...storeAnswers([inCounty, nowhere]), ...TAXES });
  // $30.00 before tax is no cheaper than about $33.93 with it: the two are not compared.
  expect(await screen.findByText(priceText("about $33.93"))).toBeTruthy();
  expect(screen.getByText("$30.00")).toBeTruthy();
  expect(listed()).toEqual(["in a county", "nowhere"]);
  expect(
    screen.getByText(
      /Of 1 store the county, or the part of it, is not known: their prices stay before tax, and come after those with tax/,
    ),
  ).toBeTruthy();
});

it("compared with taxed offers, one of which no tax is known is not the lowest", async () => {
  choose({ with_tax: "on" });
  const observedAt = justNow();
  const taxed = [2_900, 3_100].map((priceCents) =>
    offerNamed(`taxed ${String(priceCents)}`, { priceCents, observedAt }),
  );
  const own = offerNamed("nowhere", { priceCents: 3_000, observedAt });
  const nowhere = { ...own, store: { ...own.store, slug: "lost", county: null, taxArea: null } };
  const { user } = await openScreen(ALL, { ...storeAnswers([...taxed, nowhere]), ...TAXES });
  await screen.findByText(priceText("about $33.93"));
  await compareAll(user);
  await user.click(screen.getByRole("button", { name: "Compare 3" }));
  const dialog = await screen.findByRole("dialog", { name: "Compare" });
  expect(within(dialog).getByRole("cell", { name: "about $11.99/g · lowest" })).toBeTruthy();
  expect(within(dialog).getByRole("cell", { name: "$10.60/g" })).toBeTruthy();
});

it("what a filter allows is what is paid", async () => {
  choose({ with_tax: "on" });
  const offers = [offerNamed("buds", { priceCents: 2_900, observedAt: justNow() })];
  await openScreen(`${MENU}&maxPrice=30`, { ...storeAnswers(offers), ...TAXES });
  expect(await screen.findByText("0 products")).toBeTruthy();
});

it("a menu that includes tax is not taxed twice", async () => {
  choose({ with_tax: "on" });
  const own = offerNamed("buds", { observedAt: justNow() });
  const included = { ...own, store: { ...own.store, pricesIncludeTax: "yes" as const } };
  await openScreen(MENU, { ...storeAnswers([included], { pricesIncludeTax: "yes" }), ...TAXES });
  expect(await screen.findByText(priceText("about $30.00"))).toBeTruthy();
  expect(screen.getByText("Prices here include tax.")).toBeTruthy();
});

it("without the taxes on the device prices stay before tax, and it is said", async () => {
  choose({ with_tax: "on" });
  await openScreen(MENU, {
    ...storeAnswers([offerNamed("buds", { observedAt: justNow() })]),
    "/api/taxes": new Response(null, { status: 503 }),
  });
  expect(await screen.findByText("$30.00")).toBeTruthy();
  expect(
    screen.getByText(/Taxes aren’t on this device yet, so prices are before tax/),
  ).toBeTruthy();
});

it("a deal is shown with tax, with what it is below, and is as good as before", async () => {
  choose({ with_tax: "on" });
  const deal = offer({
    observedAt: justNow(),
    salePriceCents: 2_400,
    saleConditions: "none",
  });
  const past = { days: 9, lowestCents: 2_500, lowestAt: "2026-11-12T17:00:00.000Z" };
  await openScreen("/deals", { ...dealAnswers([deal], [past]), ...TAXES });
  await screen.findByText(priceText("about $28.08"));
  const card = screen.getByRole("article").textContent;
  for (const text of ["20% off", "$35.10", "about $9.92/g"]) expect(card).toContain(text);
  // $25.00 before tax was not cheaper.
  expect(card).not.toContain("cheaper");
});

it("a product has the receipt of the store that is cheapest at its register", async () => {
  choose({ with_tax: "on" });
  const lab = {
    sourceUrl: null,
    batch: null,
    labUrl: null,
    testedOn: null,
    packagedOn: null,
    past: null,
    history: [],
  };
  const { product: sold, ...kent } = offer({ observedAt: justNow(), priceCents: 3_000 });
  const dear = storeProfile({
    slug: "newark",
    name: "Dear",
    county: "Licking",
    taxArea: "licking-cota",
  });
  const cheap = storeProfile({ slug: "akron", name: "Near", pricesIncludeTax: "yes" });
  const offers = [
    { ...kent, ...lab },
    { ...kent, ...lab, store: dear, priceCents: 2_990 },
    { ...kent, ...lab, store: cheap, priceCents: 3_600 },
  ];
  const answers = {
    ...TAXES,
    [`/api/products/${sold.code}`]: Response.json({ product: sold, offers }),
  };
  await openScreen(`/product/${sold.code}`, answers);
  const receipt = await screen.findByRole("region", { name: "At the register" });
  // Dear is cheaper before tax: 29.90 + 2.99 + 2.47 = 35.36; Bliss 35.10.
  await waitFor(() => expect(receipt.textContent).toContain("At Bliss, Kent"));
  for (const text of [
    "$30.00",
    "10%$3.00",
    "Sales tax, 7% (Portage County)$2.10",
    // Folded: of which shares that is made.
    "State sales tax, 5.75%: $1.73; Portage County, 1% and 0.25% transit: $0.37.",
  ])
    expect(receipt.textContent).toContain(text);
  for (const text of ["checked on Nov 25, 2026", "since Jan 1, 2022", "Totalabout $35.10"])
    expect(receipt.textContent).toContain(text);
  expect(pageHead()).toMatch(
    /about \$35\.10.*Bliss, Kent Seen \d h ago.*No store is cheaper today/,
  );
});

it("who buys leaves this phone in no call, and changes what is paid", async () => {
  choose({ with_tax: "on", profile: "patient" });
  const { asked } = await openScreen(MENU, {
    ...storeAnswers([offerNamed("buds", { observedAt: justNow() })]),
    ...TAXES,
  });
  expect(await screen.findByText(priceText("about $32.10"))).toBeTruthy();
  expect(asked.join(" ")).not.toMatch(/patient|profile|with_tax/);
});

it("an alert tells a patient what is paid: with the excise on what is for adults only", async () => {
  choose({ with_tax: "on", profile: "patient" });
  const deal = (name: string, menu: AlertDeal["menu"]): AlertDeal => ({
    code: name,
    name,
    brand: null,
    size: "2.83g",
    section: "flower",
    store: { slug: "bliss-kent", name: "Bliss", location: "Kent" },
    menu,
    cents: 3_000,
    wasCents: 4_000,
    onSale: true,
    unit: { cents: 1_000, unit: "g" },
    saleEndsAt: null,
    observedAt: Date.now(),
  });
  const deals = [deal("for both", "both"), deal("for adults", "rec"), deal("earlier", undefined)];
  const sentAt = Date.now();
  const message = { kind: "deals", id: "one", sentAt, deals, more: 0 } as const;
  await inboxStore.change(() => [{ message, receivedAt: sentAt, isRead: false }]);
  await openScreen("/dispensary-deals?alert=one", {
    ...dealAnswers([]),
    ...TAXES,
    "/api/stores": Response.json([storeProfile()]),
  });
  const alert = await screen.findByRole("region", { name: "From your alert" });
  const prices = () => alert.textContent.match(/about \$3\d\.\d\d/g);
  await waitFor(() => expect(prices()).toEqual(["about $32.10", "about $35.10", "about $32.10"]));
  await inboxStore.change(() => []);
});

it("a patient sees what is for patients as theirs, with and without, and an adult does not", async () => {
  const observedAt = justNow();
  const offers = [
    offerNamed("for both", {
      observedAt,
      priceCents: 3_000,
      salePriceCents: 2_000,
      saleConditions: "med_only",
      saleText: "Patients",
    }),
    offerNamed("for patients", { observedAt, menu: "med", priceCents: 1_000 }),
    offerNamed("dear", { observedAt, priceCents: 9_000 }),
  ];
  const { leave } = await openScreen(MENU, storeAnswers(offers));
  expect(listed()).toEqual(["for both", "dear", "for patients"]);
  expect(screen.queryByText(/patients’ price/)).toBeNull();
  leave();
  choose({ profile: "patient" });
  await openScreen(MENU, storeAnswers(offers));
  expect(await screen.findByText("patients’ price")).toBeTruthy();
  // Whoever chose it for the limits is told, and where to change it.
  const whose = screen.getByRole("link", { name: "Change" });
  expect(whose.getAttribute("href")).toBe("/dispensary-limits");
  expect(listed()).toEqual(["for patients", "for both", "dear"]);
  expect(screen.getByText("$20.00")).toBeTruthy();
  expect(screen.getAllByText("$30.00", { selector: "s" })).not.toEqual([]);
});

it("a discount of one's own shows the price with and without, and leaves this phone in no call", async () => {
  choose({ discounts: JSON.stringify([{ kind: "veteran" }, { kind: "nonsense" }]) });
  const { asked } = await openScreen(
    MENU,
    storeAnswers([
      offerNamed("buds", {
        observedAt: justNow(),
        salePriceCents: 2_000,
        saleConditions: "other",
        saleText: "Veterans save",
      }),
    ]),
  );
  expect(await screen.findByText("with your veteran discount")).toBeTruthy();
  expect(screen.getByText("$20.00")).toBeTruthy();
  expect(screen.getAllByText("$30.00", { selector: "s" })).not.toEqual([]);
  expect(asked.join(" ")).not.toMatch(/veteran|discount|taxes/);
});
