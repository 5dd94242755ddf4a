import { describe, expect, it } from "vitest";
import { OTHER_MAP_GROUPS } from "./otherMap.ts";
import { OTHER_MAPS } from "#state/otherMaps.ts";

describe("the other maps", () => {
  it("have an address each, of their own", () => {
    const ids = OTHER_MAPS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
  });

  it.each(OTHER_MAPS.map((entry) => [entry.id, entry] as const))(
    "%s says in a few words what it is, and where that comes from",
    (_, { summary, points, sources }) => {
      expect(summary).toMatch(/\.$/);
      for (const point of points) expect(point).toMatch(/\.$/);
      expect(sources.length).toBeGreaterThan(0);
      for (const { url, checkedOn } of sources) {
        if (url !== null) expect(url).toMatch(/^https:\/\//);
        expect(checkedOn).toMatch(/^\d{4}-\d\d/);
      }
    },
  );

  it("lead only where somebody has looked, and call official only what a state keeps", () => {
    for (const { id, link, official } of OTHER_MAPS) {
      if (link === null) {
        expect(official, id).toBe(false);
        continue;
      }
      const { protocol, host } = new URL(link.url);
      expect(protocol, id).toBe("https:");
      expect(link.checkedOn, id).toMatch(/^\d{4}-\d\d/);
      expect(/(\.gov|\.osu\.edu)$/.test(host), id).toBe(official);
    }
  });

  it("leave no group empty, and stand in the order of the groups", () => {
    const places = OTHER_MAPS.map(({ group }) => OTHER_MAP_GROUPS.indexOf(group));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(new Set(places).size).toBe(OTHER_MAP_GROUPS.length);
  });

  it("name every neighbor of Ohio", () => {
    const titles = OTHER_MAPS.map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining(["Michigan", "Pennsylvania", "West Virginia", "Kentucky", "Indiana"]),
    );
  });
});
