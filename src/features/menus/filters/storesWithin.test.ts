import { expect, it } from "vitest";
import { offer, product, storeProfile, tableOf } from "../../../../tests/support/data/offers.ts";
import { storesWithin } from "./storesWithin.ts";

// In Ohio it is seven in the morning.
const NOW = Date.parse("2026-11-20T12:00:00Z");
const KENT = { lat: 41.15, lon: -81.36 };

/** Three stores: near and open, near with hours that nobody knows, and far away and closed. */
function table() {
  const hours = (from: string) => {
    const day: [string, string][] = [[from, "22:00"]];
    return { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
  };
  const stores = [
    { slug: "near", lat: 41.2, lon: -81.4, openingHours: hours("06:00") },
    { slug: "silent", lat: 41.2, lon: -81.4, openingHours: null },
    { slug: "far", lat: 39.1, lon: -84.5, openingHours: hours("10:00") },
  ];
  return tableOf(
    stores.map((store) =>
      offer({ store: storeProfile(store), product: product({ code: store.slug }) }),
    ),
  );
}
const left = (
  asked: Parameters<typeof storesWithin>[1],
  place: Parameters<typeof storesWithin>[2] = KENT,
  now = NOW,
) => {
  const { stores } = table();
  const { stores: flags, ...rest } = storesWithin(table(), asked, place, now);
  const names = stores.filter((_, at) => flags === null || flags[at] === 1).map(({ slug }) => slug);
  return { names, ...rest };
};

it("near leaves the stores within 25 miles, and all where it is not known from where", () => {
  expect(left({ near: true }).names.toSorted()).toEqual(["near", "silent"]);
  expect(left({ near: true }, null).names).toHaveLength(3);
  expect(left({}).names).toHaveLength(3);
});

it("open leaves those known to be, and says of how many that is not known", () => {
  expect(left({ open: true })).toEqual({
    names: ["near"],
    isNoneOpen: false,
    isNoneKnown: false,
    withoutHours: 1,
  });
});

it("where none is open nothing is left out for it, and that is said", () => {
  const night = Date.parse("2026-11-20T08:00:00Z");
  expect(left({ open: true, near: true }, KENT, night)).toMatchObject({ isNoneOpen: true });
  expect(left({ open: true, near: true }, KENT, night).names.toSorted()).toEqual([
    "near",
    "silent",
  ]);
});

it("where no store has hours it is known of none, which is more than that none is open", () => {
  const silent = { ...table(), stores: table().stores.filter(({ slug }) => slug === "silent") };
  expect(storesWithin(silent, { open: true }, KENT, NOW)).toEqual({
    stores: null,
    isNoneOpen: true,
    isNoneKnown: true,
    withoutHours: 1,
  });
});
