import { describe, expect, it } from "vitest";
import { readBloomTitle, respell } from "./bloomTitle.ts";

const read = (name: string, brand: string, format: string, slug: string) =>
  readBloomTitle({ name, brand, format, slug });

describe("a title", () => {
  it("keeps the brand and name that the row gives", () => {
    const title = read("River Cake", "Oak Works", "whole buds", "oak-works-river-cake-3-5g-indica");
    expect(title).toEqual({ name: "River Cake", brand: "Oak Works", format: "whole buds" });
  });

  it("gives up an unknown brand that is inside the name, when the address agrees", () => {
    const slug = "tinkers-farm-fog-fuel-2-83g-indica";
    const title = read("Fog Fuel Tinker's Farm whole buds", "UNKNOWN", "UNKNOWN", slug);
    expect(title).toEqual({ name: "Fog Fuel", brand: "Tinker's Farm", format: "whole buds" });
  });

  it("gives up a brand that the address shortens", () => {
    const slug = "elevation-quiet-cake-3-5g";
    const title = read("Quiet Cake Elevation Bio-medical smalls", "UNKNOWN", "UNKNOWN", slug);
    expect(title).toMatchObject({ name: "Quiet Cake", brand: "Elevation Bio-medical" });
  });

  it("leaves the brand unknown when the address does not settle it", () => {
    const title = read("Fog Fuel Tinker's Farm whole buds", "UNKNOWN", "UNKNOWN", "item-77");
    expect(title).toEqual({ name: "Fog Fuel Tinker's Farm", brand: null, format: "whole buds" });
  });

  it("is put together again when a strain's name was taken for the brand", () => {
    const slug = "ovenbird-lime-cookies-2-83g-hybrid";
    const title = read("Lime", "Cookies", "Ovenbird whole buds", slug);
    expect(title).toEqual({ name: "Lime Cookies", brand: "Ovenbird", format: "whole buds" });
  });

  it("may be a brand's own strain", () => {
    const title = read("", "Uncle J", "Og Uncle J whole buds", "uncle-j-uncle-j-og-2-83g-indica");
    expect(title).toMatchObject({ name: "Uncle J Og", brand: "Uncle J" });
  });

  it("of thousands of words is not taken apart, which would take hours", () => {
    const words = Array.from({ length: 5_000 }, (_, at) => `w${String(at)}`);
    const title = read(words.join(" "), "Oak Works", "shake", "oak-works-w0-1g");
    expect(title).toMatchObject({ brand: "Oak Works", format: "shake" });
  });

  it("does not make words of a vape's hardware part of the format", () => {
    const slug = "oak-works-lime-live-resin-disposable-1g";
    const title = read("Lime", "Oak Works", "live resin disposable", slug);
    expect(title).toEqual({ name: "Lime", brand: "Oak Works", format: "live resin disposable" });
  });
});

describe("respelling", () => {
  it.each([
    ["Og Kush", "OG Kush"],
    ["Gmo X Blueberry", "GMO x Blueberry"],
    ["Rainbow X", "Rainbow X"],
    ["Gg4", "GG4"],
    ["O'dank", "O'Dank"],
    ["&shine", "&Shine"],
    ["Ss Diesel", "SS Diesel"],
    ["Big-t-og", "Big-T-OG"],
    ["Punch (watermelon Punch)", "Punch (Watermelon Punch)"],
    ["Hammer No. 9", "Hammer No. 9"],
    ["Dr Who", "Dr Who"],
    ["Cherry Limeade- Disposable", "Cherry Limeade"],
  ])("turns %s into %s", (given, expected) => {
    expect(respell(given)).toBe(expected);
  });
});
