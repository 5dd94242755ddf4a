import { describe, expect, it } from "vitest";
import type { OpeningHours } from "#domain/stores/openingHours.ts";
import type { OfferOfProduct } from "#domain/offers/productDetail.ts";
import { communityEvent } from "../../support/community/events.ts";
import { offer, product, storeProfile } from "../../support/data/offers.ts";
import { faultsOf } from "../../support/pages/validate.ts";
import { eventData } from "../../../server/community/events/eventPage.ts";
import { productData } from "../../../server/catalogue/productPage.ts";
import { storeData } from "../../../server/catalogue/stores/storePage.ts";

const NOW = Date.parse("2026-11-20T12:00:00.000Z");
const ORIGIN = "https://site.test";
const LABEL = { sourceUrl: null, batch: null, labUrl: null, testedOn: null, packagedOn: null };

const offered = (more: Partial<OfferOfProduct>): OfferOfProduct => ({
  ...offer(),
  ...LABEL,
  past: null,
  history: [],
  ...more,
});
const dataOf = (...given: Partial<OfferOfProduct>[]) =>
  productData({ product: product(), offers: given.map(offered) }, ORIGIN, NOW);
const HOURS: OpeningHours = {
  mon: [["09:00", "21:00"]],
  tue: [["00:00", "24:00"]],
  wed: [["18:00", "24:00"]],
  thu: [["18:00", "02:00"]],
  fri: [
    ["09:00", "12:00"],
    ["13:00", "17:00"],
  ],
  sat: [],
  sun: [],
};

describe("the validator", () => {
  it("finds words that schema.org does not have, and what search engines need", async () => {
    const store = storeData(storeProfile(), ORIGIN);
    expect(await faultsOf({ ...store, price: 1 })).toHaveLength(1);
    expect(await faultsOf({ ...store, "@type": "Dispensary" })).toHaveLength(1);
    expect(
      await faultsOf({ ...store, address: { "@type": "PostalAddress", town: "Kent" } }),
    ).toHaveLength(1);
    const made = dataOf({});
    expect(
      await faultsOf({ ...made, offers: [{ "@type": "Offer", priceCurrency: "USD" }] }),
    ).toHaveLength(1);
    expect(await faultsOf({ ...made, name: undefined })).not.toEqual([]);
  });
});

describe("a store", () => {
  it("is all that is known of it", async () => {
    const profile = storeProfile({
      website: "https://bliss.example/",
      phone: "330-555-0100",
      openingHours: HOURS,
    });
    const data = storeData(profile, ORIGIN);
    expect(await faultsOf(data)).toEqual([]);
    expect(data).toMatchObject({
      "@type": "Store",
      name: "Bliss",
      url: `${ORIGIN}/dispensary-menus?store=bliss-kent`,
      sameAs: "https://bliss.example/",
      telephone: "330-555-0100",
      address: {
        streetAddress: "1 Main St",
        addressLocality: "Kent",
        addressRegion: "OH",
        postalCode: "44240",
        addressCountry: "US",
      },
      geo: { latitude: 41.15, longitude: -81.36 },
    });
  });

  it("has the hours of each day, past midnight and all day as readers know them, and none when closed", () => {
    const { openingHoursSpecification: hours } = storeData(
      storeProfile({ openingHours: HOURS }),
      ORIGIN,
    );
    const said = [hours].flat().map((each) => JSON.stringify(each));
    expect(
      said.map((each) => /(\w+)","opens":"(.+)","closes":"(.+)"/.exec(each)?.slice(1)),
    ).toEqual([
      ["Monday", "09:00", "21:00"],
      ["Tuesday", "00:00", "23:59"],
      ["Wednesday", "18:00", "00:00"],
      ["Thursday", "18:00", "02:00"],
      ["Friday", "09:00", "12:00"],
      ["Friday", "13:00", "17:00"],
    ]);
  });

  it("says nothing of what is not known", async () => {
    const unknown = { street: null, city: null, zip: null, lat: null, lon: null };
    const data = storeData(storeProfile(unknown), ORIGIN);
    expect(Object.keys(data)).toEqual(["@context", "@type", "@id", "name", "url"]);
    expect(await faultsOf(data)).toEqual([]);
  });
});

describe("a product", () => {
  it("has each offer with price, store and the day it was seen, the lowest first", async () => {
    const oak = { ...offer().store, slug: "oak", name: "Oak" };
    const data = dataOf({}, { store: oak, priceCents: 2_550, stock: "low" });
    expect(await faultsOf(data)).toEqual([]);
    expect(data).toMatchObject({
      name: "Ninefold Blue Dream",
      sku: "b7k2m9",
      category: "Flower",
      brand: { name: "Ninefold" },
      offers: [
        {
          name: "2.83 g",
          price: "25.50",
          priceCurrency: "USD",
          availability: "https://schema.org/LimitedAvailability",
          description: "Seen Nov 20, 2026",
          seller: { "@type": "Store", name: "Oak, Kent" },
        },
        { price: "30.00", availability: "https://schema.org/InStock" },
      ],
    });
  });

  it("says until which day a sale price holds where the store says so, and of no other", () => {
    const sale = { salePriceCents: 2_000, saleConditions: "none" as const };
    const ends = "2026-11-23T05:00:00.000Z";
    expect(dataOf({ ...sale, saleEndsAt: ends })).toMatchObject({
      // Midnight, Eastern time, ends the day before.
      offers: [{ price: "20.00", priceValidUntil: "2026-11-22" }],
    });
    for (const more of [sale, { ...sale, saleConditions: "loyalty" as const, saleEndsAt: ends }])
      expect(JSON.stringify(dataOf(more))).not.toContain("priceValidUntil");
  });

  it("claims no stock that the store does not", () => {
    expect(JSON.stringify(dataOf({ stock: "unknown" }))).not.toContain("availability");
  });

  it("is none without an offer for every adult, and has forty at most", () => {
    expect(dataOf({ menu: "med" }, { stock: "no" })).toBeNull();
    const many = Array.from({ length: 60 }, (_, at) => ({ priceCents: 5_000 - at }));
    expect([dataOf(...many)?.offers].flat()).toHaveLength(40);
  });
});

describe("an event", () => {
  const party = {
    title: "Picnic",
    place: "Park",
    street: "1 Main St",
    city: "Kent",
    lat: 41,
    lon: -81,
    startsAt: "2026-11-28T17:00:00.000Z",
    endsAt: "2026-11-28T20:30:00.000Z",
  };

  it("has its times by the clocks of the state, its place and its state", async () => {
    const data = eventData(communityEvent({ ...party, free: true, age21: true }), ORIGIN);
    expect(await faultsOf(data)).toEqual([]);
    expect(data).toMatchObject({
      name: "Picnic",
      startDate: "2026-11-28T12:00:00-05:00",
      endDate: "2026-11-28T15:30:00-05:00",
      eventStatus: "https://schema.org/EventScheduled",
      isAccessibleForFree: true,
      typicalAgeRange: "21-",
      location: { name: "Park", address: { streetAddress: "1 Main St" }, geo: { latitude: 41 } },
    });
  });

  it("of whole days has days", () => {
    const days = {
      startsAt: "2026-06-26T04:00:00.000Z",
      endsAt: "2026-06-29T04:00:00.000Z",
      allDay: true,
    };
    expect(eventData(communityEvent(days), ORIGIN)).toMatchObject({
      startDate: "2026-06-26",
      endDate: "2026-06-28",
    });
  });

  it("that is cancelled says so, and nothing of what is not known", async () => {
    const unknown = { place: null, street: null, city: null, free: null, age21: null, url: null };
    const data = eventData(communityEvent({ ...unknown, status: "cancelled" }), ORIGIN);
    expect(await faultsOf(data)).toEqual([]);
    expect(data).toMatchObject({ eventStatus: "https://schema.org/EventCancelled" });
    expect(data).not.toHaveProperty("location");
    expect(data).not.toHaveProperty("isAccessibleForFree");
  });
});
