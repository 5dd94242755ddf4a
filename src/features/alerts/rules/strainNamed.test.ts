import { expect, it } from "vitest";
import { strainNamed } from "./strainNamed.ts";

it("a strain is found by any of its names, however spelled", () => {
  expect(strainNamed("GSC", null)).toEqual({
    slug: "girl-scout-cookies",
    name: "Girl Scout Cookies",
  });
  expect(strainNamed("blue dream", null)?.slug).toBe("blue-dream");
});

it("a strain that has no page is what menus print", () => {
  expect(strainNamed("Hash Burger 9", null)).toEqual({
    slug: "hash-burger-9",
    name: "Hash Burger 9",
  });
});

it("the strain of a rule stays while its name does, and an empty field means any", () => {
  const before = { slug: "own-slug", name: "Blue Dream" };
  expect(strainNamed("Blue Dream", before)).toBe(before);
  expect(strainNamed("", before)).toBeNull();
  expect(strainNamed("!!", before)).toBeNull();
});
