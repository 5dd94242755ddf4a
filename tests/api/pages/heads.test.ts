import { describe, expect, it } from "vitest";
import { TERPENES } from "#content/terpenes/terpenes.ts";
import { STRAINS } from "#content/strains/strains.ts";
import type { OfferOfProduct } from "#domain/offers/productDetail.ts";
import { ALIASES, publishedPath, SCREENS } from "#domain/site/routes.ts";
import { SCREEN_DESCRIPTIONS } from "#domain/site/screenDescriptions.ts";
import { documentTitle } from "#domain/site/site.ts";
import { communityEvent } from "../../support/community/events.ts";
import { offer, product, storeProfile } from "../../support/data/offers.ts";
import {
  strainHead,
  terpeneHead,
  fixedHead,
  fixedScreen,
  listedScreens,
} from "../../../server/web/pages/heads.ts";
import { eventHead } from "../../../server/community/events/eventPage.ts";
import { productHead } from "../../../server/catalogue/productPage.ts";
import { storeHead } from "../../../server/catalogue/stores/storePage.ts";

const NOW = Date.parse("2026-11-20T12:00:00.000Z");
const ORIGIN = "https://site.test";
const LABEL = { sourceUrl: null, batch: null, labUrl: null, testedOn: null, packagedOn: null };

const offered = (more: Partial<OfferOfProduct> = {}): OfferOfProduct => ({
  ...offer(),
  ...LABEL,
  past: null,
  history: [],
  ...more,
});
const headOf = (...offers: OfferOfProduct[]) =>
  productHead({ product: product(), offers }, ORIGIN, NOW);
const elsewhere = { ...offer().store, slug: "oak", name: "Oak", city: "Akron" };

describe("a product's preview", () => {
  it("has its lowest price, the unit price, the store and the day it was seen", () => {
    const cheaper = offered({ store: elsewhere, priceCents: 2_500 });
    expect(headOf(offered(), cheaper)).toMatchObject({
      title: documentTitle("Blue Dream"),
      heading: "Ninefold Blue Dream",
      description:
        "Lowest price $25.00 for 2.83 g ($8.83/g) at Oak, Akron, seen Nov 20, 2026. 2 stores have it. Flower.",
      address: "/product/b7k2m9",
    });
  });

  it("has no price that not every adult pays: of patients, of an old menu, sold out, with conditions", () => {
    const others = [
      offered({ store: elsewhere, priceCents: 100, menu: "med" }),
      offered({ store: elsewhere, priceCents: 100, observedAt: "2026-11-01T12:00:00.000Z" }),
      offered({ store: elsewhere, priceCents: 100, stock: "no" }),
      offered({ store: elsewhere, priceCents: 100, missingSince: "2026-11-20T11:00:00.000Z" }),
      offered({ store: elsewhere, salePriceCents: 100, saleConditions: "first_visit" }),
    ];
    const { description } = headOf(offered({ priceCents: 2_000 }), ...others);
    expect(description).toMatch(/^Lowest price \$20\.00 for 2\.83 g/);
  });

  it("says when it was last seen where nobody has it now, and no price", () => {
    const old = offered({ observedAt: "2026-11-01T12:00:00.000Z" });
    const { description, data } = headOf(old);
    expect([description, data]).toEqual(["Last seen Nov 1, 2026 at Bliss, Kent. Flower.", null]);
  });
});

describe("the sample", () => {
  const sample = { ...offer().store, sample: true };
  it.each([
    ["a product", headOf(offered({ store: sample }))],
    ["a store", storeHead(storeProfile({ sample: true }), ORIGIN)],
    ["an event", eventHead(communityEvent({ sample: true }), ORIGIN)],
  ])("is marked as such in the preview of %s, and is not to be found", (_, head) => {
    expect(head.heading).toMatch(/^Sample: /);
    expect(head.description).toMatch(/^Made-up sample data\. /);
    expect([head.address, head.data]).toEqual([null, null]);
  });

  it("is not found by the screens that show it either", () => {
    expect(fixedHead("/trends", true).address).toBeNull();
    expect(fixedHead("/trends", false).address).toBe("/trends");
    expect(fixedHead("/growing-tool", true).address).toBe("/growing-tool");
  });
});

describe("a store's preview", () => {
  it("has how much is on its menu as of a day, and where it is", () => {
    expect(storeHead(storeProfile({ offers: 1_200 }), ORIGIN)).toMatchObject({
      title: documentTitle("Bliss, Kent"),
      heading: "Bliss, Kent: menu",
      description: "1,200 products on its menu, last seen Nov 20, 2026. 1 Main St, Kent, OH 44240.",
      address: "/dispensary-menus?store=bliss-kent",
    });
  });

  it("says where no menu is known", () => {
    const { description } = storeHead(storeProfile({ offers: 0, observedAt: null }), ORIGIN);
    expect(description).toMatch(/^No menu of this store is known yet\./);
  });
});

describe("an event's preview", () => {
  it("has when it is, with the year, and where", () => {
    const event = communityEvent({
      title: "Picnic",
      startsAt: "2026-11-28T17:00:00.000Z",
      endsAt: "2026-11-28T20:00:00.000Z",
      place: "Park",
      street: null,
      city: "Kent",
      summary: "Bring a blanket.",
    });
    expect(eventHead(event, ORIGIN)).toMatchObject({
      title: documentTitle("Events"),
      heading: "Picnic",
      description: "Sat, Nov 28, 2026, 12:00 PM to 3:00 PM Eastern. Park, Kent. Bring a blanket.",
    });
  });

  it("says that it is cancelled, and why", () => {
    const { heading, description } = eventHead(
      communityEvent({ title: "Picnic", status: "cancelled", statusNote: "Rain" }),
      ORIGIN,
    );
    expect(heading).toBe("Cancelled: Picnic");
    expect(description).toMatch(/^Cancelled: Rain\. /);
  });
});

describe("every screen", () => {
  it("that is fixed is found at its own path, but for accounts, what is of one phone alone and what is in no menu", () => {
    const fixed = Object.keys(SCREENS).filter((screen) => !screen.includes("$"));
    const kept = fixed.filter(
      (screen) => fixedHead(fixedScreen(screen) ?? "/", false).address !== publishedPath(screen),
    );
    const unlisted = [
      "/vote-secret-results",
      "/saved",
      "/search",
      "/signin",
      "/signup",
      "/profile",
    ];
    expect(kept).toEqual(unlisted);
    expect(listedScreens(false)).toHaveLength(fixed.length - kept.length);
    for (const alias of Object.keys(ALIASES)) expect(fixedScreen(alias)).toBeUndefined();
  });

  it("claims no effect", () => {
    const said = [
      ...Object.values(SCREEN_DESCRIPTIONS),
      ...STRAINS.map((strain) => strainHead(strain).description),
      ...TERPENES.map((terpene) => terpeneHead(terpene).description),
    ];
    for (const description of said) {
      expect(description).toMatch(/^\S.*\.$/);
      expect(description).not.toMatch(/relax|energ|sleep|pain\b|anxi|uplift|euphor|heal|treat/i);
    }
  });

  it("about a strain or a terpene says what is reported of it", () => {
    const strain = STRAINS.find(({ slug }) => slug === "blue-dream");
    expect(strain && strainHead(strain)).toMatchObject({
      title: documentTitle("Blue Dream"),
      description:
        "Sold as sativa. Reported as Blueberry × Haze. Its family tree, and which stores have one. Reported, not proven.",
      address: "/strain-genetics/blue-dream",
    });
    const terpene = TERPENES.find(({ slug }) => slug === "limonene");
    expect(terpene && terpeneHead(terpene)).toMatchObject({
      title: documentTitle("Limonene"),
      address: "/terpenes/limonene",
    });
  });
});
