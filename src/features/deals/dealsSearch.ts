import * as v from "valibot";
import { SECTIONS } from "#domain/offers/categories.ts";
import { REGIONS } from "#domain/stores/regions.ts";
import { given } from "#domain/text/searchParameter.ts";

export const DEAL_SORTS = ["size", "unit", "off", "newest", "near"] as const;
export type DealSort = (typeof DEAL_SORTS)[number];

/** Filters of the deals screen, as the address carries them. What cannot be read counts as not given. */
export const DealsSearchSchema = v.object({
  /** All of the state unless one is chosen. */
  region: given(v.picklist(REGIONS)),
  section: given(v.picklist(SECTIONS)),
  /** A store's slug. */
  store: given(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  /** Key of a choice, as the bar of a menu's sizes has them. */
  size: given(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
  /** Within `NEAR_MILES` of the visitor, whose place no address has. */
  near: given(v.literal(true)),
  /** At stores known to be open now. */
  open: given(v.literal(true)),
  /** `today`: only what ends before midnight. */
  sale: given(v.literal("today")),
  /** Dollars. */
  maxPrice: given(v.pipe(v.number(), v.minValue(0), v.finite())),
  /** Id of an alert on this phone, whose deals come first. */
  alert: given(v.string()),
  /** By size inside each section unless said otherwise, what is near, too; the unit price compares within one section alone. */
  sort: given(v.picklist(DEAL_SORTS)),
});
export type DealsSearch = v.InferOutput<typeof DealsSearchSchema>;
