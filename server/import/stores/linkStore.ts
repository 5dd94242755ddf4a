import { eq } from "drizzle-orm";
import * as v from "valibot";
import { CommandError, type Command } from "../../db/command.ts";
import type { Db } from "../../db/database.ts";
import { bumpDataVersion } from "../../db/dataVersion.ts";
import { storeAliases, stores } from "../../db/schema/stores.ts";
import { takeImportLock } from "../../db/sql/locks.ts";
import { settleImports } from "../undo/settleImports.ts";
import { mergeStores } from "./storeCommands.ts";

const LinkInputSchema = v.object({ alias: v.string(), slug: v.string() });
const LinkOutputSchema = v.object({
  slug: v.string(),
  /** Slug of the store that was merged into it, when there was one. */
  merged: v.nullable(v.string()),
});

/**
 * Says that a platform's name for a store, such as `bloom:akron`, means the store
 * with this slug. A store that an import had made for that name, which has no
 * licence, is merged into it with its history. The alias may be given as such a
 * store's slug too.
 */
export const linkStore: Command<
  v.InferOutput<typeof LinkInputSchema>,
  v.InferOutput<typeof LinkOutputSchema>
> = {
  name: "store link",
  input: LinkInputSchema,
  output: LinkOutputSchema,
  async run({ db, now }, { alias, slug }) {
    return await db.transaction(async (tx) => {
      await takeImportLock(tx);
      const [target] = await tx.select().from(stores).where(eq(stores.slug, slug));
      if (target === undefined) throw new CommandError(`There is no store "${slug}".`);
      const old = await storeBehind(tx, alias);
      if (old?.id === target.id) return { slug, merged: null };
      if (old !== null && old.license !== null) {
        throw new CommandError(`"${alias}" is the licensed store ${old.slug}; it is not merged.`);
      }
      if (old !== null) {
        await settleImports(tx, [old.id, target.id], now());
        await mergeStores(tx, old.id, target.id);
      }
      await tx
        .insert(storeAliases)
        .values({ alias, storeId: target.id })
        .onConflictDoUpdate({ target: storeAliases.alias, set: { storeId: target.id } });
      await bumpDataVersion(tx);
      return { slug, merged: old?.slug ?? null };
    });
  },
};

async function storeBehind(
  tx: Db,
  alias: string,
): Promise<{ id: number; slug: string; license: string | null } | null> {
  const columns = { id: stores.id, slug: stores.slug, license: stores.license };
  const [byAlias] = await tx
    .select(columns)
    .from(stores)
    .innerJoin(storeAliases, eq(storeAliases.storeId, stores.id))
    .where(eq(storeAliases.alias, alias));
  if (byAlias !== undefined) return byAlias;
  const [bySlug] = await tx.select(columns).from(stores).where(eq(stores.slug, alias));
  return bySlug ?? null;
}
