import { expect, it } from "vitest";
import { offer, product } from "../../../tests/support/data/offers.ts";
import { csvAbout, writeHistoryCsv, writeOffersCsv } from "./offersCsv.ts";

const NOON = Date.parse("2026-11-26T17:00:00Z");

it("a table of offers says first what it is, of which day and where from", () => {
  const [readme = "", head, ...rows] = writeOffersCsv([], csvAbout("Menu of Bliss", NOON)).split(
    "\r\n",
  );
  expect(readme, "a mark of its alphabet").toMatch(/^\uFEFF/);
  expect(readme).toContain("Menu of Bliss, before tax. Saved on Nov 26, 2026.");
  expect(readme).toContain("From the stores’ own menus");
  expect(head).toMatch(/^product,brand,category,size,store/);
  expect(rows).toEqual([""]);
});

it("a line has the price that is shown, and no cell that a spreadsheet reckons with by itself", () => {
  const named = offer({ product: product({ name: '=HYPERLINK("x")', brand: "A, B" }) });
  const text = writeOffersCsv([{ offer: named, cents: 2_450, wasCents: 3_500 }], "x");
  const [, , line = ""] = text.split("\r\n");
  expect(line).toContain(`"'=HYPERLINK(""x"")","A, B"`);
  expect(line).toContain(",24.5,35,");
});

it("a history says since when each price stood, and when it was not seen", () => {
  const steps = [
    { from: NOON, cents: 2_450 },
    { from: NOON + 1_000, cents: null },
  ];
  expect(writeHistoryCsv(steps, "x").split("\r\n").slice(1)).toEqual([
    "from,price_dollars",
    "2026-11-26T17:00:00.000Z,24.5",
    "2026-11-26T17:00:01.000Z,not seen",
    "",
  ]);
});
