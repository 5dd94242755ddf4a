import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { feedbackReference, readReference } from "./feedbackCalls.ts";

const ids = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
  );

describe("the reference of a message", () => {
  it("is the same wherever it is made", () => {
    const id = "3f1c6f0e-9a1c-4c43-8a1c-5e1f9c0a6f0e";
    expect(feedbackReference(id)).toBe("F-LXPTLC9R");
    expect(feedbackReference(id.toUpperCase())).toBe(feedbackReference(id));
  });

  it("is F- and eight characters that nobody mixes up", () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const reference = feedbackReference(id);
        expect(reference).toMatch(/^F-[ABCDEFGHJKLMNPQRSTUVWXYZ3789]{8}$/);
        expect(readReference(` ${reference.toLowerCase()} `)).toBe(reference);
      }),
    );
  });

  it("is even for ids that are counted up: no two alike, every character as often in every place", () => {
    const references = ids(28_000).map(feedbackReference);
    expect(new Set(references).size).toBe(references.length);
    for (let place = 2; place < 10; place += 1) {
      const counts = new Map<string, number>();
      for (const each of references) {
        const character = each.charAt(place);
        counts.set(character, (counts.get(character) ?? 0) + 1);
      }
      expect(counts.size).toBe(28);
      for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(200);
    }
  });

  it.each(["", "F-", "F-ABCDEFG0", "F-ABCDEFGHJ", "G-ABCDEFGH", "F-ABCDEFG1"])(
    "is not %o",
    (text) => {
      expect(readReference(text)).toBeNull();
    },
  );
});
