import * as v from "valibot";

/** The filter as the address carries it; what is no group filters nothing. */
export const OtherMapsSearchSchema = v.object({
  kind: v.optional(v.fallback(v.string(), "")),
});
export type OtherMapsSearch = v.InferOutput<typeof OtherMapsSearchSchema>;
