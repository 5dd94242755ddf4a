import { expect, it } from "vitest";
import { COUNTY_OUTLINES, STATE_FRAME } from "#state/outlines.ts";
import { storeProfile } from "../../../tests/support/data/offers.ts";
import type { StoreProfile } from "#domain/stores/stores.ts";
import { distanceOutside, middleOf, ringsOf, placeStores } from "#domain/maps/geometry.ts";

const isDrawn = (more: Partial<StoreProfile>) =>
  placeStores([storeProfile(more)], STATE_FRAME, COUNTY_OUTLINES).size === 1;

it("there are 88 counties, and the middle of each lies in it and in no other", () => {
  expect(COUNTY_OUTLINES).toHaveLength(88);
  for (const county of COUNTY_OUTLINES) {
    const middle = middleOf(county.d);
    const around = COUNTY_OUTLINES.filter(({ d }) => distanceOutside(ringsOf(d), middle) === 0);
    expect(around.map(({ name }) => name)).toEqual([county.name]);
  }
});

it("a store is drawn where its coordinates and its county agree", () => {
  expect(isDrawn({ county: "Portage", lat: 41.15, lon: -81.36 })).toBe(true);
  expect(isDrawn({ county: "Hamilton", lat: 41.15, lon: -81.36 })).toBe(false);
});

it("just beyond a border counts as within: outlines are approximate", () => {
  // The east edge of Portage County is close to 81.00° W.
  expect(isDrawn({ county: "Portage", lat: 41.15, lon: -80.985 })).toBe(true);
  expect(isDrawn({ county: "Portage", lat: 41.15, lon: -80.9 })).toBe(false);
});

it("a store without coordinates, or outside of Ohio, is not drawn", () => {
  expect(isDrawn({ lat: null })).toBe(false);
  expect(isDrawn({ county: null, lat: 41.15, lon: -81.36 })).toBe(true);
  expect(isDrawn({ county: null, lat: 39.77, lon: -86.16 })).toBe(false);
  expect(isDrawn({ county: null, lat: 0, lon: 0 })).toBe(false);
});
