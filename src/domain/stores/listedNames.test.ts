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

it("where a chain has several, their towns tell them apart and stand first", () => {
  expect(names(store("Bloom", "Akron"), store("Acorn", "Kent"), store("BLOOM", "Athens"))).toEqual([
    ["Akron", "Bloom", "Bloom, Akron"],
    ["Acorn", "Kent", null],
    ["Athens", "BLOOM", "BLOOM, Athens"],
  ]);
});

it("two of a chain in one town are told apart by their streets", () => {
  const one = store("Bloom", "Columbus", "1361 Georgesville Rd");
  const other = store("Bloom", "Columbus", "1546 Lockbourne Rd");
  expect(names(one, other, store("Bloom", "Akron"))).toEqual([
    ["Columbus", "Bloom, 1361 Georgesville Rd", "Bloom, Columbus, 1361 Georgesville Rd"],
    ["Columbus", "Bloom, 1546 Lockbourne Rd", "Bloom, Columbus, 1546 Lockbourne Rd"],
    ["Akron", "Bloom", "Bloom, Akron"],
  ]);
});

it("a name that is only the licensee's stands behind its town", () => {
  expect(names(store("10b VC5 Holdings LLC", "South Point"), store("Acme, Inc.", "Kent"))).toEqual([
    ["South Point", "10b VC5 Holdings LLC", "10b VC5 Holdings LLC, South Point"],
    ["Kent", "Acme, Inc.", "Acme, Inc., Kent"],
  ]);
});

it("without a town there is nothing else to go by", () => {
  const nowhere = { ...store("Bloom", null), county: null };
  expect(names(nowhere, store("Bloom", "Akron"))[0]).toEqual(["Bloom", "", null]);
});

it("a list is in the order of what stands first in its rows", () => {
  const stores = [store("Bloom", "Troy"), store("Bloom", "Akron"), store("Cedar", "Kent")];
  expect(byListedName(stores, listedNames(stores)).map(({ city }) => city)).toEqual([
    "Akron",
    "Kent",
    "Troy",
  ]);
});
