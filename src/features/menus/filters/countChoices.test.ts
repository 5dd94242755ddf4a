import { expect, it } from "vitest";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { registerOf } from "#domain/prices/register.ts";
import { offer, product, tableOf } from "../../../../tests/support/data/offers.ts";
import { shippedTaxes } from "../../../../tests/support/data/taxes.ts";
import { priceTable } from "../rows/pricedTable.ts";
import { countChoices } from "./countChoices.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");
let codes = 0;
const eighth = (priceCents: number, more: Partial<StoreOffer> = {}) =>
  offer({
    netMg: 3_500,
    sizeKey: "3500mg",
    priceCents,
    ...more,
    product: product({ code: `s${String((codes += 1))}` }),
  });

function choices(offers: StoreOffer[], register: Parameters<typeof priceTable>[2] = null) {
  const priced = priceTable(tableOf(offers), NOW, register);
  const everyRow = Uint32Array.from(offers.keys());
  return countChoices({ priced, everyRow, filters: {}, found: null, storePlace: null });
}

/** What the board of a menu's sizes says. */
const sizes = (...asked: Parameters<typeof choices>) => choices(...asked).sizes;

it("a size says its lowest price and what a gram of that costs, however its label prints it", () => {
  const offers = [eighth(4_000), eighth(2_500, { netMg: 3_540, sizeKey: "3540mg" })];
  const cents: unknown = expect.closeTo(2_500 / 3.54);
  expect(sizes(offers)).toEqual([
    { size: "3500mg", from: { cents: 2_500, unit: { cents, unit: "g" }, isAbout: false } },
  ]);
});

it("no price that is compared with none: old, gone, sold out, unbelievable, beside others for patients", () => {
  const offers = [
    eighth(1_100, { observedAt: "2026-11-16T12:00:00.000Z" }),
    eighth(1_200, { missingSince: "2026-11-19T12:00:00.000Z" }),
    eighth(1_300, { stock: "no" }),
    eighth(400, { ranked: false }),
  ];
  expect(sizes(offers)).toEqual([{ size: "3500mg", from: null }]);
  const forPatients = [...offers, eighth(1_400, { menu: "med" })];
  expect(choices(forPatients)).toMatchObject({
    sizes: [{ from: { cents: 1_400 } }],
    areForPatients: true,
  });
  expect(choices([...forPatients, eighth(9_000)])).toMatchObject({
    sizes: [{ from: { cents: 9_000 } }],
    areForPatients: false,
  });
});

it("a size that nobody can buy now stands behind all others", () => {
  const gone = eighth(1_300, { netMg: 1_000, sizeKey: "1000mg", stock: "no" });
  const half = eighth(9_000, { netMg: 14_150, sizeKey: "14150mg" });
  expect(sizes([gone, half, eighth(3_000)]).map(({ size }) => size)).toEqual([
    "3500mg",
    "14150mg",
    "1000mg",
  ]);
});

it("with tax a price before tax gives way to one with it", () => {
  const register = registerOf(shippedTaxes(), { profile: "adult", discounts: [] }, "2026-11-20");
  const lost = { ...offer().store, slug: "lost", county: null, taxArea: null };
  const [size] = sizes([eighth(1_000, { store: lost }), eighth(3_000)], register);
  expect(size?.from).toMatchObject({ isAbout: true });
});
