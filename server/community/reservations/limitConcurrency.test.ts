import { expect, it } from "vitest";
import { limitConcurrency } from "./limitConcurrency.ts";

it("lets two go on at a time, in their order, and goes on after a failure", async () => {
  const turns = limitConcurrency(2);
  const began: number[] = [];
  const ends: (() => void)[] = [];
  const all = Array.from({ length: 5 }, (_, index) =>
    turns.take(async () => {
      began.push(index);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (index === 1) throw new Error("one");
      return index;
    }),
  );
  expect(began).toEqual([0, 1]);
  ends[1]?.();
  await expect(all[1]).rejects.toThrow("one");
  expect(began).toEqual([0, 1, 2]);
  ends[0]?.();
  await all[0];
  ends[2]?.();
  await all[2];
  for (const end of ends) end();
  await all[3];
  for (const end of ends) end();
  expect(await all[4]).toBe(4);
});
