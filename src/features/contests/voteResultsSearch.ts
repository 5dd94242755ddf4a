import * as v from "valibot";
import { given } from "#domain/text/searchParameter.ts";

/** Which results are shown, as the address carries it. */
export const VoteResultsSearchSchema = v.object({
  /** The newest contest, unless said otherwise. */
  year: given(v.pipe(v.number(), v.integer(), v.minValue(1_970), v.maxValue(2_200))),
});
export type VoteResultsSearch = v.InferOutput<typeof VoteResultsSearchSchema>;

export interface VoteResultsSearchProps {
  search: VoteResultsSearch;
  change: (changes: Partial<VoteResultsSearch>) => void;
}
