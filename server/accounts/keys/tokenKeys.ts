import { and, eq, gt, isNull, or } from "drizzle-orm";
import type { CryptoKey } from "jose";
import type { Db } from "../../db/database.ts";
import { identityKeys } from "../../db/schema/accounts.ts";
import type { FindKey } from "../verifyToken.ts";
import { ID_TOKEN_LIFE_S, importPublicKey, type SigningKey } from "./signingKey.ts";

/** How long a key is remembered before the table is asked again whether it still holds. */
const REMEMBER_MS = 60_000;

/** A retired key is taken while tokens that it signed may live, and a minute for the clocks. */
export const RETIRED_KEY_LIFE_MS = (ID_TOKEN_LIFE_S + 60) * 1_000;

/** What a key of ours is named; other names never reach the database. */
const THUMBPRINT = /^[\w-]{43}$/;

/** The keys of the embedded identity: this process's own, and those of all processes on the database. */
export interface TokenKeys {
  /** The key to sign with; its public half is published by then. @throws KeyFileError */
  signingKey: () => Promise<SigningKey>;
  find: FindKey;
}

/**
 * Makes the keys of a process.
 *
 * @param readKey answers this process's own key; another object after it was replaced
 * @param now epoch milliseconds
 */
export function createTokenKeys(
  db: Db,
  readKey: () => Promise<SigningKey>,
  now: () => number,
): TokenKeys {
  let published: SigningKey | null = null;
  const remembered = new Map<string, { until: number; key: CryptoKey }>();
  return {
    async signingKey() {
      const key = await readKey();
      if (published !== key) {
        await publish(db, key, new Date(now()));
        published = key;
      }
      return key;
    },
    async find(kid) {
      const known = remembered.get(kid);
      if (known !== undefined && known.until > now()) return known.key;
      remembered.delete(kid);
      if (!THUMBPRINT.test(kid)) return null;
      const key = await readPublished(db, kid, now());
      if (key !== null) remembered.set(kid, { until: now() + REMEMBER_MS, key });
      return key;
    },
  };
}

async function publish(db: Db, key: SigningKey, at: Date): Promise<void> {
  const { kid, publicJwk, replaces } = key;
  await db
    .insert(identityKeys)
    .values({ kid, publicJwk, createdAt: at })
    .onConflictDoNothing({ target: identityKeys.kid });
  if (replaces === null) return;
  await db
    .update(identityKeys)
    .set({ retiredAt: at })
    .where(and(eq(identityKeys.kid, replaces), isNull(identityKeys.retiredAt)));
}

async function readPublished(db: Db, kid: string, now: number): Promise<CryptoKey | null> {
  const stillTaken = gt(identityKeys.retiredAt, new Date(now - RETIRED_KEY_LIFE_MS));
  const [row] = await db
    .select({ publicJwk: identityKeys.publicJwk })
    .from(identityKeys)
    .where(
      and(
        eq(identityKeys.kid, kid),
        isNull(identityKeys.revokedAt),
        or(isNull(identityKeys.retiredAt), stillTaken),
      ),
    );
  return row === undefined ? null : await importPublicKey(row.publicJwk);
}
