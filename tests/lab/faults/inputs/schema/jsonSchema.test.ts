import { expect, it } from "vitest";
import { violates, type JsonSchema } from "./jsonSchema.ts";

const SEATS: JsonSchema = {
  type: "object",
  properties: {
    seats: { type: "integer", minimum: 1, maximum: 100 },
    name: { type: "string", minLength: 2, pattern: "^[a-z]+$" },
    unit: { anyOf: [{ type: "string", enum: ["g", "100mg"] }, { type: "null" }] },
    regions: { type: "array", items: { type: "string" }, maxItems: 2 },
    kind: { const: "webpush" },
  },
  required: ["seats"],
};

it.each<[unknown]>([
  [{ seats: 1 }],
  [{ seats: 100, name: "ab", unit: null, regions: [], kind: "webpush", more: 7 }],
  [{ seats: 2, unit: "g" }],
])("%j is as the schema says", (value) => {
  expect(violates(SEATS, value)).toBe(false);
});

it.each<[unknown]>([
  [null],
  [[]],
  ["seats"],
  [{}],
  [{ seats: 0 }],
  [{ seats: 1.5 }],
  [{ seats: "1" }],
  [{ seats: 101 }],
  [{ seats: 1, name: "a" }],
  [{ seats: 1, name: "A b" }],
  [{ seats: 1, unit: "kg" }],
  [{ seats: 1, regions: ["a", "b", "c"] }],
  [{ seats: 1, regions: [7] }],
  [{ seats: 1, kind: "fcm" }],
])("%j breaks it", (value) => {
  expect(violates(SEATS, value)).toBe(true);
});
