import * as v from "valibot";
import { InstantSchema } from "../time/instant.ts";

/** Where something that is known of a store comes from. */
const FactSourceSchema = v.object({
  /** Name of the file; `null` for the operator's own word. */
  file: v.nullable(v.string()),
  /** When it was checked there, as far as the file says so, else when it was imported. */
  at: InstantSchema,
});
export type FactSource = v.InferOutput<typeof FactSourceSchema>;

const source = v.optional(FactSourceSchema);

/** The sources of a store's facts, by their names in its profile. */
export const StoreSourcesSchema = v.object({
  street: source,
  phone: source,
  website: source,
  menuUrl: source,
  hours: source,
  adultUse: source,
  medical: source,
  driveThrough: source,
});
export type StoreSources = v.InferOutput<typeof StoreSourcesSchema>;
