import { describe, expect, it } from "vitest";
import { matchKey, productCode } from "./productIdentity.ts";

const product = { category: "flower", brand: "Oak Works", name: "Blue Dream" } as const;

describe("a product", () => {
  it("is the same however it is spelled", () => {
    expect(matchKey({ ...product, brand: "OAK WORKS", name: "blue-dream" })).toBe(
      matchKey(product),
    );
  });

  it("is another one in another category or of another brand", () => {
    const keys = [product, { ...product, category: "vape" as const }, { ...product, brand: null }];
    expect(new Set(keys.map(matchKey)).size).toBe(3);
  });

  it("keeps its name in another script", () => {
    expect(matchKey({ ...product, name: "蓝梦" })).not.toBe(matchKey({ ...product, name: "梦蓝" }));
  });

  it("of the longest usual name in a wide script has its key as it is", () => {
    const wide = "𠮷".repeat(200);
    expect(matchKey({ category: "infused_preroll", brand: wide, name: wide })).toBe(
      `infused_preroll|${wide}|${wide}`,
    );
  });

  it("of a very long name has a short key, the same however it is spelled", () => {
    const long = (end: string) =>
      matchKey({ ...product, name: `${"Blue Dream ".repeat(900)}${end}` });
    expect(long("A")).toMatch(/^flower\|sha256:[0-9a-f]{64}$/);
    expect(long("A")).toBe(long("a"));
    expect(long("A")).not.toBe(long("B"));
  });

  it("has the same code for ever, since people keep links to it", () => {
    expect(productCode(matchKey(product))).toBe("6bkju55d");
    expect(productCode(matchKey(product), 12)).toMatch(/^6bkju55d[a-z2-7]{4}$/);
  });
});
