import { describe, expect, it } from "vitest";
import { TERPENES } from "#content/terpenes/terpenes.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import type { ProductDetail } from "#domain/offers/productDetail.ts";
import { findNamed } from "#domain/strains/spelledNames.ts";
import { atKept } from "#domain/strains/terpeneProducts.ts";
import { offer, product, tableOf } from "../../../tests/support/data/offers.ts";
import { type LabData, richestOf } from "./richest.ts";

const NOON = Date.parse("2026-11-20T12:00:00Z");

const named = (name: string, terpenes: StoreOffer["terpenes"], more: Partial<StoreOffer> = {}) =>
  offer({ terpenes, product: product({ code: name, name, brand: null }), ...more });

/** What a phone has with these offers on its menus, and these saved products. */
function phone(offers: readonly StoreOffer[], products: readonly ProductDetail[] = []): LabData {
  const table = tableOf(offers);
  const stores = table.stores;
  return { menus: { stores, tables: [{ table, rows: offers.map((_, row) => row) }] }, products };
}

function richest(data: LabData, name = "myrcene") {
  const terpene = findNamed(TERPENES, name);
  if (terpene === null) throw new Error(`no terpene ${name}`);
  return richestOf(data, terpene, NOON);
}

/** `Flower: A 0.8, B 0.4` by category. */
const ranking = (data: LabData, name?: string) =>
  richest(data, name).groups.map(
    ({ category, products }) =>
      `${category}: ${products.map(({ title, share }) => `${title} ${String(share)}`).join(", ")}`,
  );

describe("products with the most of a terpene", () => {
  it("are ranked inside their category, the first three of each", () => {
    const vape = product({ code: "cart", name: "Cart", brand: null, category: "vape" });
    expect(
      ranking(
        phone([
          named("A", { myrcene: 0.2 }),
          named("B", { myrcene: 0.8 }),
          named("C", { myrcene: 0.4 }),
          named("D", { myrcene: 0.6 }),
          named("E", { limonene: 3 }),
          offer({ product: vape, terpenes: { myrcene: 2.5 } }),
        ]),
      ),
    ).toEqual(["flower: B 0.8, D 0.6, C 0.4", "vape: Cart 2.5"]);
  });

  it("are known by every name that labels print, and a sum does not count twice", () => {
    const data = phone([
      named("A", { "beta-myrcene": 0.3, myrcene: 0.2 }),
      named("B", { limonene: 0.2 }),
    ]);
    expect(ranking(data)).toEqual(["flower: A 0.3"]);
    expect(richest(data).groups[0]?.products[0]?.printedAs).toBe("beta-myrcene");
    expect(ranking(data, "linalool")).toEqual([]);
  });

  it("count once, by their richest label", () => {
    const elsewhere = { ...offer().store, slug: "elsewhere", name: "Elsewhere" };
    const data = phone([
      named("A", { myrcene: 0.3 }),
      named("A", { myrcene: 0.5 }, { store: elsewhere }),
    ]);
    expect(ranking(data)).toEqual(["flower: A 0.5"]);
    expect(richest(data).groups[0]?.products[0]?.store.name).toBe("Elsewhere");
    expect(richest(data).ranked).toBe(2);
  });

  it("are passed over when the label only names it, is old, or the product is not to be had", () => {
    const data = phone([
      named("Named", { myrcene: null }),
      named("Old", { myrcene: 1 }, { observedAt: "2026-11-17T11:00:00.000Z" }),
      named("Sold out", { myrcene: 1 }, { stock: "no" }),
      named("Gone", { myrcene: 1 }, { missingSince: "2026-11-20T11:00:00.000Z" }),
    ]);
    expect(richest(data)).toMatchObject({ labels: 3, ranked: 0, groups: [], strains: [] });
  });

  it("are those that name it where no label has a figure: what most stores have first, where it costs the least", () => {
    const at = (slug: string) => ({ store: { ...offer().store, slug, name: slug } });
    const both = (more: Partial<StoreOffer>) => named("B", { limonene: null, myrcene: null }, more);
    const data = phone([
      named("A", { myrcene: null }),
      both({ ...at("dear"), priceCents: 4000 }),
      both({ ...at("cheap"), priceCents: 2000 }),
      named(
        "Twin",
        { myrcene: null },
        { store: { ...offer().store, slug: "twin", twinOf: "other" } },
      ),
      named("Old", { myrcene: null }, { observedAt: "2026-11-17T11:00:00.000Z" }),
      named("Misread", { myrcene: null }, { ranked: false }),
      named("Other", { limonene: 0.2, linalool: null }),
    ]);
    const { named: found } = richest(data);
    expect(found).toMatchObject({ products: 3, printedAs: "myrcene" });
    expect(found?.groups).toMatchObject([
      {
        category: "flower",
        products: [
          { title: "B", stores: 2, cents: 2000, store: { slug: "cheap" } },
          { title: "A", stores: 1 },
        ],
      },
    ]);
    expect(richest(data, "limonene")).toMatchObject({ ranked: 1 });
    expect(richest(data, "limonene").named).toBeUndefined();
    expect(richest(data, "geraniol").named).toBeUndefined();
  });

  it("have what a unit costs, and what that price was, the cheapest unit first", () => {
    const sale = { salePriceCents: 2_000, saleConditions: "none" } as const;
    const sized = { sizeKey: "28000mg", sizeLabel: "28g", netMg: 28_000 };
    const data = phone([
      named("Dear", { myrcene: null }, { priceCents: 3_000, ...sale }),
      named("Large", { myrcene: null }, { priceCents: 9_000, ...sized }),
    ]);
    const [large, dear] = richest(data).named?.groups[0]?.products ?? [];
    expect(large).toMatchObject({ title: "Large", unit: { unit: "g" } });
    expect(large?.unit?.cents).toBeCloseTo(9_000 / 28);
    expect(large?.wasCents).toBeUndefined();
    expect(dear).toMatchObject({ title: "Dear", cents: 2_000, wasCents: 3_000 });
  });

  it("are told of a kept store where that asks as much as the one that was found", () => {
    const at = (slug: string, priceCents: number) =>
      named("A", { myrcene: null }, { store: { ...offer().store, slug, name: slug }, priceCents });
    const data = phone([at("first", 2_000), at("kept", 2_000), at("dear", 4_000)]);
    const [found] = richest(data).named?.groups[0]?.products ?? [];
    if (found === undefined) throw new Error("It is named.");
    expect(found.equal?.map(({ store }) => store.slug)).toEqual(["kept"]);
    // What its own price was is said, and not what the other's was.
    const wasOf = (own: number | undefined) => {
      const [other] = found.equal ?? [];
      const equal = other === undefined ? [] : [{ ...other, wasCents: own }];
      return atKept({ ...found, wasCents: 3_000, equal }, ({ slug }) => slug === "kept").wasCents;
    };
    expect([wasOf(undefined), wasOf(2_500)]).toEqual([undefined, 2_500]);
    const told = (keeps: string) => atKept(found, ({ slug }) => slug === keeps).store.slug;
    expect(told("kept")).toBe("kept");
    expect(told("dear")).toBe("first");
    expect(told("first")).toBe("first");
  });

  it("may come from a saved product, which is not counted beside its own menu", () => {
    const { product: sold, ...rest } = named("A", { myrcene: 0.3 });
    const lab = { sourceUrl: null, batch: null, labUrl: null, testedOn: null, packagedOn: null };
    const newer = { ...rest, ...lab, past: null, history: [], terpenes: { myrcene: 0.7 } };
    const observedAt = "2026-11-20T11:30:00.000Z";
    const detail = { product: sold, offers: [{ ...newer, observedAt }] };
    expect(richest(phone([named("A", { myrcene: 0.3 })], [detail]))).toMatchObject({ labels: 1 });
    expect(ranking(phone([named("A", { myrcene: 0.3 })], [detail]))).toEqual(["flower: A 0.7"]);
    expect(ranking(phone([], [detail]))).toEqual(["flower: A 0.7"]);
  });
});

describe("strains with the most of a terpene", () => {
  it("are ranked by the median of their flower, a strain without a page included", () => {
    const flower = (code: string, share: number, strainName: string, strainSlug: string | null) =>
      offer({
        product: product({ code, name: code, strainName, strainSlug }),
        terpenes: { myrcene: share },
      });
    const vape = product({
      code: "cart",
      category: "vape",
      strainName: "Haze",
      strainSlug: "haze",
    });
    const { strains } = richest(
      phone([
        flower("a", 0.2, "Gelato", "gelato"),
        flower("b", 0.4, "Gelato", "gelato"),
        flower("c", 0.9, "Gelato", "gelato"),
        flower("d", 0.5, "House Blend", null),
        flower("e", 0.6, "House Blend", null),
        offer({ product: vape, terpenes: { myrcene: 5 } }),
      ]),
    );
    expect(strains).toEqual([
      { slug: null, name: "House Blend", share: 0.55, products: 2 },
      { slug: "gelato", name: "Gelato", share: 0.4, products: 3 },
    ]);
  });
});
