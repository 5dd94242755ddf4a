import { expect, it } from "vitest";
import { createQueue, QueueFullError, type HashLane } from "./hashQueue.ts";

const LONG_MS = 60_000;
const waiting = (each: number) => ({ "known-phone": each, "sign-in": each, other: each });

/** Work that ends when told. */
function work() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { run: () => ended, end: () => end() };
}

it("runs two at a time, in the order they came, and refuses what would wait too long", async () => {
  const queue = createQueue({ atOnce: 2, waiting: waiting(1), patienceMs: LONG_MS });
  const done: number[] = [];
  const works = [work(), work(), work()];
  const runs = works.map(({ run }, place) => queue("sign-in", run).then(() => done.push(place)));
  await expect(queue("sign-in", () => Promise.resolve())).rejects.toThrow(QueueFullError);
  works[2]?.end();
  works[0]?.end();
  await Promise.all([runs[0], runs[2]]);
  expect(done).toEqual([0, 2]);
  works[1]?.end();
  await Promise.all(runs);
  expect(await queue("sign-in", () => Promise.resolve("free again"))).toBe("free again");
});

it("hands its place on when work fails", async () => {
  const queue = createQueue({ atOnce: 1, waiting: waiting(5), patienceMs: LONG_MS });
  const failed = queue("other", () => Promise.reject(new Error("no")));
  const next = queue("other", () => Promise.resolve("yes"));
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("yes");
});

it("keeps a place for sign-ins, and serves known phones first", async () => {
  const queue = createQueue({ atOnce: 2, waiting: waiting(5), patienceMs: LONG_MS });
  const begun: string[] = [];
  const start = (lane: HashLane, name: string) => {
    const { run, end } = work();
    const ended = queue(lane, () => (begun.push(name), run()));
    return { end, ended };
  };
  const others = [start("other", "reset"), start("other", "sign-up")];
  const first = start("sign-in", "stranger 1");
  start("sign-in", "stranger 2").end();
  start("known-phone", "owner").end();
  expect(begun).toEqual(["reset", "stranger 1"]);
  first.end();
  await first.ended;
  others[1]?.end();
  others[0]?.end();
  await Promise.all(others.map(({ ended }) => ended));
  expect(begun).toEqual(["reset", "stranger 1", "owner", "stranger 2", "sign-up"]);
});

it("gives up who has waited for too long, and forgets them", async () => {
  const queue = createQueue({ atOnce: 1, waiting: waiting(1), patienceMs: 5 });
  const { run, end } = work();
  const busy = queue("sign-in", run);
  let hasRun = false;
  const late = queue("sign-in", () => Promise.resolve((hasRun = true)));
  await expect(late).rejects.toThrow(QueueFullError);
  end();
  await busy;
  expect(await queue("sign-in", () => Promise.resolve("next"))).toBe("next");
  expect(hasRun).toBe(false);
});
