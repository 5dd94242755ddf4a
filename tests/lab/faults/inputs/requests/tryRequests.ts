import * as fc from "fast-check";
import type { Tally } from "../../report/tally.ts";
import { changedMenus } from "../files/changedFiles.ts";
import type { Target } from "../target/target.ts";
import { hostileAccounts } from "./accounts.ts";
import { hostilePaths, hostileQueries } from "./addresses.ts";
import { hostileBodies } from "./bodies.ts";
import { foreignWrites, hostileCallers, oddHeaders } from "./callers.ts";
import { someone, type HostileRequest } from "./hostileRequest.ts";
import { described, judge } from "./judge.ts";
import { readOperations } from "./operations.ts";

/** Menus as a store pushes them: the whole way through the database. */
const pushes: fc.Arbitrary<HostileRequest> = fc
  .tuple(changedMenus, someone)
  .map(([{ kind, content }, who]) => ({
    method: "POST",
    path: "/api/import",
    headers: { "content-type": kind.endsWith(".csv") ? "text/csv" : "application/json" },
    body: content,
    proofs: ["importToken"],
    who,
    isInvalid: false,
  }));

/** A store pushes no more in an hour. */
const MOST_PUSHES = 110;

/** How many are under way at once. */
const AT_ONCE = 8;
const BATCH = 400;

/**
 * Sends hostile requests of every kind to every call that the API describes, and to those of the
 * identity.
 *
 * @param runs how many in all, about
 * @param rest is called now and then
 */
export async function tryRequests(
  tally: Tally,
  target: Target,
  { runs, seed, rest }: { runs: number; seed: number; rest: () => Promise<void> },
): Promise<void> {
  const operations = readOperations(target.description);
  const kinds = [
    { name: "bodies", requests: hostileBodies(operations), share: 0.36 },
    { name: "addresses", requests: hostilePaths(operations), share: 0.16 },
    { name: "questions", requests: hostileQueries(operations), share: 0.1 },
    { name: "forged callers", requests: hostileCallers(operations), share: 0.14 },
    { name: "other sites' writes", requests: foreignWrites(operations), share: 0.05 },
    { name: "odd headers", requests: oddHeaders(operations), share: 0.05 },
    { name: "identity protocol", requests: hostileAccounts, share: 0.14 },
    { name: "pushed menus", requests: pushes, share: 0.002 },
  ];
  for (const { name, requests, share } of kinds) {
    const most = requests === pushes ? MOST_PUSHES : Infinity;
    const wanted = Math.min(most, Math.max(1, Math.round(runs * share)));
    for (let made = 0; made < wanted; made += BATCH) {
      const numRuns = Math.min(BATCH, wanted - made);
      const waiting = fc.sample(requests, { seed: seed + made, numRuns });
      const sender = async () => {
        for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
          const request = next;
          const start = performance.now();
          const answer = await target.send(request);
          const ms = performance.now() - start;
          if (answer.status === 429) tally.limited += 1;
          tally.add(name, judge(request, answer), ms, () => described(request, answer));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, sender));
      await rest();
    }
  }
}
