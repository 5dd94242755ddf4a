/**
 * The one configuration of a site built from this code: names and links. A
 * link that is `null` has not been set up yet; screens then say so instead of
 * showing a dead link.
 */
export const SITE = {
  product: "Ohio Cannabis",
  community: "Ohio Cannabis Community",
  /** What a lock screen may show of the sender. */
  discreetName: "Ohio Community",
  state: "Ohio",
  timeZone: "America/New_York",
  locale: "en-US",
  links: {
    /** External shop whose sales support the community. */
    merchandise: null as string | null,
    chat: null as string | null,
    forum: null as string | null,
    donation: null as string | null,
  },
} as const;

/** `Growing Tool | Ohio Cannabis Community`. */
export function documentTitle(screen: string): string {
  return `${screen} | ${SITE.community}`;
}
