import { expect, it } from "vitest";
import { watch } from "./watch.ts";

/** A look that ends when it is told to. */
function looks() {
  const under: ((found: number) => void)[] = [];
  const read = () =>
    new Promise<number>((resolve) => {
      under.push(resolve);
    });
  return { under, read };
}

it("what is there in time is told", async () => {
  const ask = watch<number>((before) => Promise.resolve((before ?? 0) + 1));
  expect([await ask(), await ask()]).toEqual([
    { isUp: true, known: 1 },
    { isUp: true, known: 2 },
  ]);
});

it("while a look hangs the last is told, and no other begins", async () => {
  const { under, read } = looks();
  const ask = watch(read, 5);
  expect(await ask()).toEqual({ isUp: false, known: null });
  expect(await ask()).toEqual({ isUp: false, known: null });
  expect(under).toHaveLength(1);
  under[0]?.(7);
  expect(await ask()).toEqual({ isUp: true, known: 7 });
  expect(await ask()).toEqual({ isUp: false, known: 7 });
});

it("a look that fails is told as such, and the next one tries again", async () => {
  let isAway = false;
  const ask = watch(() => (isAway ? Promise.reject(new Error("away")) : Promise.resolve(1)));
  await ask();
  isAway = true;
  expect(await ask()).toEqual({ isUp: false, known: 1 });
  isAway = false;
  expect(await ask()).toEqual({ isUp: true, known: 1 });
});
