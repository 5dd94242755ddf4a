import { eq } from "drizzle-orm";
import * as v from "valibot";
import { findTaxPart, taxAreaOf, taxPartsOf } from "#content/taxes/taxAreas.ts";
import { PRICES_INCLUDE_TAX, type PricesIncludeTax } from "#domain/stores/stores.ts";
import { CommandError, type Command } from "../../db/command.ts";
import { bumpDataVersion } from "../../db/dataVersion.ts";
import { stores } from "../../db/schema/stores.ts";

const PartInputSchema = v.object({
  slug: v.string(),
  /** `null` takes the operator's word back; a file's counts again, else the store's city. */
  part: v.nullable(v.string()),
});

const PartOutputSchema = v.object({
  name: v.string(),
  /** The area whose taxes it collects now; `null` while that is not known. */
  area: v.nullable(v.string()),
});

/**
 * Says in which part of a divided county a store is. The word counts more than any file's and than the store's city,
 * because a postal city can lie outside its municipality.
 */
export const setTaxPart: Command<
  v.InferOutput<typeof PartInputSchema>,
  v.InferOutput<typeof PartOutputSchema>
> = {
  name: "store tax",
  input: PartInputSchema,
  output: PartOutputSchema,
  async run({ db }, { slug, part }) {
    return await db.transaction(async (tx) => {
      const [store] = await tx.select().from(stores).where(eq(stores.slug, slug)).for("update");
      if (store === undefined) throw new CommandError(`There is no store "${slug}".`);
      const ownTaxPart = part === null ? null : partOf(store, part);
      await tx.update(stores).set({ ownTaxPart }).where(eq(stores.id, store.id));
      await bumpDataVersion(tx);
      return {
        name: store.name,
        area: taxAreaOf({ ...store, taxPart: ownTaxPart ?? store.taxPart }),
      };
    });
  },
};

/** @throws CommandError when the store's county has no such part */
function partOf({ name, county }: { name: string; county: string | null }, words: string): string {
  if (county === null)
    throw new CommandError(`The county of ${name} is not known: import it first.`);
  const parts = taxPartsOf(county);
  if (parts.length === 0) {
    throw new CommandError(`${county} County is one area: ${name} needs no part of it.`);
  }
  const part = findTaxPart(county, words);
  if (part === null) {
    const known = parts.map((each) => `"${each}"`).join(" or ");
    throw new CommandError(`${county} County has no part "${words}". It is ${known}.`);
  }
  return part;
}

const IncludesInputSchema = v.object({
  slug: v.string(),
  includes: v.picklist(PRICES_INCLUDE_TAX),
});

/** Says whether a store's menu shows what is paid. The word counts more than any file's. */
export const setPricesIncludeTax: Command<
  v.InferOutput<typeof IncludesInputSchema>,
  { name: string; includes: PricesIncludeTax }
> = {
  name: "store prices-include-tax",
  input: IncludesInputSchema,
  output: v.object({ name: v.string(), includes: v.picklist(PRICES_INCLUDE_TAX) }),
  async run({ db }, { slug, includes }) {
    return await db.transaction(async (tx) => {
      const [store] = await tx
        .update(stores)
        .set({ ownPricesIncludeTax: includes })
        .where(eq(stores.slug, slug))
        .returning({ name: stores.name });
      if (store === undefined) throw new CommandError(`There is no store "${slug}".`);
      await bumpDataVersion(tx);
      return { name: store.name, includes };
    });
  },
};
