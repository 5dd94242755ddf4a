/** Addresses of what has no screen of its own but a parameter that says which one is meant. */

/** @param slug of a store */
export const storePath = (slug: string) => `/dispensary-menus?store=${encodeURIComponent(slug)}`;

/** @param slug of an event */
export const eventPath = (slug: string) => `/events?event=${encodeURIComponent(slug)}`;

/** @param slug of a terpene */
export const terpenePath = (slug: string) => `/terpenes/${encodeURIComponent(slug)}`;
