import * as v from "valibot";
import { SECTIONS } from "#domain/offers/categories.ts";
import type { Region } from "#domain/stores/regions.ts";
import { given, words } from "#domain/text/searchParameter.ts";
import { WEEK_SPANS } from "#domain/trends/weekSpans.ts";

const week = given(v.pipe(v.string(), v.regex(/^\d{4}-W\d\d$/)));

/** What is shown of the trends, as the address carries it. What cannot be read counts as not given. */
export const TrendsSearchSchema = v.object({
  /** As it was written: whether there is such a region is said on the screen. */
  region: given(words),
  /** How many weeks. */
  weeks: given(v.picklist(WEEK_SPANS)),
  /** The last of them, unless it is the newest. */
  to: week,
  /** The offers behind a figure are shown: of this week, in this category. */
  week,
  category: given(v.picklist(SECTIONS)),
});
/** The same with a region that there is. */
export interface TrendsSearch extends Omit<v.InferOutput<typeof TrendsSearchSchema>, "region"> {
  region?: Region | undefined;
}

export interface TrendsSearchProps {
  search: TrendsSearch;
  change: (changes: Partial<TrendsSearch>) => void;
}
