import type { Fault } from "../report/fault.ts";
import { table } from "../report/table.ts";
import { Tally, VERDICTS } from "../report/tally.ts";
import { tryFiles } from "./files/tryFiles.ts";
import { tryRequests } from "./requests/tryRequests.ts";
import { isFlat } from "./memory.ts";
import { serverTarget } from "./target/serverTarget.ts";

const RUNS = 100_000;

/** Of all inputs these go to the server; the others are files. */
const SHARE_OF_REQUESTS = 0.6;

/**
 * Generated hostile inputs to every endpoint of the real server and every format of files: none
 * is accepted, nothing crashes, no answer tells of the inside, and the server's memory stays flat.
 */
export const tryInputs: Fault = async ({ runs, seed, scratch, say }) => {
  const wanted = runs ?? RUNS;
  const tally = new Tally();
  const target = await serverTarget(scratch);
  const memory: number[] = [];
  let said = 0;
  const rest = async () => {
    const now = target.megabytes();
    if (now !== null) memory.push(now);
    if (tally.inputs - said >= wanted / 20) {
      said = tally.inputs;
      say(`${String(said)} inputs, server ${now?.toFixed(0) ?? "?"} MB`);
    }
    await new Promise((resolve) => setImmediate(resolve));
  };
  try {
    await tryRequests(tally, target, { runs: wanted * SHARE_OF_REQUESTS, seed, rest });
    // Before the files, which do not go to it.
    const { held, words } = isFlat(memory);
    await tryFiles(tally, { runs: wanted * (1 - SHARE_OF_REQUESTS), seed, rest });
    const { violations, shown, inputs, limited } = tally;
    const errors = target.errors.slice(0, 5).map((line) => line.slice(0, 600));
    const lines = [
      cells(tally),
      `${String(inputs)} inputs, ${String(violations)} that must not be; ${String(limited)} met a limit alone; server's memory ${words}`,
      ...shown.map(({ kind, verdict, what }) => `${kind}, ${verdict}: ${what}`),
      ...errors.map((line) => `The server's log: ${line}`),
    ];
    return { table: lines.join("\n"), held: held && violations === 0 && errors.length === 0 };
  } finally {
    await target.stop();
  }
};

function cells(tally: Tally): string {
  const rows = tally.rows().map(({ kind, inputs, counts, slowest }) => {
    const numbers = [inputs].concat(VERDICTS.map((verdict) => counts[verdict]));
    return [kind].concat(numbers.map(String), `${slowest.toFixed(0)} ms`);
  });
  return table(["", "inputs", ...VERDICTS, "slowest"], rows);
}
