import { expect, it } from "vitest";
import { isMadeUp } from "./shownSample.ts";

const made = { slug: "brass-cricket", sample: true };
const real = { slug: "north-market", sample: false };

it.each([
  ["a store's menu", { store: made }],
  ["the stores", { stores: [real, made] }],
  ["the menus of a strain's stores", { menus: { stores: [made] } }],
  ["the deals, which are a table", { table: { stores: [made], offers: { store: [0] } } }],
  ["a product's offers", { offers: [{ store: real }, { store: made }] }],
  ["events", { events: [made] }],
  ["the prices by week", { weeks: [], sample: true }],
])("what is made up is known by %s", (_, answer) => {
  expect(isMadeUp(answer)).toBe(true);
});

it.each([
  [undefined],
  [null],
  ["sample"],
  [{ stores: [real], store: real, events: [], offers: [{ store: real }] }],
])("nothing else is taken for made up: %j", (answer) => {
  expect(isMadeUp(answer)).toBe(false);
});
