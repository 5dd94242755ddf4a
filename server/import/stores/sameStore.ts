import { inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import { CommandError, type Command } from "../../db/command.ts";
import type { Db } from "../../db/database.ts";
import { bumpDataVersion } from "../../db/dataVersion.ts";
import { separateStores, stores } from "../../db/schema/stores.ts";
import { takeImportLock } from "../../db/sql/locks.ts";
import { recomputeTwins } from "../../catalogue/facts/recomputeTwins.ts";
import { sealImports } from "../undo/effects.ts";
import { mergeStores } from "./storeCommands.ts";

const InputSchema = v.object({ one: v.string(), other: v.string() });
type Input = v.InferOutput<typeof InputSchema>;

const SameSchema = v.object({ kept: v.string(), merged: v.string() });

/**
 * Says that two stores are one, such as two whose menus are equal: that in the state's list stays,
 * else that whose slug sorts first. The other is merged into it with its history, and what is
 * imported under its slug or a platform's name for it means the one that stays.
 */
export const sameStore: Command<Input, v.InferOutput<typeof SameSchema>> = {
  name: "store same",
  input: InputSchema,
  output: SameSchema,
  async run({ db, now }, given) {
    return await db.transaction(async (tx) => {
      await takeImportLock(tx);
      const [kept, merged] = await bothOf(tx, given);
      if (merged.license !== null) {
        throw new CommandError(
          `${kept.slug} and ${merged.slug} have a licence each: they are two stores.`,
        );
      }
      await sealImports(tx, [kept.id, merged.id], now());
      await mergeStores(tx, merged.id, kept.id);
      await bumpDataVersion(tx);
      return { kept: kept.slug, merged: merged.slug };
    });
  },
};

const SeparateSchema = v.object({ counted: v.array(v.string()) });

/** Says that two stores with equal menus are two: from now on both count. */
export const separateStore: Command<Input, v.InferOutput<typeof SeparateSchema>> = {
  name: "store separate",
  input: InputSchema,
  output: SeparateSchema,
  async run({ db }, given) {
    return await db.transaction(async (tx) => {
      await takeImportLock(tx);
      const both = await bothOf(tx, given);
      const [storeId = 0, otherId = 0] = both.map(({ id }) => id).toSorted((a, b) => a - b);
      await tx.insert(separateStores).values({ storeId, otherId }).onConflictDoNothing();
      await recomputeTwins(tx);
      await bumpDataVersion(tx);
      return { counted: both.map(({ slug }) => slug) };
    });
  },
};

type Known = Pick<typeof stores.$inferSelect, "id" | "slug" | "license">;

/** Both stores, first the one that stands for both. @throws CommandError when one is unknown, or both are the same */
async function bothOf(tx: Db, { one, other }: Input): Promise<[Known, Known]> {
  if (one === other) throw new CommandError(`"${one}" is named twice.`);
  const [first, second] = await tx
    .select({ id: stores.id, slug: stores.slug, license: stores.license })
    .from(stores)
    .where(inArray(stores.slug, [one, other]))
    .orderBy(sql`${stores.license} is null, ${stores.slug} collate "C"`);
  if (first === undefined || second === undefined) {
    const missing = first?.slug === one ? other : one;
    throw new CommandError(`There is no store "${missing}".`);
  }
  return [first, second];
}
