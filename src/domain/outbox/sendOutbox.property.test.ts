import * as fc from "fast-check";
import { expect, it } from "vitest";
import { outboxWorld, type Deed } from "../../../tests/support/outbox/outboxWorld.ts";

/** Runs of random deeds. */
const RUNS = 500;

const subject = fc.constantFrom("a", "b", "c");
const owner = fc.constantFrom(null, "ana", "ben");
const fault = fc.constantFrom(
  "none",
  "none",
  "silent",
  "lost answer",
  "login page",
  "error 500",
  "limited",
  "token refused",
  "refused",
  "killed before",
  "killed after",
);
const quick: fc.Arbitrary<Deed>[] = [
  fc.record({ do: fc.constant("write" as const), subject, owner }),
  fc.record({ do: fc.constant("take back" as const), nth: fc.nat(5) }),
  fc.record({ do: fc.constant("sign in" as const), as: owner }),
  fc.record({
    do: fc.constant("clock" as const),
    byMs: fc.integer({ min: -86_400_000, max: 86_400_000 }),
  }),
  fc.record({
    do: fc.constant("release" as const),
    of: fc.constantFrom("all" as const, "away" as const),
  }),
  fc.record({ do: fc.constant("storage" as const), isFull: fc.boolean() }),
  fc.record({ do: fc.constant("kill at change" as const), nth: fc.nat(4), isDone: fc.boolean() }),
];
const deed: fc.Arbitrary<Deed> = fc.oneof(
  ...quick,
  fc.record({
    do: fc.constant("send" as const),
    faults: fc.array(fault, { maxLength: 6 }),
    // What another tab does between two steps of the sender.
    meanwhile: fc.array(fc.oneof(...quick), { maxLength: 4 }),
  }),
);

it("loses nothing and doubles nothing, whatever happens to phone, clock, account and network", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 40 }), async (deeds) => {
      const world = outboxWorld();
      for (const each of deeds) await world.does(each);
      await world.calmsDown();
      expect(world.lost()).toEqual([]);
      expect(world.wrongs()).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});
