import { HOUR_MS } from "#domain/time/spans.ts";
import { asc } from "drizzle-orm";
import { openDatabase } from "../../../../../server/db/database.ts";
import { stores } from "../../../../../server/db/schema/stores.ts";
import { contestIn } from "../../../../support/community/contests.ts";
import { eventIn, signedIn } from "../../../../support/community/reservations.ts";
import { importing } from "../../../../support/data/importing.ts";
import { createToken } from "../../../../../server/import/incoming/tokens.ts";

/** What writers need to write. */
export interface Prepared {
  /** ID tokens by name. */
  wishers: ReadonlyMap<string, string>;
  voters: ReadonlyMap<string, string>;
  guests: ReadonlyMap<string, string>;
  event: { event: string; seats: number };
  /** A store whose menu is pushed, and tokens for it. */
  pushed: { slug: string; license: string };
  secrets: readonly string[];
  /** A store whose menu is imported by command. */
  commanded: { slug: string; license: string };
}

/** Accounts have limits of calls an hour, tokens of menus an hour: there are enough for a long run. */
const WISHERS = 3;
const VOTERS = 60;
const GUESTS = 48;
const TOKENS = 60;
const SEATS = 9;

const names = (of: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${of}${String(index)}`);

/** Fills an empty database with two stores, an event, an open contest, and people who are signed in. */
export async function prepareSite(place: Parameters<typeof openDatabase>[0]): Promise<Prepared> {
  const { db, close } = await openDatabase(place);
  try {
    const now = Date.now();
    await importing(db, "stores.csv", { now });
    const [pushed, commanded] = await db
      .select({ slug: stores.slug, license: stores.license })
      .from(stores)
      .orderBy(asc(stores.id));
    if (!pushed?.license || !commanded?.license) throw new Error("The stores did not come in.");
    const startsAt = new Date(now + 24 * HOUR_MS);
    const endsAt = new Date(now + 27 * HOUR_MS);
    await eventIn(db, { seats: SEATS, startsAt, endsAt }, now);
    await contestIn(db);
    const wishers = await signedIn(db, names("wisher-", WISHERS), now);
    const voters = await signedIn(db, names("voter-", VOTERS), now);
    const guests = await signedIn(db, names("guest-", GUESTS), now);
    const secrets: string[] = [];
    const context = { db, now: () => now, progress: () => undefined };
    for (const name of names("token-", TOKENS))
      secrets.push((await createToken.run(context, { store: pushed.slug, name })).secret);
    return {
      wishers,
      voters,
      guests,
      secrets,
      event: { event: "swap", seats: SEATS },
      pushed: { slug: pushed.slug, license: pushed.license },
      commanded: { slug: commanded.slug, license: commanded.license },
    };
  } finally {
    await close();
  }
}
