import * as v from "valibot";

/**
 * A moment on the wire: ISO 8601 with an offset or `Z`, checked to be a real
 * date. Stays text, so that a saved copy needs no revival.
 */
export const InstantSchema = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => !Number.isNaN(Date.parse(text)), "not a date"),
);
