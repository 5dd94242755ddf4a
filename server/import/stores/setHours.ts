import { eq } from "drizzle-orm";
import * as v from "valibot";
import { OpeningHoursSchema, type OpeningHours } from "#domain/hours/openingHours.ts";
import { CommandError, type Command } from "../../db/command.ts";
import { bumpDataVersion } from "../../db/dataVersion.ts";
import { stores } from "../../db/schema/stores.ts";
import { readHours } from "../../catalogue/hours/readHours.ts";
import { openingHoursOf } from "../../catalogue/stores/storeFields.ts";

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
        openingHours: openingHoursOf(store),
        remark: read?.remark ?? null,
      };
    });
  },
};
