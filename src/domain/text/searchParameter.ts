import * as v from "valibot";

/** A parameter of an address that may be missing; one that cannot be read counts as not given. */
export const given = <Value>(schema: v.GenericSchema<unknown, Value>) =>
  v.fallback(v.optional(schema), undefined);

/** Words in an address. What looks like a number may be meant as text: a brand may be called 1906. */
export const words = v.pipe(
  v.union([v.string(), v.number(), v.boolean()]),
  v.transform((value) => String(value).slice(0, 100)),
  v.minLength(1),
);
