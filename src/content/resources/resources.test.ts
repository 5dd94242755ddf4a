import { describe, expect, it } from "vitest";
import { AUDIENCES, RESOURCE_GROUPS } from "./resource.ts";
import { RESOURCES } from "#state/resources.ts";

describe("the resources", () => {
  it("have an address each, of their own", () => {
    const ids = RESOURCES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it.each(RESOURCES.map((resource) => [resource.id, resource] as const))(
    "%s names its sources with their day, and whom it is for",
    (_, { sources, audiences, points, summary }) => {
      expect(sources.length).toBeGreaterThan(0);
      for (const { url, checkedOn } of sources) {
        if (url !== null) expect(url).toMatch(/^https:\/\//);
        expect(checkedOn).toMatch(/^\d{4}-\d\d/);
      }
      expect(audiences.length).toBeGreaterThan(0);
      expect(points.length).toBeGreaterThan(1);
      expect(summary).not.toBe("");
    },
  );

  it("leave no group and no audience empty", () => {
    for (const group of RESOURCE_GROUPS)
      expect(
        RESOURCES.some((each) => each.group === group),
        group,
      ).toBe(true);
    for (const audience of AUDIENCES)
      expect(
        RESOURCES.some((each) => each.audiences.includes(audience)),
        audience,
      ).toBe(true);
  });

  it("promise no effect and no cure", () => {
    const words = JSON.stringify(RESOURCES);
    expect(words).not.toMatch(/\b(cures?|heals?|treats|relie(f|ves?)|energ|relax|euphori)/i);
  });
});
