import * as v from "valibot";

/** The one configuration of a site built from this code: its names. Links are the operator's: `siteConfig.ts`. */
export const SITE = {
  product: "Ohio Cannabis",
  community: "Ohio Cannabis Community",
  /** What a lock screen may show of the sender. */
  discreetName: "Ohio Community",
  state: "Ohio",
  timeZone: "America/New_York",
  locale: "en-US",
} as const;

/** `Growing Tool | Ohio Cannabis Community`. */
export function documentTitle(screen: string): string {
  return `${screen} | ${SITE.community}`;
}

/** `GET /api/announcements`: newest first; only `text` is promised. */
export const AnnouncementsSchema = v.array(v.object({ text: v.string() }));

export type Announcement = v.InferOutput<typeof AnnouncementsSchema>[number];

/** Addresses of the screens that rows of long lists lead to, where a router's link for each row would cost too much. */

/** @param code of a product, as it is written on its label */
export const productPath = (code: string): `/product/${string}` =>
  `/product/${encodeURIComponent(code)}`;

/** @param slug of a strain that genetics knows */
export const strainPath = (slug: string): `/strain-genetics/${string}` =>
  `/strain-genetics/${encodeURIComponent(slug)}`;
