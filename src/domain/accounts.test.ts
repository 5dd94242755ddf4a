import { describe, expect, it } from "vitest";
import { returnPath } from "./accounts.ts";

describe("the way back after signing in", () => {
  it.each([
    ["/profile", "/profile"],
    ["/dispensary-deals?region=Central#top", "/dispensary-deals?region=Central#top"],
    ["/", "/"],
    [undefined, "/"],
    ["", "/"],
    ["profile", "/"],
    ["https://evil.example", "/"],
    ["//evil", "/"],
    ["///evil", "/"],
    ["/\\evil", "/"],
    ["\\\\evil", "/"],
    ["/\t/evil.example", "/"],
    ["/\n//evil.example", "/"],
    [" //evil.example", "/"],
    ["javascript:alert(1)", "/"],
    ["/a/..//evil.example", "/"],
    ["http:/profile", "/"],
    ["/%2F%2Fevil", "/%2F%2Fevil"],
    ["//[", "/"],
  ])("%o leads to %o", (redirect, path) => {
    expect(returnPath(redirect)).toBe(path);
  });
});
