import { statSync } from "node:fs";
import { expect, it } from "vitest";
import { isCommonPassword } from "./weakPasswords.ts";

it.each(["password", "12345678", "iloveyou", "PassWord1", "sunshine1", "qwertyuiop"])(
  "%s is one of the most common passwords",
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

it.each(["correct horse", "battery staple", "a better horse", "kT9#mmqv2!", ""])(
  "%s is none",
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);

it("takes one of a thousand other passwords for a common one at most", () => {
  const others = Array.from({ length: 20_000 }, (_, each) => `buckeye ${String(each)} river`);
  expect(others.filter(isCommonPassword).length).toBeLessThan(20);
});

it("takes less than 50 kB", () => {
  expect(statSync(new URL("./commonPasswords.bin", import.meta.url)).size).toBeLessThan(50_000);
});
