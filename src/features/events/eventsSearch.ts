import * as v from "valibot";
import { REGIONS } from "#domain/stores/regions.ts";
import { given, words } from "#domain/text/searchParameter.ts";

/** What is shown of the events, as the address carries it. What cannot be read counts as not given. */
export const EventsSearchSchema = v.object({
  /** What is to come, unless said otherwise. */
  view: given(v.picklist(["upcoming", "past"])),
  /** Of the past: all of a year instead of the last 90 days. */
  year: given(v.pipe(v.number(), v.integer(), v.minValue(1_970), v.maxValue(2_200))),
  region: given(v.picklist(REGIONS)),
  free: given(v.literal(true)),
  /** `true`: only for people of 21 and more; `false`: for all ages. */
  age21: given(v.boolean()),
  /** Slug of the event that a link means. */
  event: given(words),
});
export type EventsSearch = v.InferOutput<typeof EventsSearchSchema>;

export interface EventsSearchProps {
  search: EventsSearch;
  change: (changes: Partial<EventsSearch>) => void;
}
