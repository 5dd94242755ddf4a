import { REGION_NAMES } from "#state/names.ts";

/** Parts of the state, in the order of home. */
export const REGIONS = REGION_NAMES;
export type Region = (typeof REGIONS)[number];

/** The region of that name, in letters of either case; nothing for any other words. */
export const regionCalled = (name: string | undefined): Region | undefined =>
  REGIONS.find((region) => region.toLowerCase() === name?.toLowerCase());
