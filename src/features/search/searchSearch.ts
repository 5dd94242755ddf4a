import * as v from "valibot";
import { given, words } from "#domain/text/searchParameter.ts";

/** In which orders results may stand. */
export const FOUND_SORTS = ["unit", "price", "near"] as const;
export type FoundSort = (typeof FOUND_SORTS)[number];

/** What is asked of the search, as the address carries it. Where the visitor is, it does not. */
export const SearchSearchSchema = v.object({
  q: given(words),
  /** A strain by its name or slug: this very one, and none whose name begins like it. */
  strain: given(words),
  near: given(v.literal(true)),
  open: given(v.literal(true)),
  size: given(words),
  sort: given(v.picklist(FOUND_SORTS)),
});
export type SearchSearch = v.InferOutput<typeof SearchSearchSchema>;
