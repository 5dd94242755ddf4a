import * as v from "valibot";
import { given } from "#domain/text/searchParameter.ts";

/** What may stand in the address. */
export const ReservationSearchSchema = v.object({
  /** Slug of the event that is to be reserved. */
  event: given(v.pipe(v.string(), v.minLength(1), v.maxLength(300))),
});
export type ReservationSearch = v.InferOutput<typeof ReservationSearchSchema>;
