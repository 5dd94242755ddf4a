import { describe, expect, it } from "vitest";
import type { AlertDeal, AlertMessage } from "./alertMessage.ts";
import { alertText } from "./alertText.ts";

const deal: AlertDeal = {
  code: "abc",
  name: "Blue Dream",
  brand: "Klutch",
  size: "3.5g",
  section: "flower",
  store: { slug: "bliss-kent", name: "Bliss", location: "Kent" },
  cents: 2_450,
  wasCents: 3_500,
  onSale: true,
  unit: { cents: 700, unit: "g" },
  saleEndsAt: null,
  observedAt: 0,
};

const alert = (count: number, more = 0): AlertMessage => ({
  kind: "deals",
  id: "1",
  sentAt: 0,
  deals: Array.from({ length: count }, () => deal),
  more,
});

const open = { isDiscreet: false, unread: 1 };

describe("what a lock screen says", () => {
  it("is discreetly that there is news, and how much, and nothing of what kind", () => {
    const one = alertText(alert(2), { isDiscreet: true, unread: 1 });
    expect(one).toEqual({ title: "Ohio Community", body: "You have 1 new update" });
    const two = alertText(alert(2), { isDiscreet: true, unread: 2 });
    expect(two).toEqual({ title: "Ohio Community", body: "You have 2 new updates" });
  });

  it("is what is back, or new at a store, and claims no deal", () => {
    const back: AlertDeal = { ...deal, why: "back", wasCents: deal.cents };
    const news = (...deals: AlertDeal[]): AlertMessage => ({
      kind: "deals",
      id: "1",
      sentAt: 0,
      deals,
      more: 0,
    });
    expect(alertText(news(back), open).body).toBe("Bliss, Kent. Back in stock. $7.00/g.");
    expect(alertText(news(back, back), open).title).toBe("2 back in stock");
    expect(alertText(news(back, deal), open).title).toBe("2 news");
    const price = { ...back, why: "price" as const };
    expect(alertText(news(price), open).body).toBe("Bliss, Kent. At your price. $7.00/g.");
    expect(alertText(news({ ...price, wasCents: 3_500 }), open).body).toBe(
      "Bliss, Kent. At your price, instead of $35.00. $7.00/g.",
    );
    expect(alertText(news(price, price), open).title).toBe("2 at your price");
    expect(alertText(news(deal, price), open).title).toBe("2 news");
  });

  it("is the same of a message that cannot be read", () => {
    const { title } = alertText(null, open);
    expect(title).toBe("Ohio Community");
  });

  it("is a deal with its store, its price, its unit price and what it is below", () => {
    expect(alertText(alert(1), open)).toEqual({
      title: "$24.50 · Blue Dream, 3.5 g",
      body: "Bliss, Kent. Instead of $35.00. $7.00/g.",
    });
  });

  it("names three of many deals and counts the rest", () => {
    const { title, body } = alertText(alert(5, 7), open);
    expect(title).toBe("12 new deals");
    expect(body.split("\n")).toEqual([
      ...Array.from({ length: 3 }, () => "$24.50 Blue Dream, 3.5 g · Bliss"),
      "and 9 more",
    ]);
  });

  it.each([
    ["promoted", "Your seats: Seed swap", "You have moved up. Sat, Dec 5, 6:00 PM. Code ABC789."],
    ["cancelled", "Cancelled: Seed swap", "It was to begin Sat, Dec 5, 6:00 PM."],
  ] as const)("says of a reservation what has become of it: %s", (change, title, body) => {
    const startsAt = Date.UTC(2026, 11, 5, 23);
    const event = { slug: "swap", title: "Seed swap", startsAt };
    const message = { kind: "event", id: "1", sentAt: 0, change, event, code: "ABC789" } as const;
    const text = alertText(message, open);
    expect([text.title, text.body.replaceAll("\u202f", " ")]).toEqual([title, body]);
    expect(alertText(message, { isDiscreet: true, unread: 1 })).toEqual({
      title: "Ohio Community",
      body: "You have 1 new update",
    });
  });

  it("is of a test that it is one", () => {
    expect(alertText({ kind: "test", id: "1", sentAt: 0 }, open).title).toBe("This is a test");
  });
});
