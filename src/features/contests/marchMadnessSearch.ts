import * as v from "valibot";
import { given } from "#domain/text/searchParameter.ts";

const whole = (least: number, most: number) =>
  given(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)));

/** What is shown of a contest, as the address carries it. What cannot be read counts as not given. */
export const MarchMadnessSearchSchema = v.object({
  /** The newest contest, unless said otherwise. */
  year: whole(1_970, 2_200),
  /** Without one, what `usualView` says. */
  view: given(v.picklist(["bracket", "vote", "picks"])),
  /** On a phone: 1–4, or 5 for the last two rounds, in which divisions meet. */
  part: whole(1, 5),
  /** On a phone: the round of a division. */
  round: whole(1, 4),
});
export type MarchMadnessSearch = v.InferOutput<typeof MarchMadnessSearchSchema>;

export interface MarchMadnessSearchProps {
  search: MarchMadnessSearch;
  change: (changes: Partial<MarchMadnessSearch>) => void;
}
