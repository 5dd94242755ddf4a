import * as v from "valibot";

/**
 * An address from a file or a store, to link to. Anything but http and https is
 * dropped, because a link does what its scheme says.
 */
export const WebAddressSchema = v.nullable(
  v.fallback(v.nullable(v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//i))), null),
);
