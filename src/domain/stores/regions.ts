/** The five regions of the site, in the order they are shown. */
export const REGIONS = ["Northeast", "Northwest", "Central", "Southeast", "Southwest"] as const;
export type Region = (typeof REGIONS)[number];
