/** The five regions of the site, in the order they are shown. */
export const REGIONS = ["Northeast", "Northwest", "Central", "Southeast", "Southwest"] as const;
export type Region = (typeof REGIONS)[number];

/** The region of that name, in letters of either case; nothing for any other words. */
export const regionCalled = (name: string | undefined): Region | undefined =>
  REGIONS.find((region) => region.toLowerCase() === name?.toLowerCase());
