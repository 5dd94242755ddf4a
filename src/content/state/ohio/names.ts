/** What the site, its state and its clocks are called. Landing and the worker have it: only what they need stands here. */
export const NAMES = {
  product: "Ohio Cannabis",
  community: "Ohio Cannabis Community",
  /** What a lock screen may show of the sender. */
  discreetName: "Ohio Community",
  state: "Ohio",
  /** As addresses have it. */
  abbreviation: "OH",
  timeZone: "America/New_York",
  /** What people call that time: `7:00 PM Eastern`. */
  zoneName: "Eastern",
  locale: "en-US",
  /** Stands for the site where a name must be like no other: in ids of events, tokens and what is sealed. */
  id: "ohio-cannabis-community",
} as const;

/** Parts of the state, in the order of home. */
export const REGION_NAMES = [
  "Northeast",
  "Northwest",
  "Central",
  "Southeast",
  "Southwest",
] as const;
