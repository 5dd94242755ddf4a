import { describe, expect, it } from "vitest";
import { parseWishId, wishId } from "./wishes.ts";

describe("the id of a wish", () => {
  it("says what is wished for, and reads back", () => {
    expect(wishId("product", "ab3xk27q")).toBe("product:ab3xk27q");
    expect(wishId("brand", "Certified-Cultivators")).toBe("brand:certified-cultivators");
    expect(parseWishId("strain:blue-dream")).toEqual({ kind: "strain", reference: "blue-dream" });
  });

  it("is made of codes and slugs only", () => {
    expect(wishId("brand", "")).toBeNull();
    expect(wishId("store", "a b")).toBeNull();
    expect(wishId("store", "a".repeat(301))).toBeNull();
  });

  it.each([
    "",
    "product",
    "product:",
    "offer:x",
    "Product:x",
    "product:X",
    "product:a:b",
    "store:a/b",
    ":x",
  ])("is not %o", (text) => {
    expect(parseWishId(text)).toBeNull();
  });
});
