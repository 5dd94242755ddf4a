import * as v from "valibot";
import { expect, it } from "vitest";
import { stampTerpenes, shelvesOf, StrainShelvesSchema } from "./strainShelves.ts";

it("counts the stores of a strain once each, and takes all of its labels together", () => {
  const shelves = shelvesOf([
    { strain: "gelato", store: 1, isCurrent: true, terpenes: { limonene: 1, myrcene: 0.5 } },
    { strain: "gelato", store: 1, isCurrent: true, terpenes: { limonene: 0.4, myrcene: 0.2 } },
    { strain: "gelato", store: 2, isCurrent: false, terpenes: null },
  ]);
  expect(shelves).toEqual({
    gelato: { stores: 2, storesNow: 1, offers: 2, terpenes: { limonene: 100, myrcene: 50 } },
  });
});

it("reads one count of stores, of those that have it now, and what was read once the same again; a release before told one count", () => {
  const terpenes = { limonene: 100 };
  const shelves = { gelato: { stores: 2, storesNow: 0, terpenes }, runtz: { stores: 3, terpenes } };
  const read = v.parse(StrainShelvesSchema, { shelves, observedAt: null });
  expect(read.shelves).toEqual({
    gelato: { stores: 0, offers: 0, terpenes },
    runtz: { stores: 3, offers: 0, terpenes },
  });
  expect(v.parse(StrainShelvesSchema, read)).toEqual(read);
});

it("says which terpenes are printed most where labels have no figures, and nothing where they have no names", () => {
  const names = (...printed: string[]) => Object.fromEntries(printed.map((name) => [name, null]));
  const labels = [
    names("Limonene", "b-caryophyllene"),
    names("limonene", "linalool"),
    names("limonene", "linalool", "ocimene", "borneol"),
    names("ocimene"),
  ];
  const offers = labels.map((terpenes) => ({
    strain: "og-kush",
    store: 2,
    isCurrent: true,
    terpenes,
  }));
  const shelves = shelvesOf([
    ...offers,
    { strain: "runtz", store: 1, isCurrent: true, terpenes: null },
  ]);
  expect(shelves["og-kush"]).toEqual({
    stores: 1,
    storesNow: 1,
    offers: 4,
    terpenes: { limonene: null, linalool: null, ocimene: null },
  });
  expect(shelves["runtz"]).toEqual({
    stores: 1,
    storesNow: 1,
    offers: 1,
    terpenes: null,
  });
});

it("draws an offer's stamp from its strain's labels, and without those from its own", () => {
  const own = { myrcene: 1.2 };
  const offer = { product: { strainSlug: "blue-dream" }, terpenes: own };
  const shelf = { stores: 2, offers: 2, terpenes: { pinene: 100 } };
  expect(stampTerpenes({ "blue-dream": shelf }, offer)).toBe(shelf.terpenes);
  expect(stampTerpenes({ "blue-dream": { stores: 2, offers: 2, terpenes: null } }, offer)).toBe(
    own,
  );
  expect(stampTerpenes({ gelato: shelf }, offer)).toBe(own);
  expect(stampTerpenes(undefined, offer)).toBe(own);
  expect(stampTerpenes({}, { ...offer, product: { strainSlug: null } })).toBe(own);
});
