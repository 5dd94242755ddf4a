import { describe, expect, it } from "vitest";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { offer, product, tableOf } from "../../../tests/support/data/offers.ts";
import { registerOf } from "#domain/prices/register.ts";
import { shippedTaxes } from "../../../tests/support/data/taxes.ts";
import { cheapestStores, flowerOnShelf, lowestLines, shelfOf } from "./shelf.ts";

const NOON = Date.parse("2026-11-20T12:00:00Z");
const at = (name: string, more: Partial<StoreOffer["store"]> = {}) => ({
  ...offer().store,
  slug: name.toLowerCase(),
  name,
  ...more,
});

/** The shelf of Blue Dream by these offers, as `Region: store (lines)`. */
function shelf(offers: readonly StoreOffer[]) {
  const table = tableOf(offers);
  const rows = offers.map((_, row) => row);
  return shelfOf({ stores: table.stores, tables: [{ table, rows }] }, "blue-dream", NOON);
}
const words = (offers: readonly StoreOffer[]) =>
  shelf(offers).map(
    ({ region, stores }) => `${region ?? "?"}: ${stores.map(({ store }) => store.name).join(", ")}`,
  );

describe("the shelf of a strain", () => {
  it("goes region by region in their order, and ends with stores of no known region", () => {
    expect(
      words([
        offer({ store: at("Nowhere", { region: null }) }),
        offer({ store: at("South", { region: "Southwest" }) }),
        offer({ store: at("North", { region: "Northeast" }) }),
        offer({ store: at("Other"), product: product({ code: "x", strainSlug: "haze" }) }),
      ]),
    ).toEqual(["Northeast: North", "Southwest: South", "?: Nowhere"]);
  });

  it("has each store once, with the lowest price of each category as anybody pays it now", () => {
    const [region] = shelf([
      offer({ priceCents: 3_000 }),
      offer({
        product: product({ code: "b" }),
        priceCents: 4_000,
        salePriceCents: 2_500,
        saleConditions: "none",
      }),
      offer({ product: product({ code: "c", category: "vape" }), priceCents: 4_500 }),
      offer({ product: product({ code: "d" }), menu: "med", priceCents: 1_000 }),
    ]);
    expect(region?.stores).toMatchObject([
      {
        patientsOnly: false,
        lines: [
          { category: "flower", fromCents: 2_500, size: "2.83 g", products: 2 },
          { category: "vape", fromCents: 4_500, products: 1 },
        ],
      },
    ]);
  });

  it("with tax, has the lowest of what is paid, and before tax only where no tax is known", () => {
    const register = registerOf(shippedTaxes(), { profile: "adult", discounts: [] }, "2026-11-20");
    const lost = at("Lost", { county: null, taxArea: null });
    const offers = [offer({ priceCents: 3_000 }), offer({ priceCents: 2_000, store: lost })];
    const table = tableOf(offers);
    const saved = { stores: table.stores, tables: [{ table, rows: [0, 1] }] };
    const [region] = shelfOf(saved, "blue-dream", NOON, register);
    // Portage: $3.00 excise, $2.10 sales tax.
    expect(region?.stores.map(({ lines }) => lines)).toMatchObject([
      [{ fromCents: 3_510, isAbout: true }],
      [{ fromCents: 2_000, isAbout: false }],
    ]);
    expect(lowestLines(region?.stores ?? [])).toMatchObject([{ fromCents: 3_510, isAbout: true }]);
  });

  it("leaves out what is sold out or gone, and says what is for patients only", () => {
    const offers = shelf([
      offer({ store: at("Out"), stock: "no" }),
      offer({ store: at("Gone"), missingSince: "2026-11-20T11:00:00.000Z" }),
      offer({ store: at("Clinic"), menu: "med" }),
    ]);
    expect(offers.flatMap(({ stores }) => stores)).toMatchObject([
      { store: { name: "Clinic" }, patientsOnly: true },
    ]);
  });

  it("keeps old menus readable, after the newer ones", () => {
    const old = "2026-11-10T11:00:00.000Z";
    expect(
      words([
        offer({ store: at("Ancient"), observedAt: old }),
        offer({ store: at("Zoo") }),
        offer({ store: at("Bliss") }),
      ]),
    ).toEqual(["Northeast: Bliss, Zoo, Ancient"]);
  });

  it("is empty where no menu lists the strain", () => {
    expect(words([offer({ product: product({ strainSlug: null }) })])).toEqual([]);
  });
});

it("the three stores with the lowest price of a strain come cheapest first, of equal ones the nearest, each once", () => {
  const here = { lat: 40, lon: -83 };
  const offers = [
    offer({ store: at("Dear"), priceCents: 5_000 }),
    offer({ store: at("Far", { lat: 41, lon: -82 }), priceCents: 2_500 }),
    offer({ store: at("Near", here), priceCents: 2_500 }),
    offer({ store: at("Near", here), product: product({ code: "b" }), priceCents: 4_000 }),
    offer({ store: at("Cheap"), priceCents: 2_000 }),
    offer({ store: at("Sold"), priceCents: 1_900, stock: "no" }),
    offer({
      store: at("Other"),
      priceCents: 1_000,
      product: product({ code: "x", strainSlug: "haze" }),
    }),
  ];
  const table = tableOf(offers);
  const menus = { stores: table.stores, tables: [{ table, rows: offers.map((_, row) => row) }] };
  const said = (place: { lat: number; lon: number } | null) =>
    cheapestStores(menus, "blue-dream", { place, register: null, now: NOON })
      .flatMap(({ stores }) => stores)
      .map(
        ({ offer: { store }, price, miles }) =>
          [store.name, price.cents, miles === null ? null : Math.round(miles)] as const,
      );
  expect(said(null)).toEqual([
    ["Cheap", 2_000, null],
    ["Far", 2_500, null],
    ["Near", 2_500, null],
  ]);
  expect(
    said(here)
      .slice(1)
      .map(([name]) => name),
  ).toEqual(["Near", "Far"]);
});

it("of flower the size that stores are told by comes first, whatever a gram of an ounce costs, and the others by weight", () => {
  const size = (mg: number) => ({
    sizeKey: `${String(mg)}mg`,
    sizeLabel: `${String(mg / 1000)} g`,
    netMg: mg,
  });
  const offers = [
    offer({ store: at("Ounce"), ...size(28_000), priceCents: 10_250 }),
    offer({ store: at("Both"), ...size(28_000), priceCents: 9_000 }),
    offer({ store: at("Both"), ...size(3_500), priceCents: 2_900 }),
    offer({ store: at("Eighth"), ...size(3_500), priceCents: 2_150 }),
    offer({ store: at("Half"), ...size(14_000), priceCents: 9_900 }),
  ];
  const table = tableOf(offers);
  const menus = { stores: table.stores, tables: [{ table, rows: offers.map((_, row) => row) }] };
  const [flower] = cheapestStores(menus, "blue-dream", { place: null, register: null, now: NOON });
  expect(flower?.stores.map(({ offer: { store }, price }) => [store.name, price.cents])).toEqual([
    ["Eighth", 2_150],
    ["Both", 2_900],
    ["Half", 9_900],
  ]);
});

describe("what is cheapest of a strain", () => {
  const flower = (more: object = {}) => offer({ priceCents: 3_000, ...more });
  const preroll = (priceCents: number, more: object = {}) =>
    offer({ product: product({ code: "p", category: "preroll" }), priceCents, ...more });
  const vape = offer({ product: product({ code: "v", category: "vape" }), priceCents: 4_500 });
  const asked = (offers: readonly StoreOffer[]) => {
    const table = tableOf(offers);
    const menus = { stores: table.stores, tables: [{ table, rows: offers.map((_, row) => row) }] };
    const cheapest = cheapestStores(menus, "blue-dream", {
      place: null,
      register: null,
      now: NOON,
    });
    return {
      lines: cheapest.map(({ category, fromCents, stores }) => [
        category,
        fromCents,
        stores.map(({ offer: { store } }) => store.name).join(),
      ]),
      flower: flowerOnShelf(menus, "blue-dream"),
    };
  };

  it("goes by category, flower first, whatever a gram of something else costs", () => {
    const other = { store: at("Other") };
    expect(asked([preroll(800), preroll(900, other), vape, flower(), flower(other)])).toEqual({
      lines: [
        ["flower", 3_000, "Bliss,Other"],
        ["preroll", 800, "Bliss,Other"],
        ["vape", 4_500, "Bliss"],
      ],
      flower: "listed",
    });
  });

  it("has no flower where none is left, or only for patients", () => {
    const sold = flower({ stock: "no" });
    const gone = flower({ missingSince: "2026-11-20T11:00:00.000Z" });
    expect(asked([preroll(800), sold, gone])).toEqual({
      lines: [["preroll", 800, "Bliss"]],
      flower: "none",
    });
    expect(asked([preroll(800), flower({ menu: "med" })]).flower).toBe("patients");
    // A price that may not be compared leads nothing, and the flower is there all the same.
    expect(asked([preroll(800), flower({ priceCents: 1 })])).toEqual({
      lines: [["preroll", 800, "Bliss"]],
      flower: "listed",
    });
  });
});
