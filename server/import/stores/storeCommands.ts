import { eq, inArray, sql } from "drizzle-orm";
import { isLicensee } from "./tradeNames.ts";
import type { Db } from "../../db/database.ts";
import { offers } from "../../db/schema/offers.ts";
import { storeAliases, stores } from "../../db/schema/stores.ts";
import { recomputeOffers } from "../../catalogue/facts/recomputeOffers.ts";
import { recomputeTwins } from "../../catalogue/facts/recomputeTwins.ts";
import { allWeeksOf, recomputeWeeks } from "../../catalogue/facts/weeks.ts";
import * as v from "valibot";
import { OpeningHoursSchema, type OpeningHours } from "#domain/stores/openingHours.ts";
import { CommandError, type Command } from "../../db/command.ts";
import { bumpDataVersion } from "../../db/dataVersion.ts";
import { readHours } from "../../catalogue/hours/readHours.ts";
import { hoursOf } from "../../catalogue/stores/storeFields.ts";
import { takeImportLock } from "../../db/sql/locks.ts";
import { sealImports } from "../undo/effects.ts";

/**
 * Moves everything of one store to another and deletes the first. No price is
 * lost: where both stores have the same offer, what was seen of either is known
 * of the one, which is brought in line with it.
 *
 * @param tx a transaction
 */
export async function mergeStores(tx: Db, from: number, into: number): Promise<void> {
  // Weeks that change although the store that stays may look the same in them.
  await tx.execute(sql`
    delete from trend_weeks where exists (
      select from store_weeks as gone
      where gone.store_id = ${from} and trend_weeks.week in (gone.week, gone.week + 7)
    )`);
  // Pairs of the same offer: `keep` is the newer state, `drop` the other.
  await tx.execute(sql`
    create temporary table twin_offers on commit drop as
    select
      case when a.observed_at > b.observed_at then a.id else b.id end as keep,
      case when a.observed_at > b.observed_at then b.id else a.id end as "drop"
    from offers a
    join offers b using (product_id, size_key, menu)
    where a.store_id = ${from} and b.store_id = ${into}`);
  await moveStates(tx);
  // One fact is known once: what both have seen at one moment alike stays behind and goes.
  await tx.execute(sql`
    update observations set offer_id = twin.keep
    from twin_offers as twin
    where observations.offer_id = twin."drop" and not exists (
      select from observations as own
      where own.offer_id = twin.keep and own.observed_at = observations.observed_at
        and own.state_id is not distinct from observations.state_id
    )`);
  // Only then may the rest move: a store has each offer once.
  await tx.execute(sql`delete from offers using twin_offers twin where offers.id = twin."drop"`);
  await tx.execute(sql`drop table twin_offers`);
  await tx.update(offers).set({ storeId: into }).where(eq(offers.storeId, from));
  await tx.update(storeAliases).set({ storeId: into }).where(eq(storeAliases.storeId, from));
  await tx.execute(sql`update import_tokens set store_id = ${into} where store_id = ${from}`);
  await tx.execute(sql`update full_menus set store_id = ${into} where store_id = ${from}`);
  await takeTradeName(tx, from, into);
  // Addresses that people have kept lead to the store that stays, and so does what is imported under them.
  await tx.execute(sql`
    insert into store_aliases (alias, store_id)
    select slug, ${into}::int from stores where id = ${from}
    on conflict (alias) do update set store_id = excluded.store_id`);
  await tx.delete(stores).where(eq(stores.id, from));
  await recomputeOffers(tx, sql`select id from offers where store_id = ${into}`);
  await recomputeWeeks(tx, allWeeksOf(sql`select ${into}::int`));
  await recomputeTwins(tx);
}

/** The state's list may have only the company that holds the licence; a menu has the name on the door. */
async function takeTradeName(tx: Db, from: number, into: number): Promise<void> {
  const columns = { id: stores.id, name: stores.name, legal_name: stores.legalName };
  const both = await tx
    .select(columns)
    .from(stores)
    .where(inArray(stores.id, [from, into]));
  const [gone, kept] = [from, into].map((id) => both.find((store) => store.id === id));
  if (gone === undefined || kept === undefined || !isLicensee(kept)) return;
  if (isLicensee({ name: gone.name, legal_name: kept.legal_name })) return;
  await tx.update(stores).set({ name: gone.name }).where(eq(stores.id, into));
}

/** States of the offers that go become states of those that stay; the same state is one. */
async function moveStates(tx: Db): Promise<void> {
  await tx.execute(sql`
    update observations set state_id = own.id
    from twin_offers as twin
    join offer_states as state on state.offer_id = twin."drop"
    join offer_states as own on own.offer_id = twin.keep and own.digest = state.digest
    where observations.offer_id = twin."drop" and observations.state_id = state.id`);
  await tx.execute(sql`
    update offer_states as state
    set offer_id = twin.keep
    from twin_offers as twin
    where state.offer_id = twin."drop" and not exists (
      select from offer_states as own where own.offer_id = twin.keep
        and own.digest = state.digest
    )`);
}

/** Longest text, in characters. */
const LONGEST = 500;

const HoursInputSchema = v.object({
  slug: v.string(),
  /** `null` takes the operator's word back; what files say counts again. */
  words: v.nullable(v.string()),
  /** Show the words also if they are not understood. */
  asWorded: v.boolean(),
});

const HoursOutputSchema = v.object({
  name: v.string(),
  /** What counts now: what was understood of the words, or of those of a file. */
  openingHours: v.nullable(OpeningHoursSchema),
  /** What of the words was not understood. */
  remark: v.nullable(v.string()),
});

/**
 * Sets a store's opening hours by the operator's own words. They count more than those of any
 * file, earlier or later, until they are taken back.
 */
export const setHours: Command<
  v.InferOutput<typeof HoursInputSchema>,
  { name: string; openingHours: OpeningHours | null; remark: string | null }
> = {
  name: "store hours",
  input: HoursInputSchema,
  output: HoursOutputSchema,
  async run({ db, now }, { slug, words, asWorded }) {
    if (words !== null && words.length > LONGEST)
      throw new CommandError(`Hours have at most ${String(LONGEST)} characters.`);
    const read = words === null ? null : readHours(words);
    if (read?.openingHours === null && !asWorded)
      throw new CommandError(
        `The hours ${read.remark ?? ""}. Nothing is changed; --as-worded shows them as they are.`,
      );
    const ownHours = words === null ? null : { words, at: new Date(now()).toISOString() };
    return await db.transaction(async (tx) => {
      const [store] = await tx
        .update(stores)
        .set({ ownHours })
        .where(eq(stores.slug, slug))
        .returning({ name: stores.name, hours: stores.hours, ownHours: stores.ownHours });
      if (store === undefined) throw new CommandError(`There is no store "${slug}".`);
      await bumpDataVersion(tx);
      return {
        name: store.name,
        openingHours: hoursOf(store).openingHours,
        remark: read?.remark ?? null,
      };
    });
  },
};

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
        await sealImports(tx, [old.id, target.id], now());
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
