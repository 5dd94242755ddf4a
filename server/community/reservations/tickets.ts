import { asc, desc, gt, inArray, sql } from "drizzle-orm";
import {
  createPrivateKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  type KeyObject,
  createPublicKey,
  verify,
} from "node:crypto";
import {
  signedTicket,
  unsignedTicket,
  type TicketContent,
  parseTicket,
} from "#domain/events/ticket.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import type { Db } from "../../db/database.ts";
import { events } from "../../db/schema/events.ts";
import { ticketKeys } from "../../db/schema/reservations.ts";

/** The public half of a key, as doors without a network keep it. */
export interface TicketKey {
  id: string;
  /** Raw, in base64url. */
  publicKey: string;
}

/** Arbitrary number that all processes agree on: the one that holds this advisory lock makes a key. */
const KEY_LOCK = 7_305_119;

/** Writes tickets with the site's newest key, which is made at the first need. @param now epoch milliseconds */
export async function readSigner(db: Db, now: number): Promise<(content: TicketContent) => string> {
  const [newest] = await newestKey(db);
  const { id, privateKey } = newest ?? (await makeKey(db, now, true));
  const key = readPrivateKey(privateKey);
  return (content) => {
    const unsigned = unsignedTicket(id, content);
    return signedTicket(unsigned, sign(null, Buffer.from(unsigned), key));
  };
}

/** All keys that tickets are checked with, the newest first. */
export async function readTicketKeys(db: Db): Promise<TicketKey[]> {
  return await db
    .select({ id: ticketKeys.id, publicKey: ticketKeys.publicKey })
    .from(ticketKeys)
    .orderBy(desc(ticketKeys.createdAt), desc(ticketKeys.id));
}

/** Makes a key that signs from now on; tickets of the others are still good. @param now epoch milliseconds */
export async function rotateTicketKey(db: Db, now: number): Promise<TicketKey> {
  return await makeKey(db, now, false);
}

/** Makes the first key, unless there is one. @param now epoch milliseconds */
export async function ensureTicketKey(db: Db, now: number): Promise<TicketKey> {
  return await makeKey(db, now, true);
}

/** @param onlyFirst takes the key that another process has made meanwhile */
async function makeKey(db: Db, now: number, onlyFirst: boolean) {
  return await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${KEY_LOCK})`);
    const [newest] = await newestKey(tx);
    if (onlyFirst && newest !== undefined) return newest;
    const { publicKey, privateKey } = generateKeyPairSync("ed25519");
    const key = {
      id: randomBytes(4).toString("hex"),
      publicKey: publicKey.export({ format: "jwk" }).x ?? "",
      privateKey: privateKey.export({ format: "der", type: "pkcs8" }).toString("base64url"),
      // The newest signs, whatever the clocks of several servers say.
      createdAt: new Date(Math.max(now, (newest?.createdAt.getTime() ?? 0) + 1)),
    };
    await tx.insert(ticketKeys).values(key);
    return key;
  });
}

async function newestKey(db: Db) {
  return await db
    .select()
    .from(ticketKeys)
    .orderBy(desc(ticketKeys.createdAt), desc(ticketKeys.id))
    .limit(1);
}

/**
 * Deletes keys that others have replaced, once every event is over that was known before: they
 * may have signed tickets for those. A day more, because a door stays open longer than planned.
 *
 * @param now epoch milliseconds
 */
export async function pruneTicketKeys(db: Db, now: number): Promise<void> {
  const keys = await db
    .select({ id: ticketKeys.id, createdAt: ticketKeys.createdAt })
    .from(ticketKeys)
    .orderBy(asc(ticketKeys.createdAt), asc(ticketKeys.id));
  if (keys.length < 2) return;
  const [oldest] = await db
    .select({ createdAt: events.createdAt })
    .from(events)
    .where(gt(events.endsAt, new Date(now - DAY_MS)))
    .orderBy(asc(events.createdAt))
    .limit(1);
  const spent = keys.filter((_, index) => {
    const replacedAt = keys[index + 1]?.createdAt;
    return replacedAt !== undefined && (oldest === undefined || oldest.createdAt >= replacedAt);
  });
  if (spent.length === 0) return;
  await db.delete(ticketKeys).where(
    inArray(
      ticketKeys.id,
      spent.map(({ id }) => id),
    ),
  );
}

function readPrivateKey(text: string): KeyObject {
  return createPrivateKey({
    key: Buffer.from(text, "base64url"),
    format: "der",
    type: "pkcs8",
  });
}

/** What a ticket says; `null` when it is none, or none of these keys has signed it. Needs no database. */
export function verifyTicket(text: string, keys: readonly TicketKey[]): TicketContent | null {
  const ticket = parseTicket(text);
  if (ticket === null) return null;
  const { keyId, signed, signature, event, code, seats, name } = ticket;
  const isGenuine = keys
    .filter(({ id }) => id === keyId)
    .some(({ publicKey }) => {
      const jwk = { kty: "OKP", crv: "Ed25519", x: publicKey };
      return verify(
        null,
        Buffer.from(signed),
        createPublicKey({ key: jwk, format: "jwk" }),
        signature,
      );
    });
  return isGenuine ? { event, code, seats, name } : null;
}
