import { expect, it } from "vitest";
import { storeProfile } from "../../../tests/support/data/offers.ts";
import { byListedName, listedNames } from "./listedNames.ts";

const store = (name: string, city: string | null, street = "1 Main St") =>
  storeProfile({ slug: `${name} ${String(city)} ${street}`, name, city, street });
const names = (...stores: readonly ReturnType<typeof store>[]) =>
  [...listedNames(stores).values()].map(({ first, second, title }) => [first, second, title]);

it("a store is named first, and then its town", () => {
  expect(names(store("Acorn", "Kent"), store("Bliss", "Troy"))).toEqual([
    ["Acorn", "Kent", null],
    ["Bliss", "Troy", null],
  ]);
});

it("a chain's stores are named as all others, and read out with their towns", () => {
  expect(names(store("Bloom", "Akron"), store("Acorn", "Kent"), store("BLOOM", "Athens"))).toEqual([
    ["Bloom", "Akron", "Bloom, Akron"],
    ["Acorn", "Kent", null],
    ["BLOOM", "Athens", "BLOOM, Athens"],
  ]);
});

it("two of a chain in one town are told apart by their streets", () => {
  const one = store("Bloom", "Columbus", "1361 Georgesville Rd");
  const other = store("Bloom", "Columbus", "1546 Lockbourne Rd");
  expect(names(one, other, store("Bloom", "Akron"))).toEqual([
    ["Bloom", "Columbus, 1361 Georgesville Rd", "Bloom, Columbus, 1361 Georgesville Rd"],
    ["Bloom", "Columbus, 1546 Lockbourne Rd", "Bloom, Columbus, 1546 Lockbourne Rd"],
    ["Bloom", "Akron", "Bloom, Akron"],
  ]);
});

it("without a town there is nothing else to go by", () => {
  const nowhere = { ...store("Bloom", null), county: null };
  expect(names(nowhere, store("Bloom", "Akron"))[0]).toEqual(["Bloom", "", null]);
});

it("a list is in the order of names, and a chain's stores in that of their towns", () => {
  const stores = [store("Bloom", "Troy"), store("Bloom", "Akron"), store("Cedar", "Kent")];
  expect(byListedName(stores, listedNames(stores)).map(({ city }) => city)).toEqual([
    "Akron",
    "Troy",
    "Kent",
  ]);
});
