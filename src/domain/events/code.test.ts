import { expect, it } from "vitest";
import { CODE_ALPHABET, readCode } from "./code.ts";

it.each([
  ["abc789", "ABC789"],
  [" abc 789 ", "ABC789"],
  ["ABC-789", "ABC789"],
  ["abc–789", "ABC789"],
  ["0O1I24", "QQLLZA"],
  ["56ABCD", "SGABCD"],
  ["o0iI65", "QQLLGS"],
])("reads %j as %s", (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

it.each(["", "ABC78", "ABC7890", "ABC78!", "ÄBC789", "ABC78ß", "T1.a.b.c"])(
  "does not take %j for a code",
  (typed) => {
    expect(readCode(typed)).toBeNull();
  },
);

it("reads every character that a code is made of as itself", () => {
  for (const character of CODE_ALPHABET) {
    expect(readCode(character.repeat(6))).toBe(character.repeat(6));
  }
});
