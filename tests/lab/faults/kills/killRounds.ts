import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "../../../../server/operations/sample/random.ts";
import type { Reached } from "./site/reached.ts";
import type { Stream } from "./streams/stream.ts";

/** Something that can be killed, and how it comes back. */
export interface Victim {
  name: string;
  kill: () => Promise<void>;
  /** @returns the site as it is reached from now on */
  recover: (site: Reached) => Promise<Reached>;
}

interface RoundOptions {
  random: Random;
  /** So long a kill waits for writes to be acknowledged, in milliseconds. */
  patienceMs: number;
  /** A victim has just been killed, or is there again. */
  onChange: () => void;
  /** All that is left was looked at. @param done so many times */
  onLooked: (done: number) => void;
}

/** What the rounds came to, beside what the streams know. */
export interface Rounds {
  kills: ReadonlyMap<string, number>;
  /** How long it took until the site was there again, each time, in milliseconds. */
  recoveries: number[];
}

const MOST_FIRST = 6;
const LONGEST_MOMENT_MS = 120;
const LOOK_EVERY_MS = 5;

/**
 * Waits until some stream, drawn by lot, has had some of its writes acknowledged, and a moment more:
 * so kills meet what is quick and what takes long, and every step of it.
 */
async function momentToKill(
  streams: readonly Stream[],
  { random, patienceMs }: Pick<RoundOptions, "random" | "patienceMs">,
): Promise<void> {
  const { ledger } = random.pick(streams);
  const wanted = ledger.acknowledged + random.whole(0, MOST_FIRST);
  const deadline = performance.now() + patienceMs;
  while (ledger.acknowledged < wanted && performance.now() < deadline) await pause(LOOK_EVERY_MS);
  await pause(random.between(0, LONGEST_MOMENT_MS));
}

/**
 * Lets all streams write at once and kills one victim after the other, each at a random moment;
 * after each kill every stream looks at what is there.
 */
export async function killAgainAndAgain(
  first: Reached,
  streams: readonly Stream[],
  victims: readonly Victim[],
  options: RoundOptions,
): Promise<Rounds> {
  const { onChange, onLooked } = options;
  const kills = new Map<string, number>();
  const recoveries: number[] = [];
  let site = first;
  for (const [done, victim] of victims.entries()) {
    const over = new AbortController();
    const sending = Promise.allSettled(streams.map((stream) => stream.send(site, over.signal)));
    await momentToKill(streams, options);
    await victim.kill();
    onChange();
    over.abort();
    for (const sent of await sending) if (sent.status === "rejected") throw sent.reason;
    const before = performance.now();
    site = await victim.recover(site);
    onChange();
    recoveries.push(performance.now() - before);
    kills.set(victim.name, (kills.get(victim.name) ?? 0) + 1);
    for (const stream of streams) await stream.look(site);
    onLooked(done + 1);
  }
  for (const stream of streams) await stream.settle?.(site);
  return { kills, recoveries };
}
