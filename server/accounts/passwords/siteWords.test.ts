import { expect, it } from "vitest";
import { isOfSiteWords } from "./weakPasswords.ts";

it.each(["OhioCannabis", "ohio2026!", "cannabis123", "Weed Community", "buckeyebuckeye"])(
  "%s is made of the site's words",
  (password) => {
    expect(isOfSiteWords(password)).toBe(true);
  },
);

it.each(["correct horse", "ohio river at dawn", "Cannabis kT9#mmqv2!", "12345", ""])(
  "%s is more than that",
  (password) => {
    expect(isOfSiteWords(password)).toBe(false);
  },
);
