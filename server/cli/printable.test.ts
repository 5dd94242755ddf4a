import { expect, it } from "vitest";
import { printable, printableJson } from "./printable.ts";

it.each([
  ["\u001b[2J\u001b[1;31mgone", "␛[2J␛[1;31mgone"],
  ["two\nlines\r", "two␊lines␍"],
  ["\u0007\u0008\u007f\u0000", "␇␈␡␀"],
  ["\u009b31m", "⟨U+009B⟩31m"],
  ["Oak \u202egnp.exe\u2066", "Oak ⟨U+202E⟩gnp.exe⟨U+2066⟩"],
  ["O\u200ba\u200dk\ufeff\u00ad", "O⟨U+200B⟩a⟨U+200D⟩k⟨U+FEFF⟩⟨U+00AD⟩"],
  ["\u2028\u2029\ud800", "⟨U+2028⟩⟨U+2029⟩⟨U+D800⟩"],
  ["\u{e0041}", "⟨U+E0041⟩"],
  ["Crème brûlée 🌿 № 5\t$3 – “ok”", "Crème brûlée 🌿 № 5\t$3 – “ok”"],
])("%j is printed as %s", (text, printed) => {
  expect(printable(text)).toBe(printed);
  expect(printable(printed)).toBe(printed);
});

it("JSON is printed without what cannot be seen, and says the same", () => {
  const value = { name: "a\u001b[2J\u009b\u202e\u{e0041}🌿", list: ["\u200b"] };
  const text = printableJson(value);
  expect(JSON.parse(text)).toEqual(value);
  expect(text).toMatch(/^[\x20-\x7e🌿]+$/u);
});
