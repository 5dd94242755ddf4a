import { describe, expect, it } from "vitest";
import { formatMiles } from "#domain/stores/distance.ts";
import { roundTripMiles } from "#domain/stores/storePlace.ts";
import { offer } from "../../../../tests/support/data/offers.ts";
import { toldDrive, toldSum } from "./tripDollars.ts";
import { tripLegs } from "./tripLegs.ts";

const at = (lat: number | null, lon: number | null, city: string | null = null) => ({
  ...offer().store,
  lat,
  lon,
  city,
  county: null,
});
const figure = (words: string | null) => Number(/[\d.]+/.exec(words ?? "")?.[0]);

describe("the legs of a trip", () => {
  it.each([
    ["across the state", at(40, -83), at(41.02, -81.3)],
    ["in a town", at(41.01, -81.5), at(41.02, -81.51)],
  ])("%s add up to what the whole is said to be", (_, one, other) => {
    const place = { lat: 41, lon: -81.5 };
    const stores = [one, other];
    const legs = tripLegs({ stores: [0, 1] }, { stores, place });
    const sum = [...legs.to, legs.back].reduce((all, leg) => all + figure(leg), 0);
    expect(sum).toBeCloseTo(figure(formatMiles(roundTripMiles(place, stores) ?? 0)), 5);
  });

  it("are none to the store at which the trip begins, nor to one that nobody can place", () => {
    const place = { lat: 40, lon: -83 };
    const stores = [at(40, -83), at(null, null)];
    expect(tripLegs({ stores: [0, 1] }, { stores, place })).toEqual({
      to: [null, null],
      back: null,
    });
  });

  it("are about so far where only a store's town is known", () => {
    const stores = [at(null, null, "Akron")];
    const { to, back } = tripLegs({ stores: [0] }, { stores, place: { lat: 40, lon: -83 } });
    expect(to).toEqual([expect.stringMatching(/^about \d+ mi$/)]);
    expect(back).toMatch(/^about \d+ mi$/);
  });

  it("without a start are those between stores", () => {
    const stores = [at(40, -83), at(41.5, -81.7)];
    expect(tripLegs({ stores: [0, 1] }, { stores, place: null })).toEqual({
      to: [null, "161 mi"],
      back: null,
    });
  });
});

it("a drive is rounded once, and what it comes to with the goods is their sum", () => {
  expect([toldDrive(7_560), toldSum(13_250, 7_560)]).toEqual([7_600, 20_850]);
  expect([toldDrive(2_520), toldSum(3_000, 2_520)]).toEqual([2_500, 5_500]);
});
