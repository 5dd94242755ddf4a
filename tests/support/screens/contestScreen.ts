import type { Contest, OwnVotes } from "#domain/contests/contest.ts";
import { encodeMenuTable } from "#domain/offers/menuTable.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { draftsStore } from "#features/contests/votes/draftsStore.ts";
import { votesStore } from "#features/contests/votes/votesStore.ts";
import { contestAnswer, contestAnswers } from "../community/contestAnswers.ts";
import { openScreen } from "./openScreen.tsx";
import { leaveUnsent } from "./phoneLists.ts";

/** Half of the second round is over. */
const opensAt = () => Date.now() - 1.5 * DAY_MS;
export const ongoing = (more: Partial<Contest> = {}): Contest => ({
  ...contestAnswer({ opensAt: opensAt(), settled: 1 }),
  ...more,
});
export const past = () =>
  contestAnswer({ year: 2025, opensAt: Date.now() - 300 * DAY_MS, settled: 6 });

export const EMBEDDED = { identity: { kind: "embedded" }, authSyncUrl: null };

/** Of a strain that no store has. */
export const noOffers = () => Response.json({ table: encodeMenuTable([]), observedAt: null });

/** A screen of contests, with the account’s votes as the server has them. */
export async function openContest(
  address: string,
  contests: readonly Contest[],
  { votes = [] }: { votes?: OwnVotes } = {},
) {
  return await openScreen(address, {
    "/api/config": Response.json(EMBEDDED),
    "/api/contests/2026/votes": Response.json(votes),
    "/api/contests/2025/votes": Response.json([]),
    "/api/strains/blue-dream/offers": noOffers(),
    // Where none has the champion itself, its page looks for its family.
    "/api/menus": noOffers(),
    ...contestAnswers(...contests),
  });
}

/** Nothing is voted, chosen or waiting on this phone. */
export async function forgetVotes(): Promise<void> {
  await votesStore.change(() => ({ uid: null, years: {} }));
  await draftsStore.change(() => ({}));
  await leaveUnsent();
}
