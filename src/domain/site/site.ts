import { NAMES } from "#state/names.ts";
import { STORAGE } from "#state/storage.ts";
import * as v from "valibot";

/** The names of a site built from this code, as its state has them. Links are the operator's: `siteConfig.ts`. */
export const SITE = NAMES;

/** Begins the names of what this phone keeps, and of what is taken from it. */
export const PHONE_PREFIX = STORAGE;

/** `Growing Tool | NAME Cannabis Community`. */
export function documentTitle(screen: string): string {
  return `${screen} | ${SITE.community}`;
}

/** `GET /api/announcements`: newest first; only `text` is promised. */
export const AnnouncementsSchema = v.array(v.object({ text: v.string() }));

export type Announcement = v.InferOutput<typeof AnnouncementsSchema>[number];

/** Addresses of the screens that rows of long lists lead to, where a router's link for each row would cost too much. */

/**
 * @param code of a product, as it is written on its label
 * @param size in which a row has it: the key of an offer, or its label where no key is known
 */
export const productPath = (code: string, size?: string): `/product/${string}` =>
  `/product/${encodeURIComponent(code)}${size === undefined ? "" : `?size=${encodeURIComponent(size)}`}`;

/** @param slug of a strain that genetics knows */
export const strainPath = (slug: string): `/strain-genetics/${string}` =>
  `/strain-genetics/${encodeURIComponent(slug)}`;
