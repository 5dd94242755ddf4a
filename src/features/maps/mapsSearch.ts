import * as v from "valibot";
import { STORE_SORTS } from "#domain/maps/storeSorts.ts";
import { REGIONS } from "#domain/stores/regions.ts";
import { given, words } from "#domain/text/searchParameter.ts";

/**
 * Filters of the map, as the address carries them. What cannot be read counts as not given. Where
 * the visitor is, and what place was typed, is in no address.
 */
export const MapsSearchSchema = v.object({
  q: given(words),
  region: given(v.picklist(REGIONS)),
  kind: given(v.picklist(["adult-use", "medical"])),
  open: given(v.literal("now")),
  driveThrough: given(v.literal(true)),
  /** By distance once there is a place, else by price, the visitor's region first, unless said otherwise. */
  sort: given(v.picklist(STORE_SORTS)),
  /** Slug of the store that is open. */
  store: given(words),
});
export type MapsSearch = v.InferOutput<typeof MapsSearchSchema>;
