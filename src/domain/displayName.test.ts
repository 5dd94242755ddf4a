import { describe, expect, it } from "vitest";
import { cleanDisplayName, displayNameProblem } from "./accounts.ts";
import { initialOf } from "./text/graphemes.ts";

const FAMILY = "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}";

describe("a display name", () => {
  it("is one line, without marks that turn the writing around", () => {
    expect(cleanDisplayName("  Jo \n of\u202E Ohio ")).toBe("Jo of Ohio");
  });

  it.each([
    ["Jo", null],
    [FAMILY.repeat(2), null],
    ["x".repeat(30), null],
    ["J", /at least 2/],
    ["", /at least 2/],
    ["\u200B\u200B\u200B", /at least 2/],
    ["x".repeat(31), /at most 30/],
    [FAMILY.repeat(30), /too long/],
  ] as const)("%j: %s", (name, problem) => {
    if (problem === null) expect(displayNameProblem(name)).toBeNull();
    else expect(displayNameProblem(name)).toMatch(problem);
  });

  it("is stood for by its first character, whole", () => {
    expect(initialOf("jo")).toBe("J");
    expect(initialOf(`${FAMILY} Smith`)).toBe(FAMILY);
    expect(initialOf("")).toBe("");
  });
});
