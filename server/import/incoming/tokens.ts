import { and, asc, eq, isNull, gt, lte } from "drizzle-orm";
import * as v from "valibot";
import { CommandError, type Command } from "../../db/command.ts";
import { importTokens } from "../../db/schema/imports.ts";
import { stores } from "../../db/schema/stores.ts";
import type { Db } from "../../db/database.ts";
import { createHash, randomBytes } from "node:crypto";
import { COMMANDS } from "../../project.ts";

const LONGEST_NAME = 100;

const text = v.nullable(v.string());

const CreateSchema = v.object({
  store: v.string(),
  /** What the operator calls it. */
  name: text,
});

const CreatedSchema = v.object({ id: v.number(), secret: v.string() });

const ListedTokenSchema = v.object({
  id: v.number(),
  store: v.string(),
  name: text,
  /** ISO 8601 UTC, as the next two. */
  createdAt: v.string(),
  lastUsedAt: text,
  revokedAt: text,
});

export type ListedToken = v.InferOutput<typeof ListedTokenSchema>;

/** Makes a token for a store. Its secret is shown here and never again. */
export const createToken: Command<
  v.InferOutput<typeof CreateSchema>,
  v.InferOutput<typeof CreatedSchema>
> = {
  name: "token.create",
  input: CreateSchema,
  output: CreatedSchema,
  async run({ db, now }, { store, name }) {
    const said = name?.trim() ?? null;
    if (said === "") throw new CommandError("The name has no text.");
    if (said !== null && said.length > LONGEST_NAME) {
      throw new CommandError(`A name has at most ${String(LONGEST_NAME)} characters.`);
    }
    const [found] = await db
      .select({ id: stores.id })
      .from(stores)
      .where(and(eq(stores.slug, store), eq(stores.sample, false)));
    if (found === undefined) throw new CommandError(`There is no store "${store}".`);
    const secret = makeTokenSecret();
    const [made] = await db
      .insert(importTokens)
      .values({
        storeId: found.id,
        name: said,
        hash: hashTokenSecret(secret),
        createdAt: new Date(now()),
      })
      .returning({ id: importTokens.id });
    if (made === undefined) throw new Error("An insert returned no row.");
    return { id: made.id, secret };
  },
};

/** All tokens, oldest first, those that are revoked among them. */
export const listTokens: Command<null, ListedToken[]> = {
  name: "token.list",
  input: v.null(),
  output: v.array(ListedTokenSchema),
  async run({ db }) {
    const rows = await db
      .select({ token: importTokens, store: stores.slug })
      .from(importTokens)
      .innerJoin(stores, eq(stores.id, importTokens.storeId))
      .orderBy(asc(importTokens.id));
    return rows.map(({ token, store }) => ({
      id: token.id,
      store,
      name: token.name,
      createdAt: token.createdAt.toISOString(),
      lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
      revokedAt: token.revokedAt?.toISOString() ?? null,
    }));
  },
};

/** Takes nothing any more that a token brings. It stays in the list. */
export const revokeToken: Command<{ id: number }, { id: number }> = {
  name: "token.revoke",
  input: v.object({ id: v.number() }),
  output: v.object({ id: v.number() }),
  async run({ db, now }, { id }) {
    const [revoked] = await db
      .update(importTokens)
      .set({ revokedAt: new Date(now()) })
      .where(and(eq(importTokens.id, id), isNull(importTokens.revokedAt)))
      .returning({ id: importTokens.id });
    if (revoked === undefined)
      throw new CommandError(`There is no token ${String(id)} that holds.`);
    return revoked;
  },
};

/**
 * Refuses to remove stores that somebody may push menus of: a token goes with its store, and who has it
 * would be turned away without anybody having decided so.
 *
 * @param made bounds of the stores' ids
 * @throws CommandError that names the tokens to be revoked first
 */
export async function refuseWhileLocked(
  tx: Db,
  what: string,
  made: { after: number; last: number },
): Promise<void> {
  const held = await tx
    .select({ id: importTokens.id, store: stores.slug })
    .from(importTokens)
    .innerJoin(stores, eq(stores.id, importTokens.storeId))
    .where(
      and(gt(stores.id, made.after), lte(stores.id, made.last), isNull(importTokens.revokedAt)),
    )
    .orderBy(asc(importTokens.id));
  if (held.length === 0) return;
  const named = held.map(({ id, store }) => `${String(id)} of ${store}`).join(", ");
  throw new CommandError(
    `${what} has made stores that menus may be pushed of; first revoke token ${named} (${COMMANDS.admin} token revoke ID).`,
  );
}

/** What every secret begins with, so that scanners for leaked secrets find it. */
const PREFIX = "occ_import_";

const SECRET = new RegExp(`^Bearer +(${PREFIX}[\\da-f]{64}) *$`, "i");

/** Makes the secret of a token: 256 random bits. */
function makeTokenSecret(): string {
  return `${PREFIX}${randomBytes(32).toString("hex")}`;
}

/** What is kept of a secret: SHA-256, in hex. It is too random to be searched for. */
function hashTokenSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** The secret in a header `Authorization: Bearer …`; `null` for anything that cannot be one. */
export function readTokenSecret(authorization: string | undefined): string | null {
  return SECRET.exec(authorization ?? "")?.[1]?.toLowerCase() ?? null;
}

/** A token that holds. */
export interface ImportToken {
  id: number;
  /** Slug of the only store whose menus it may bring. */
  store: string;
}

/**
 * The token of a secret, which is noted as used. `null` when there is none or it is revoked.
 *
 * @param now epoch milliseconds
 */
export async function useToken(db: Db, secret: string, now: number): Promise<ImportToken | null> {
  const [used] = await db
    .update(importTokens)
    .set({ lastUsedAt: new Date(now) })
    .from(stores)
    .where(
      and(
        eq(importTokens.hash, hashTokenSecret(secret)),
        isNull(importTokens.revokedAt),
        eq(stores.id, importTokens.storeId),
      ),
    )
    .returning({ id: importTokens.id, store: stores.slug });
  return used ?? null;
}
