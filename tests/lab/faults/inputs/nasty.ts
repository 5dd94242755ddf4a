import * as fc from "fast-check";
import { MARK } from "./insideDetails.ts";

const TEXTS: readonly string[] = [
  `<script>${MARK}</script>`,
  `"><img src=x onerror=${MARK}>`,
  `'; drop table offers; -- ${MARK}`,
  `${MARK}' or '1'='1`,
  `\u0000${MARK}`,
  `${MARK}\r\nset-cookie: a=b`,
  `../../../../etc/passwd#${MARK}`,
  `..\\..\\${MARK}`,
  `\${7*7}{{7*7}}<%= ${MARK} %>`,
  `=cmd|' /C calc'!A0 ${MARK}`,
  `\u202e${MARK}\u2066`,
  `\ud800${MARK}`,
  `javascript:alert('${MARK}')`,
  `https://169.254.169.254/${MARK}`,
  `file:///etc/${MARK}`,
  `%00%0a${MARK}`,
  `__proto__ ${MARK}`,
  `${"a".repeat(5_000)}! ${MARK}`,
  `${" ".repeat(3_000)}${MARK}`,
];

/** Names of what every object has. */
export const OWN_NAMES = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"];

/** A text that somebody sends who means harm, or a program that has gone mad. */
export const nastyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 40 }).map((text) => `${text}~${MARK}`) },
);

const NUMBERS = [-1, 0, 1.5, -0.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 1e308, 1e-300];

/** Lists in lists, deeper than anybody writes. */
const nested = fc.integer({ min: 50, max: 2_000 }).map((depth) => {
  let value: unknown = MARK;
  for (let at = 0; at < depth; at += 1) value = at % 2 === 0 ? [value] : { a: value };
  return value;
});

/** Any value that JSON can say, mostly a wrong one. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: nastyText },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, "", [], {}) },
  { weight: 2, arbitrary: fc.array(nastyText, { maxLength: 5 }) },
  { weight: 2, arbitrary: fc.dictionary(fc.constantFrom("a", ...OWN_NAMES), nastyText) },
  { weight: 1, arbitrary: nested },
);
