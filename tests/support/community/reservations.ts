import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { ApiCall } from "#domain/api/apiCall.ts";
import {
  ReservationSchema,
  ReservationsSchema,
  type Reservation,
  type ReservationRequest,
} from "#domain/events/reservation.ts";
import {
  cancelCall,
  fewerSeatsCall,
  readReservationsCall,
  reserveCall,
} from "#features/reservations/reservationsClient.ts";
import { DAY_MS, HOUR_MS } from "#domain/time/spans.ts";
import type { Db } from "../../../server/db/database.ts";
import {
  identityAccounts,
  identityKeys,
  identitySessions,
} from "../../../server/db/schema/accounts.ts";
import { events } from "../../../server/db/schema/events.ts";
import { signIdToken } from "../../../server/accounts/keys/signingKey.ts";
import { NOW } from "../data/rows.ts";
import { testKey } from "../identity/identity.ts";

type NewEvent = typeof events.$inferInsert;

/** An event a week from the tests' day with four seats, of which one person may have four. */
export async function eventIn(db: Db, given: Partial<NewEvent> = {}, now = NOW): Promise<number> {
  const slug = given.slug ?? "swap";
  const [row] = await db
    .insert(events)
    .values({
      slug,
      uid: `${slug}@site.test`,
      title: "Seed swap",
      startsAt: new Date(now + 7 * DAY_MS),
      endsAt: new Date(now + 7 * DAY_MS + 3 * HOUR_MS),
      allDay: false,
      status: "planned",
      seats: 4,
      createdAt: new Date(now),
      updatedAt: new Date(now),
      ...given,
    })
    .returning({ id: events.id });
  if (row === undefined) throw new Error("No event was inserted.");
  return row.id;
}

/** Accounts that are signed in, without the way through passwords. @returns their ID tokens by uid */
export async function signedIn(
  db: Db,
  uids: readonly string[],
  now = NOW,
): Promise<Map<string, string>> {
  const key = await testKey();
  const at = new Date(now);
  await db
    .insert(identityKeys)
    .values({ kid: key.kid, publicJwk: key.publicJwk, createdAt: at })
    .onConflictDoNothing();
  const people = uids.map((uid) => ({
    uid,
    email: `${uid}@example.org`,
    emailVerified: false,
    displayName: uid,
    sessionId: `session-${uid}`,
    signedInAt: at,
  }));
  await db.insert(identityAccounts).values(
    people.map(({ uid, email, displayName }) => ({
      uid,
      email,
      displayName,
      passwordHash: "none",
      passwordChangedAt: at,
      createdAt: at,
      lastSignInAt: at,
    })),
  );
  await db
    .insert(identitySessions)
    .values(
      people.map(({ uid, sessionId }) => ({ id: sessionId, uid, signedInAt: at, lastUsedAt: at })),
    );
  const tokens = await Promise.all(people.map((each) => signIdToken(key, each, now)));
  return new Map(uids.map((uid, index) => [uid, tokens[index] ?? ""]));
}

/** A token of such an account from later on. */
export async function laterToken(uid: string, now: number): Promise<string> {
  const person = {
    uid,
    email: `${uid}@example.org`,
    emailVerified: false,
    displayName: uid,
    sessionId: `session-${uid}`,
    signedInAt: new Date(NOW),
  };
  return await signIdToken(await testKey(), person, now);
}

/** An app, or a server by its address. */
interface Site {
  request: (path: string, init: RequestInit) => Response | Promise<Response>;
}

/** What the server answered, whatever it was. */
export interface Answer {
  status: number;
  reservation: Reservation | null;
  /** Of a problem. */
  title: string | null;
  left: number | null;
  code: string | null;
}

const ProblemSchema = v.object({
  title: v.string(),
  left: v.optional(v.number()),
  code: v.optional(v.string()),
});

/** A phone of an account that reserves. */
export function reservingPhone(app: Site, token: string) {
  const send = async ({ path, init }: ApiCall) => await app.request(path, init);
  const read = async (response: Response): Promise<Answer> => {
    const { status } = response;
    const text = await response.text();
    const body: unknown = text === "" ? null : JSON.parse(text);
    const reservation = v.safeParse(ReservationSchema, body);
    const problem = v.safeParse(ProblemSchema, body);
    const { title = null, left = null, code = null } = problem.success ? problem.output : {};
    if (reservation.success) {
      return { status, reservation: reservation.output, title: null, left: null, code: null };
    }
    return { status, reservation: null, title, left, code };
  };
  const raw = {
    reserve: (given: Partial<ReservationRequest> = {}) =>
      send(
        reserveCall(token, {
          id: randomUUID(),
          event: "swap",
          seats: 2,
          name: "Ana R.",
          waitlist: false,
          ...given,
        }),
      ),
    mine: () => send(readReservationsCall(token)),
    fewer: (code: string, seats: number) => send(fewerSeatsCall(token, code, seats)),
    cancel: (code: string) => send(cancelCall(token, code)),
  };
  return {
    raw,
    reserve: async (given?: Partial<ReservationRequest>) => await read(await raw.reserve(given)),
    fewer: async (code: string, seats: number) => await read(await raw.fewer(code, seats)),
    cancel: async (code: string) => await read(await raw.cancel(code)),
    /** The reservations, newest first. */
    mine: async () => v.parse(ReservationsSchema, await (await raw.mine()).json()),
  };
}
