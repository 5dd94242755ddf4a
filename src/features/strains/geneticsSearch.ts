import * as v from "valibot";
import type { MarketedType } from "#domain/offers/categories.ts";
import { given, words } from "#domain/text/searchParameter.ts";

export const STRAIN_TYPES = [
  "indica",
  "sativa",
  "hybrid",
] as const satisfies readonly MarketedType[];
export type StrainType = (typeof STRAIN_TYPES)[number];

/** Filters of the list of strains, as the address carries them. What cannot be read counts as not given. */
export const GeneticsSearchSchema = v.object({
  q: given(words),
  type: given(v.picklist(STRAIN_TYPES)),
  /** By name unless said otherwise. */
  sort: given(v.picklist(["children", "menus"])),
});
export type GeneticsSearch = v.InferOutput<typeof GeneticsSearchSchema>;
