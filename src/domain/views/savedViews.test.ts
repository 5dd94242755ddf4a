import { expect, it } from "vitest";
import {
  countNew,
  parseViews,
  searchWords,
  seenNow,
  viewOf,
  type SavedView,
} from "./savedViews.ts";

const VIEW: SavedView = {
  id: "1",
  name: "Cheap flower",
  screen: "deals",
  search: { section: "flower", maxPrice: 25 },
  seen: null,
  seenAt: 0,
};

it("a view counts what was not there when it was last looked at", () => {
  expect(countNew(VIEW, ["a"])).toBeNull();
  const seen = seenNow(VIEW, ["a", "b"], 7);
  expect(seen.seenAt).toBe(7);
  expect(countNew(seen, ["b", "c", "d"])).toBe(2);
  expect(countNew(seenNow(VIEW, [], 7), ["a"])).toBe(1);
});

it("of more results than a phone should keep it is not known", () => {
  const many = Array.from({ length: 3_001 }, (_, index) => String(index));
  expect(countNew(seenNow(VIEW, many, 7), many)).toBeNull();
});

it("an address is a view's whatever the order of its words", () => {
  const search = searchWords({ maxPrice: 25, section: "flower", store: undefined });
  expect(viewOf([VIEW], { screen: "deals", search })).toBe(VIEW);
  expect(viewOf([VIEW], { screen: "menus", search })).toBeUndefined();
  expect(viewOf([VIEW], { screen: "deals", search: { section: "flower" } })).toBeUndefined();
});

it("what cannot be understood is passed over", () => {
  expect(parseViews([VIEW, { ...VIEW, name: "" }, 7])).toEqual([VIEW]);
  expect(parseViews("damaged")).toEqual([]);
});

it("name and filters outlive marks that are damaged", () => {
  const [view] = parseViews([{ ...VIEW, seen: "💥", seenAt: null }]);
  expect(view).toMatchObject({ name: VIEW.name, search: VIEW.search, seen: null });
});
