import { REGION_NAMES } from "#state/names.ts";

/** Parts of the state, in the order of home. */
export const REGIONS = REGION_NAMES;
export type Region = (typeof REGIONS)[number];

/** All of them to choose from, in that order. */
export const REGION_OPTIONS = REGIONS.map((region) => ({ value: region, label: region }));

/** The region of that name, in letters of either case; nothing for any other words. */
export const regionCalled = (name: string | undefined): Region | undefined =>
  REGIONS.find((region) => region.toLowerCase() === name?.toLowerCase());
