import type { Context } from "hono";

/** What stands in the place of a connection where the site asks itself. */
export const OWN_REQUEST = { own: true } as const;

/** Whether the site itself asks, and no visitor. */
export const isOwnRequest = (c: Context): boolean => c.env === OWN_REQUEST;
