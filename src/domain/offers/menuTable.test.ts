import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  encodeMenuTable,
  type EncodedMenuTable,
  MenuTableSchema,
  offerAt,
  offerCount,
} from "./menuTable.ts";
import { offer } from "../../../tests/support/data/offers.ts";

const three = [
  offer({
    terpenes: { myrcene: 0.8, limonene: null },
    salePriceCents: 2_400,
    saleText: "20 % off",
    saleConditions: "none",
    saleEndsAt: "2026-11-22T04:59:00.000Z",
    median30DaysCents: 2_950.5,
  }),
  offer({ sizeKey: "14150mg", sizeLabel: "14.15g", netMg: 14_150, priceCents: 12_000 }),
  offer({ product: { ...offer().product, code: "x", name: "Gelato", brand: null } }),
];
const onTheWire = (): EncodedMenuTable => JSON.parse(JSON.stringify(encodeMenuTable(three)));

describe("a menu table", () => {
  it("gives back the offers it was made of", () => {
    const table = v.parse(MenuTableSchema, onTheWire());
    expect(offerCount(table)).toBe(3);
    expect(three.map((_, row) => offerAt(table, row))).toEqual(three);
  });

  it("is the same when it comes from a saved copy", () => {
    const table = v.parse(MenuTableSchema, onTheWire());
    expect(v.parse(MenuTableSchema, structuredClone(table))).toEqual(table);
  });

  it("carries what visitors report, and not a byte of it where they report nothing", () => {
    const reports = {
      kind: "other_price",
      devices: 2,
      lastAt: "2026-11-20T12:00:00.000Z",
      priceCents: 3_200,
    } as const;
    const offers = three.map((each, row) => (row === 1 ? { ...each, reports } : each));
    const wire = JSON.stringify(encodeMenuTable(offers));
    const table = v.parse(MenuTableSchema, JSON.parse(wire));
    expect(offers.map((_, row) => offerAt(table, row))).toEqual(offers);
    expect(JSON.stringify(encodeMenuTable(three))).not.toContain("reports");
    const none = three.map((each) => ({ ...each, reports: null }));
    expect(encodeMenuTable(none)).toEqual(encodeMenuTable(three));
  });

  it("may be empty", () => {
    const table = v.parse(MenuTableSchema, JSON.parse(JSON.stringify(encodeMenuTable([]))));
    expect(offerCount(table)).toBe(0);
    expect(() => offerAt(table, 0)).toThrow(RangeError);
  });

  it("leaves out terpenes that are named like an object's own parts", () => {
    const hostile = offer({ terpenes: { constructor: 1, myrcene: 0.8 }, saleText: "__proto__" });
    const table = v.parse(MenuTableSchema, JSON.parse(JSON.stringify(encodeMenuTable([hostile]))));
    expect(offerAt(table, 0)).toEqual({ ...hostile, terpenes: { myrcene: 0.8 } });
  });

  // What another server may send: the right names with the wrong content.
  type Damaged = { offers: Record<string, unknown> };

  it.each<[string, (table: Damaged) => unknown]>([
    [
      "a row that points behind the values",
      ({ offers }) => (offers["menu"] = { values: ["rec"], index: [0, 0, 7] }),
    ],
    [
      "a row that points before the values",
      ({ offers }) => (offers["menu"] = { values: ["rec"], index: [0, 0, -1] }),
    ],
    [
      "half a place",
      ({ offers }) => (offers["menu"] = { values: ["rec", "med"], index: [0, 0, 0.5] }),
    ],
    ["a text as place", ({ offers }) => (offers["menu"] = { values: ["rec"], index: [0, 0, "0"] })],
    [
      "a column that is too short",
      ({ offers }) => (offers["menu"] = { values: ["rec"], index: [0, 0] }),
    ],
    ["a product that is not there", ({ offers }) => (offers["product"] = [0, 0, 2])],
    ["a store that is not there", ({ offers }) => (offers["store"] = [0, 0, 1])],
    [
      "a price of nothing",
      ({ offers }) => (offers["priceCents"] = { values: [0], index: [0, 0, 0] }),
    ],
    [
      "reports that are too few",
      ({ offers }) => (offers["reports"] = { values: [null], index: [0, 0] }),
    ],
    [
      "a report of one phone",
      ({ offers }) =>
        (offers["reports"] = {
          values: [{ kind: "not_there", devices: 1, lastAt: "2026-11-20T12:00:00.000Z" }],
          index: [0, 0, 0],
        }),
    ],
    ["a missing column", ({ offers }) => delete offers["stock"]],
  ])("is refused with %s", (_, damage) => {
    const { offers, ...rest } = onTheWire();
    const damaged = { ...rest, offers: { ...offers } };
    damage(damaged);
    expect(v.safeParse(MenuTableSchema, damaged).success).toBe(false);
  });
});
