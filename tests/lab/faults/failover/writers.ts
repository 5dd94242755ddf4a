import { randomInt, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { BRACKET } from "#domain/contests/bracket.ts";
import { outboxCall } from "#domain/outbox/attempt.ts";
import { feedbackWrite } from "#domain/feedback/feedbackCalls.ts";
import { reserveCall } from "#features/reservations/reservationsClient.ts";
import { wishWrite } from "#domain/wishlist/wishlistCalls.ts";
import type { Db } from "../../../../server/db/database.ts";
import { queryRows } from "../../../../server/db/sql/queryRows.ts";
import { message } from "../../../support/community/feedback.ts";
import { contestIn, entrantAt, votersIn, YEAR } from "../../../support/community/contests.ts";
import { eventIn } from "../../../support/community/reservations.ts";
import { wish } from "../../../support/community/wishlist.ts";

/** One thing that a visitor writes. To send it again changes nothing. */
export interface Write {
  /** By which it is found in the database. */
  id: string;
  path: string;
  init: RequestInit;
}

/** A kind of writes: how the next one is made, and which are in the database. */
export interface WriteKind {
  name: string;
  next: () => Write;
  /** Of each write that is there, how often. */
  stored: (db: Db) => Promise<Map<string, number>>;
}

const ACCOUNTS = 3_000;
const WISHES_EACH = 50;
const EVENTS = 50;
const SEATS = 100;

/** What can be voted on, and for whom. */
const FIRST_ROUND = BRACKET.flatMap(({ id, from: sides, division }) =>
  "seeds" in sides ? [{ matchup: id, entrant: entrantAt(division ?? 0, sides.seeds[0]) }] : [],
);

/** Prepares accounts, a contest and events, and makes what writes to them. */
export async function writeKinds(db: Db): Promise<WriteKind[]> {
  const names = Array.from({ length: ACCOUNTS }, (_, index) => `w${String(index)}`);
  const tokens = await votersIn(db, names, { now: Date.now() });
  await contestIn(db);
  for (let event = 0; event < EVENTS; event += 1)
    await eventIn(db, { slug: `event-${String(event)}`, seats: SEATS }, Date.now());
  const tokenOf = (account: number) => tokens[account % ACCOUNTS] ?? "";
  return [wishes(tokenOf), votes(tokenOf), reservations(tokenOf), feedback()];
}

/** From an address of its own, as a proxy tells it: an address may write so often only. */
function from(init: RequestInit): RequestInit {
  const address = [10, randomInt(256), randomInt(256), randomInt(256)].join(".");
  return {
    ...init,
    headers: { ...Object.fromEntries(new Headers(init.headers)), "x-forwarded-for": address },
  };
}

const StoredSchema = v.object({ id: v.string(), times: v.number() });
const storedBy = async (db: Db, statement: ReturnType<typeof sql>) =>
  new Map((await queryRows(db, StoredSchema, statement)).map(({ id, times }) => [id, times]));

function wishes(tokenOf: (account: number) => string): WriteKind {
  let turn = 0;
  return {
    name: "wishlist",
    next() {
      const account = Math.floor(turn / WISHES_EACH);
      const at = new Date().toISOString();
      const id = `strain:s${String(turn)}` as const;
      turn += 1;
      const made = wish({ id, note: id, addedAt: at, editedAt: at });
      const { path, init } = outboxCall(wishWrite(made, "w").request, tokenOf(account), Date.now());
      return { id, path, init: from(init) };
    },
    stored: (db) => storedBy(db, sql`select id, count(*)::int as times from wishes group by id`),
  };
}

function votes(tokenOf: (account: number) => string): WriteKind {
  let turn = 0;
  return {
    name: "votes",
    next() {
      const account = Math.floor(turn / FIRST_ROUND.length);
      const { matchup, entrant } = FIRST_ROUND[turn % FIRST_ROUND.length] ?? {
        matchup: "",
        entrant: "",
      };
      turn += 1;
      return {
        id: `w${String(account)} ${matchup}`,
        path: `/api/contests/${String(YEAR)}/votes/${matchup}`,
        init: from({
          method: "PUT",
          headers: {
            authorization: `Bearer ${tokenOf(account)}`,
            "content-type": "application/json",
          },
          body: JSON.stringify({ entrant }),
        }),
      };
    },
    stored: (db) =>
      storedBy(
        db,
        sql`select contest_voters.uid || ' ' || matchup as id, count(*)::int as times
          from contest_votes join contest_voters on contest_voters.id = contest_votes.voter group by 1`,
      ),
  };
}

function reservations(tokenOf: (account: number) => string): WriteKind {
  let turn = 0;
  return {
    name: "reservations",
    next() {
      const id = randomUUID();
      const event = `event-${String(turn % EVENTS)}`;
      const request = { id, event, seats: 1, name: "Ana R.", waitlist: true };
      const { path, init } = reserveCall(tokenOf(turn), request);
      turn += 1;
      return { id, path, init: from(init) };
    },
    stored: (db) =>
      storedBy(
        db,
        sql`select id::text as id, count(*)::int as times from reservations group by id`,
      ),
  };
}

function feedback(): WriteKind {
  return {
    name: "feedback",
    next() {
      const made = message();
      const { path, init } = outboxCall(feedbackWrite(made, null).request, undefined, Date.now());
      return { id: made.id, path, init: from(init) };
    },
    stored: (db) =>
      storedBy(db, sql`select id::text as id, count(*)::int as times from feedback group by id`),
  };
}
