import { describe, expect, it } from "vitest";
import type { StoreColumn } from "../formats/adapter.ts";
import { newStoreSlug } from "../stores/storeWrite.ts";
import { checkStore } from "./storeChecks.ts";

function check(more: Partial<Record<StoreColumn, unknown>> = {}) {
  const columns = {
    license: "OH-1",
    name: "Oak Street",
    legal_name: "Oak Retail, LLC",
    address: "12 E Oak St",
    city: "Akron",
    county: "Summit",
    lat: "41.08",
    lon: "-81.52",
    ...more,
  };
  return checkStore({ row: 2, columns });
}

function accepted(more: Partial<Record<StoreColumn, unknown>> = {}) {
  const checked = check(more);
  if (checked.kind === "rejected") throw new Error(JSON.stringify(checked.rejection));
  return checked;
}

describe("a store", () => {
  it("gets its region from its county, however that is spelled", () => {
    const { row, warnings } = accepted({ county: "summit county" });
    expect(row).toMatchObject({ county: "Summit", region: "Northeast", lat: 41.08, lon: -81.52 });
    expect(warnings).toEqual([]);
  });

  it("without a trade name goes by its legal name", () => {
    expect(accepted({ name: "" }).row.name).toBe("Oak Retail, LLC");
  });

  it("is refused without licence and slug, or without any name", () => {
    expect(check({ license: "" })).toMatchObject({ rejection: { row: 2, field: "license" } });
    expect(check({ name: "", legal_name: "" })).toMatchObject({ rejection: { field: "name" } });
  });

  it("has city and county put right when only one of the two is a county", () => {
    const { row, warnings } = accepted({ city: "Summit", county: "Norton Township" });
    expect(row).toMatchObject({ city: "Norton Township", county: "Summit" });
    expect(warnings).toMatchObject([{ row: 2, field: "county" }]);
  });

  it("has no county when the list names none of Ohio's", () => {
    const { row, warnings } = accepted({ county: "Nowhere" });
    expect(row).toMatchObject({ city: "Akron", county: null, region: null });
    expect(warnings).toMatchObject([{ field: "county" }]);
  });

  it("has a longitude of the wrong sign turned round when that puts it into its county", () => {
    const { row, warnings } = accepted({ lon: "81.52" });
    expect(row.lon).toBe(-81.52);
    expect(warnings).toMatchObject([{ field: "lon" }]);
  });

  it.each([
    ["outside Ohio", { lat: "45.5", lon: "-81.52" }],
    ["outside its county", { lat: "39.1", lon: "-84.5" }],
    ["no number", { lat: "north" }],
  ])("loses a point that is %s", (_, point) => {
    const { row, warnings } = accepted(point);
    expect(row).toMatchObject({ lat: null, lon: null });
    expect(warnings).toHaveLength(1);
  });
});

describe("a new store's slug", () => {
  const store = { name: "Oak Street", city: "Akron", address: "737 E North St" };

  it("is its name and city", () => {
    expect(newStoreSlug(store, () => false)).toBe("oak-street-akron");
  });

  it("takes a word of the street on a clash, then a number", () => {
    const taken = new Set(["oak-street-akron"]);
    expect(newStoreSlug(store, (slug) => taken.has(slug))).toBe("oak-street-akron-north");
    taken.add("oak-street-akron-north");
    expect(newStoreSlug(store, (slug) => taken.has(slug))).toBe("oak-street-akron-north-2");
  });
});
