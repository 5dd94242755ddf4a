import type { UnpackedProgram } from "../../../support/programs/debianPackages.ts";
import type { Site } from "../../../support/server/site.ts";
import { load, processorSeconds } from "./load.ts";
import { onTheirOwn } from "./processors.ts";

const REQUESTS = 40_000;

/**
 * Requests that are answered in a second of a processor, by one process and by several: of several
 * rounds, in each of which both are measured, the one whose ratio is the median. Before them each
 * process has answered as many as one answers in a round: code that runs more often is compiled better.
 *
 * @param one port of an nginx in front of the first process @param all of one in front of all
 */
export async function againstOne(
  program: UnpackedProgram,
  { one, all, sites, rounds }: { one: number; all: number; sites: readonly Site[]; rounds: number },
): Promise<{ one: number; all: number }> {
  await load(program, all, REQUESTS * sites.length);
  const rates: { one: number; all: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ofOne = await perSecond(program, one, sites.slice(0, 1));
    const ofAll = await perSecond(program, all, sites);
    rates.push({ one: ofOne, all: ofAll });
  }
  const inOrder = rates.toSorted((a, b) => a.all / a.one - b.all / b.one);
  return inOrder[Math.floor(rates.length / 2)] ?? { one: NaN, all: NaN };
}

async function perSecond(
  program: UnpackedProgram,
  port: number,
  sites: readonly Site[],
): Promise<number> {
  const used = () => sites.reduce((sum, { pid }) => sum + processorSeconds(pid), 0);
  const before = used();
  await onTheirOwn(
    sites.map(({ pid }) => pid),
    () => load(program, port, REQUESTS),
  );
  return REQUESTS / (used() - before);
}
