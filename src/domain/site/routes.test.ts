import { describe, expect, it } from "vitest";
import { ALIASES, SCREENS, canonicalPath } from "./routes.ts";

describe("canonicalPath", () => {
  it.each([
    ["/", "/"],
    ["/home", "/"],
    ["/menu", "/dispensary-menus"],
    ["/Reservation", "/reservation"],
    ["/RESERVATION/", "/reservation"],
    ["/genetics/Blue-Dream", "/strain-genetics/Blue-Dream"],
    ["/product/Ab12", "/product/Ab12"],
    ["/donations", "/contribute"],
    ["/terpenes", "/strain-genetics"],
    ["/Terpenes/Myrcene", "/terpenes/Myrcene"],
  ])("resolves %s to %s", (pathname, expected) => {
    expect(canonicalPath(pathname)).toBe(expected);
  });

  it.each([
    "/nowhere",
    "/product",
    "/product/a/b",
    "/product/$code/x",
    "/menus",
    "//evil",
    "/constructor",
    "/__proto__",
  ])("knows no screen at %s", (pathname) => {
    expect(canonicalPath(pathname)).toBeNull();
  });

  it("resolves every alias to a screen", () => {
    for (const target of Object.values(ALIASES)) expect(SCREENS).toHaveProperty([target]);
  });
});
