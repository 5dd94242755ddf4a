import * as v from "valibot";
import { DIVISIONS, SEEDS } from "#domain/contests/bracket.ts";
import { ContestSchema, OwnVotesSchema } from "#domain/contests/contest.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { eq } from "drizzle-orm";
import type { Db } from "../../../server/db/database.ts";
import {
  identityAccounts,
  identityKeys,
  identitySessions,
} from "../../../server/db/schema/accounts.ts";
import { bumpDataVersion } from "../../../server/db/dataVersion.ts";
import { contestEntrants, contests } from "../../../server/db/schema/contests.ts";
import { signIdToken } from "../../../server/accounts/keys/signingKey.ts";
import { NOW } from "../data/rows.ts";
import { testKey } from "../identity/identity.ts";

export const YEAR = 2027;
export const ROUND_MS = 24 * HOUR_MS;

/** The name of an entrant in a contest of the tests: "e2-16" of the third division. */
export const entrantAt = (division: number, seed: number) => `e${String(division)}-${String(seed)}`;

/**
 * A contest with 64 entrants, by the database's clock, which is this machine's.
 *
 * @param roundsGone how many rounds have closed already; 0.5: the first is half over
 */
export async function contestIn(
  db: Db,
  { roundsGone = 0.5, year = YEAR, roundMs = ROUND_MS } = {},
): Promise<void> {
  await db.insert(contests).values({
    year,
    title: `March Madness ${String(year)}`,
    opensAt: new Date(Date.now() - roundsGone * roundMs),
    roundMs,
    divisions: ["East", "West", "South", "Midwest"],
    createdAt: new Date(),
  });
  await db.insert(contestEntrants).values(
    Array.from({ length: DIVISIONS * SEEDS }, (_, index) => {
      const division = Math.floor(index / SEEDS);
      const seed = (index % SEEDS) + 1;
      return {
        year,
        id: entrantAt(division, seed),
        name: `Strain ${String(division)} of ${String(seed)}`,
        division,
        seed,
      };
    }),
  );
  await bumpDataVersion(db, "contests");
}

/** Moves a contest in time, as if so many rounds had gone when it is asked for next. */
export async function moveTo(
  db: Db,
  roundsGone: number,
  { year = YEAR, roundMs = ROUND_MS } = {},
): Promise<void> {
  const opensAt = new Date(Date.now() - roundsGone * roundMs);
  await db.update(contests).set({ opensAt }).where(eq(contests.year, year));
}

/** Accounts that are signed in, without the way through passwords. @returns their ID tokens, in order */
export async function votersIn(
  db: Db,
  uids: readonly string[],
  { now = NOW, emailVerified = true } = {},
): Promise<string[]> {
  const key = await testKey();
  const at = new Date(now);
  await db
    .insert(identityKeys)
    .values({ kid: key.kid, publicJwk: key.publicJwk, createdAt: at })
    .onConflictDoNothing();
  await db.insert(identityAccounts).values(
    uids.map((uid) => ({
      uid,
      email: `${uid}@example.org`,
      emailVerified,
      displayName: uid,
      passwordHash: "none",
      passwordChangedAt: at,
      createdAt: at,
      lastSignInAt: at,
    })),
  );
  await db
    .insert(identitySessions)
    .values(uids.map((uid) => ({ id: `session-${uid}`, uid, signedInAt: at, lastUsedAt: at })));
  return await Promise.all(
    uids.map((uid) =>
      signIdToken(
        key,
        {
          uid,
          email: `${uid}@example.org`,
          emailVerified,
          displayName: uid,
          sessionId: `session-${uid}`,
          signedInAt: at,
        },
        now,
      ),
    ),
  );
}

/** An app, or a server by its address. */
export interface ContestSite {
  request: (path: string, init?: RequestInit) => Response | Promise<Response>;
}

/** What an account may do. */
export function votingPhone(app: ContestSite, token: string, year = YEAR) {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const put = async (matchup: string, entrant: string) =>
    await app.request(`/api/contests/${String(year)}/votes/${matchup}`, {
      method: "PUT",
      headers,
      body: JSON.stringify({ entrant }),
    });
  return {
    put,
    vote: async (matchup: string, entrant: string) => (await put(matchup, entrant)).status,
    own: async () => {
      const answer = await app.request(`/api/contests/${String(year)}/votes`, { headers });
      return v.parse(OwnVotesSchema, await answer.json());
    },
  };
}

/** The contest as everybody sees it. */
export async function readPublic(app: ContestSite, year = YEAR) {
  const answer = await app.request(`/api/contests/${String(year)}`);
  return v.parse(ContestSchema, await answer.json());
}
