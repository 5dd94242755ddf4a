import { expect, it } from "vitest";
import { byPreference, type StoreClaim } from "./preferredStore.ts";

const claim = (more: Partial<StoreClaim> = {}): StoreClaim => ({
  isKept: false,
  miles: 5,
  seenAt: 1,
  ...more,
});

it("names of stores that ask the same a kept one, then the nearest, then the one seen last", () => {
  const [kept, near, late, far] = [
    claim({ isKept: true, miles: 90 }),
    claim({ miles: 1 }),
    claim({ seenAt: 9 }),
    claim({ miles: null, seenAt: 99 }),
  ];
  const all = [far, claim(), late, near, kept];
  expect(all.toSorted(byPreference)).toEqual([kept, near, late, claim(), far]);
});
