import * as v from "valibot";
import { given } from "#domain/text/searchParameter.ts";

/** The year that is shown; the newest with data without it. What cannot be read counts as not given. */
export const HighlightsSearchSchema = v.object({
  year: given(v.pipe(v.number(), v.integer(), v.minValue(1_970), v.maxValue(2_200))),
});
export type HighlightsSearch = v.InferOutput<typeof HighlightsSearchSchema>;
