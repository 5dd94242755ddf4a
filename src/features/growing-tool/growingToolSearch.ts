import * as v from "valibot";

/** The sheets of the desk, in its order. The first is the seed's. */
export const SHEETS = ["journal", "continued", "feeding", "harvest", "labels", "plants"] as const;
export type SheetName = (typeof SHEETS)[number];

/** The sheet in the address; without one, or with one that there is not, the journal. */
export const GrowingToolSearchSchema = v.object({
  sheet: v.optional(v.fallback(v.picklist(SHEETS), "journal")),
});
