import { expect, it } from "vitest";
import { createQueue, QueueFullError } from "./hashQueue.ts";

/** Work that ends when told. */
function work() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { run: () => ended, end: () => end() };
}

it("runs two at a time, in the order they came, and refuses what would wait too long", async () => {
  const queue = createQueue(2, 1);
  const done: number[] = [];
  const works = [work(), work(), work()];
  const runs = works.map(({ run }, place) => queue(run).then(() => done.push(place)));
  await expect(queue(() => Promise.resolve())).rejects.toThrow(QueueFullError);
  works[2]?.end();
  works[0]?.end();
  await Promise.all([runs[0], runs[2]]);
  expect(done).toEqual([0, 2]);
  works[1]?.end();
  await Promise.all(runs);
  expect(await queue(() => Promise.resolve("free again"))).toBe("free again");
});

it("hands its place on when work fails", async () => {
  const queue = createQueue(1, 5);
  const failed = queue(() => Promise.reject(new Error("no")));
  const next = queue(() => Promise.resolve("yes"));
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("yes");
});
