import { describe, expect, it } from "vitest";
import { findStrain } from "./productOf.ts";

describe("the strain of a name", () => {
  it.each([
    ["Wedding Cake", "wedding-cake"],
    ["WEDDING-CAKE", "wedding-cake"],
    ["GG4", "gorilla-glue-4"],
    ["Chem Dawg", "chemdawg"],
    ["AC/DC", "acdc"],
  ])("%s is %s", (name, slug) => {
    expect(findStrain(name)?.slug).toBe(slug);
  });

  it.each(["Wedding Cake Mints", "Acapulco Gold Rush", "Z", "", "constructor"])(
    "%j is none: only a whole name counts",
    (name) => {
      expect(findStrain(name)).toBeNull();
    },
  );
});
