import { expect, it } from "vitest";
import { hasWholeWords } from "./wholeWords.ts";

it("a name holds the words that are asked for as whole words, however spelled and in any order", () => {
  expect(hasWholeWords("Blue Dream Pod", "blue dream")).toBe(true);
  expect(hasWholeWords("Pod | Blue-Dream", "dream BLUE")).toBe(true);
  expect(hasWholeWords("Blue Dreamish Small Buds", "blue dream")).toBe(false);
  expect(hasWholeWords("Blue Dream", "blue dream pod")).toBe(false);
});
