import { describe, expect, it } from "vitest";
import { characterCount, storableText } from "./storable.ts";

describe("a text that is to be kept", () => {
  it("loses what no database keeps, and nothing else", () => {
    expect(storableText("a\0b")).toBe("ab");
    expect(storableText("half \ud83d, whole 🌿")).toBe("half \ufffd, whole 🌿");
    expect(storableText("two\nlines, \u202eturned\t<b>")).toBe("two\nlines, \u202eturned\t<b>");
  });

  it("is as long as its characters are many", () => {
    expect(characterCount("")).toBe(0);
    expect(characterCount("🌿🌿")).toBe(2);
  });
});
