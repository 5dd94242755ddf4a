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
