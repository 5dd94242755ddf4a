import { expect, it } from "vitest";
import { MINUTE_MS } from "#domain/time/spans.ts";
import { outcomeOf, retryTime } from "./messenger.ts";
import { retryAt, retryUntrustedAt } from "./backoff.ts";

const NOW = Date.UTC(2026, 10, 20, 12);
const pause = (attempts: number, random: number, after: number | null = null) =>
  retryAt(attempts, { now: NOW, after, random: () => random }) - NOW;

it("the pause after a failure is any up to a bound, which doubles up to half an hour", () => {
  expect([1, 2, 3, 20].map((attempts) => pause(attempts, 1))).toEqual([
    16_000,
    31_000,
    61_000,
    30 * MINUTE_MS + 1_000,
  ]);
  expect([1, 2, 20].map((attempts) => pause(attempts, 0))).toEqual([1_000, 1_000, 1_000]);
});

it("a service that names a time is not called before it", () => {
  expect(pause(1, 0, NOW + 5 * MINUTE_MS)).toBe(5 * MINUTE_MS + 1_000);
  expect(pause(1, 0, NOW - 5 * MINUTE_MS)).toBe(1_000);
});

it("a service that does not trust this site is called slowly", () => {
  expect(retryUntrustedAt(NOW, () => 0) - NOW).toBe(10 * MINUTE_MS);
});

it.each([
  [null, null],
  ["120", NOW + 120_000],
  ["Fri, 20 Nov 2026 12:05:00 GMT", NOW + 5 * MINUTE_MS],
  ["Fri, 20 Nov 2020 12:05:00 GMT", NOW],
  ["soon", null],
])("Retry-After %s is understood", (header, moment) => {
  expect(retryTime(header, NOW)).toBe(moment);
});

it.each([
  [200, "sent"],
  [201, "sent"],
  [202, "sent"],
  [204, "sent"],
  [301, "refused"],
  [307, "refused"],
  [400, "refused"],
  [401, "unauthorized"],
  [403, "unauthorized"],
  [404, "gone"],
  [408, "retry"],
  [410, "gone"],
  [413, "refused"],
  [429, "retry"],
  [500, "retry"],
  [503, "retry"],
])("the status %i means %s", (status, kind) => {
  expect(outcomeOf({ status, retryAfter: null, body: "" }, NOW).kind).toBe(kind);
});
