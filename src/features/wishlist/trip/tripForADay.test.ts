import { describe, expect, it } from "vitest";
import { tripChoices, usualChoice } from "#domain/wishlist/tripChoices.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { wish } from "../../../../tests/support/community/wishlist.ts";
import { justNow } from "../../../../tests/support/data/menus.ts";
import { offer, product } from "../../../../tests/support/data/offers.ts";
import { boughtOffers, tripForADay } from "./tripForADay.ts";
import { tripOffers } from "./tripOffers.ts";

const named = (name: string) => wish({ id: `strain:${name}`, name });
const WISHES = ["Gelato", "Runtz", "Zkittlez"].map(named);

/** A package of a strain at a store; what counts is its weight. */
const sold = (store: string, name: string, netMg: number, priceCents: number): StoreOffer => {
  const each = offer({
    product: product({ code: name, name, strainSlug: name }),
    observedAt: justNow(),
    netMg,
    sizeKey: `${String(netMg)}mg`,
    priceCents,
  });
  return { ...each, store: { ...each.store, slug: store, name: store } };
};

const OUNCE = 28_300;
const weightOf = (offers: readonly StoreOffer[]) =>
  offers.reduce((sum, { netMg }) => sum + (netMg ?? 0), 0);

/** A day has room for two and a half ounces, and what is left first is the heaviest, the last of them. */
function planned(offers: readonly StoreOffer[], own: readonly string[] = []) {
  const byWish = new Map(
    WISHES.map(({ id, name }) => [id, offers.filter(({ product: of }) => of.name === name)]),
  );
  const isOver = (bought: readonly StoreOffer[]) => weightOf(bought) > 70_875;
  const trip = tripForADay(WISHES, {
    look: (wishes) => {
      const found = tripOffers(wishes, byWish, {
        isMeant: () => true,
        place: null,
        now: Date.now(),
      });
      return { trip: found, choices: tripChoices({ ...found.question, budgetCents: null }) };
    },
    usual: (ways) =>
      usualChoice(
        ways.choices,
        () => 0,
        (plan) => isOver(boughtOffers(ways.trip.cheapest, plan)),
      ),
    limits: {
      isOver,
      toLeave: (bought) =>
        bought.toSorted((one, two) => (one.netMg ?? 0) - (two.netMg ?? 0)).slice(-1),
    },
    isOwn: (id) => own.includes(id),
  });
  return {
    today: trip.trip.wishes.map(({ name }) => name),
    later: trip.later.map(({ wish: { name }, offer: { netMg } }) => `${name} ${String(netMg)}`),
    total: trip.choices[0]?.plan.totalCents,
  };
}

describe("a trip for one day", () => {
  const ounces = WISHES.map(({ name }) => sold("alder", name, OUNCE, 9_000));

  it("is all of the list where that may be bought", () => {
    const small = WISHES.map(({ name }) => sold("alder", name, 2_830, 2_000));
    expect(planned(small)).toEqual({
      today: ["Gelato", "Runtz", "Zkittlez"],
      later: [],
      total: 6_000,
    });
  });

  it("has left for another day what the limits would leave, and the total is of the rest", () => {
    expect(planned(ounces)).toEqual({
      today: ["Gelato", "Runtz"],
      later: ["Zkittlez 28300"],
      total: 18_000,
    });
  });

  it("is all of the list where one of its ways is within the limit", () => {
    const offers = [...ounces.slice(0, 2), sold("alder", "Zkittlez", OUNCE, 9_900)];
    expect(planned([...offers, sold("birch", "Zkittlez", 2_830, 9_500)])).toEqual({
      today: ["Gelato", "Runtz", "Zkittlez"],
      later: [],
      total: 27_500,
    });
  });

  it("leaves nothing that the visitor has marked", () => {
    expect(planned(ounces, ["strain:Zkittlez"])).toEqual({
      today: ["Gelato", "Runtz", "Zkittlez"],
      later: [],
      total: 27_000,
    });
  });

  it("leaves more where the rest is still too much, and never all of it", () => {
    const heavy = WISHES.map(({ name }) => sold("alder", name, 70_000, 9_000));
    expect(planned(heavy)).toEqual({
      today: ["Gelato"],
      later: ["Zkittlez 70000", "Runtz 70000"],
      total: 9_000,
    });
    const tooHeavy = WISHES.map(({ name }) => sold("alder", name, 90_000, 9_000));
    expect(planned(tooHeavy).today).toEqual(["Gelato"]);
  });
});
