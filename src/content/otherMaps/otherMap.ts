import type { Source } from "#domain/text/source.ts";

/** What an entry leads to, in the order of the page. */
export const OTHER_MAP_GROUPS = [
  "Cultivators",
  "Laboratories",
  "Grow shops",
  "Neighbor states",
] as const;
export type OtherMapGroup = (typeof OTHER_MAP_GROUPS)[number];

/**
 * How a link was checked: a stored copy of the page was read, or its address is given alike by
 * independent publications.
 */
export type Check = "page" | "address";
export const CHECK_TEXTS: Readonly<Record<Check, string>> = {
  page: "a copy of the page read",
  address: "address given by several publications",
};

export interface OtherMap {
  /** Part of an address, such as `#michigan`. */
  id: string;
  title: string;
  group: OtherMapGroup;
  summary: string;
  points: readonly string[];
  /** Kept by a state, or by its university. */
  official: boolean;
  /** `null` while no address has been checked. */
  link: { name: string; url: string; checkedOn: string; check: Check } | null;
  /** Where the statements come from. */
  sources: readonly Source[];
}
