import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { sortInForce } from "./rows/menuOrder.ts";
import { MenusSearchSchema } from "./menusSearch.ts";

const read = (search: unknown) => v.parse(MenusSearchSchema, search);

describe("filters in an address", () => {
  it("are read as they were written", () => {
    const search = {
      store: "all",
      category: "vape",
      maxPrice: 30,
      sort: "100mg",
      sale: true,
    } as const;
    expect(read(search)).toMatchObject(search);
  });

  it("may be numbers that are meant as text", () => {
    expect(read({ brand: 1906, q: 3.5 })).toMatchObject({ brand: "1906", q: "3.5" });
  });

  it.each([
    ["category", "weed"],
    ["sort", "distance"],
    ["thcMin", -1],
    ["thcMax", 101],
    ["maxPrice", "cheap"],
    ["sale", "yes"],
    ["type", ["indica"]],
    ["q", {}],
  ])("count as not given when %s is %j", (name, value) => {
    expect(read({ [name]: value, store: "all" })).toEqual({ store: "all" });
  });
});

describe("the order in force", () => {
  it("is by size for flower, and else the unit price that fits the category", () => {
    expect(sortInForce("flower", {})).toBe("size");
    expect(sortInForce("vape", {})).toBe("g");
    expect(sortInForce("edible", {})).toBe("100mg");
  });

  it("never is a unit price across categories", () => {
    expect(sortInForce("all", { sort: "g" })).toBe("name");
    expect(sortInForce("all", { sort: "100mg" })).toBe("name");
  });
});
