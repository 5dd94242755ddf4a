/** Orders of the list of stores: the nearest, by name, or the lowest price of a gram first. */
export const STORE_SORTS = ["distance", "name", "g"] as const;
export type StoreSort = (typeof STORE_SORTS)[number];
