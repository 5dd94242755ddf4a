import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { best, choose, deal, SHAPE } from "../../support/screens/homeDeals.ts";
import { openScreen } from "../../support/screens/openScreen.tsx";
import { EMPTY_HOME } from "../../support/screens/screenAnswers.ts";

afterEach(() => {
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage"));
});

const KEPT = "corner-leaf flower 3.5g";
/** A region with the cheapest eighth at a kept store, a cart and an ounce elsewhere, and another eighth of that store. */
const keptRegion = (more: object = {}) => {
  const eighth = deal({ name: "Eighth", size: "3.5g", cost: 20, wasCost: 30, unitPriceCents: 571 });
  const other = { storeName: "Oak", storeSlug: "oak", storeLocation: "Kent" };
  return {
    region: "Central",
    eighth,
    flower: [
      deal({ ...other, name: "Ounce", size: "28g", cost: 90, wasCost: 120, unitPriceCents: 321 }),
      eighth,
      deal({ name: "Dearer", size: "3.5g", cost: 24, wasCost: 30, unitPriceCents: 685 }),
    ],
    vape: [deal({ ...other, name: "Cart", size: "1g", wasCost: 40, unitPriceCents: 2_400 })],
    ...more,
  };
};
const openKept = (region: object) =>
  openScreen("/", {
    ...EMPTY_HOME,
    "/api/statistics": Response.json({ topFlower: [], topDeals: [region] }),
  });
const bestNames = async () =>
  (await best())
    .getAllByRole("listitem")
    .map(({ textContent }) => /Eighth|Ounce|Cart|Dearer/.exec(textContent)?.[0]);

it("where a kept store's card has the cheapest eighth, the best of another kind is the set piece, and no row is of that card", async () => {
  choose({ keptShown: KEPT });
  await openKept(keptRegion());
  expect(await bestNames()).toEqual(["Cart", "Ounce"]);
  const rows = (await best()).getAllByRole("listitem");
  expect(rows[0]?.textContent).toMatch(/^Cheapest vape deal per gramCart/);
  expect(screen.getByText("What your kept store’s card doesn’t show")).toBeTruthy();
});

it("but another store's eighth is, where there is one that is a deal", async () => {
  choose({ keptShown: KEPT });
  const elsewhere = deal({
    storeName: "Oak",
    storeSlug: "oak",
    name: "Dearer",
    size: "3.5g",
    cost: 26,
    wasCost: 30,
    unitPriceCents: 743,
  });
  await openKept(keptRegion({ otherEighths: [elsewhere] }));
  const [first] = (await best()).getAllByRole("listitem");
  expect(first?.textContent).toMatch(/^Cheapest eighth elsewhereDearer\$26\.00.*Oak/);
});

it("no other store's eighth of the very product that a kept card names for as much", async () => {
  choose({ keptShown: `${KEPT}\ncorner-leaf product b7k2m9` });
  const same = deal({ storeName: "Oak", storeSlug: "oak", size: "3.5g", cost: 20, wasCost: 30 });
  await openKept(keptRegion({ otherEighths: [same] }));
  const [first] = (await best()).getAllByRole("listitem");
  expect(first?.textContent).toMatch(/^Cheapest vape deal per gramCart/);
});

it("or a record, of whichever kind", async () => {
  choose({ keptShown: KEPT });
  const verdict = { kind: "lowest", days: 90, shape: SHAPE } as const;
  const record = deal({
    name: "Ounce",
    storeSlug: "oak",
    size: "28g",
    cost: 99,
    wasCost: 120,
    unitPriceCents: 354,
    verdict,
  });
  const cheaper = deal({ name: "Dearer", storeSlug: "oak", size: "14g", unitPriceCents: 300 });
  await openKept(keptRegion({ flower: [cheaper, record] }));
  const [first] = (await best()).getAllByRole("listitem");
  // It is not the cheapest of its kind, and is not called that.
  expect(first?.textContent).toMatch(/^Flower dealOunce.*Lowest in 90 days/);
});

it.each([
  ["of another size", "corner-leaf flower 2.83g"],
  ["of another store", "oak flower 3.5g"],
  ["the same product for more", "oak flower 3.5g\noak product b7k2m9"],
  ["nothing", ""],
])("where the cards of kept stores have %s, the cheapest eighth stays", async (_, keptShown) => {
  choose({ keptShown });
  await openKept(keptRegion());
  const [first] = (await best()).getAllByRole("listitem");
  expect(first?.textContent).toMatch(/^Cheapest eighthEighth/);
});

it("where there is nothing else, what a card says is said again: it is there", async () => {
  choose({ keptShown: KEPT });
  await openKept(keptRegion({ flower: [], vape: [] }));
  const [first] = (await best()).getAllByRole("listitem");
  expect(first?.textContent).toMatch(/^Cheapest eighthEighth/);
});
