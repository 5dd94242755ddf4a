import * as v from "valibot";

/** Filters as the address carries them; what is no group or audience filters nothing. */
export const ResourcesSearchSchema = v.object({
  kind: v.optional(v.fallback(v.string(), "")),
  view: v.optional(v.fallback(v.string(), "")),
});
export type ResourcesSearch = v.InferOutput<typeof ResourcesSearchSchema>;
