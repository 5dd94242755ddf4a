/** Orders of the list of stores: the nearest, the cheapest, the cheapest of the visitor's region, by name, or the lowest price of a gram first. */
export const STORE_SORTS = ["distance", "price", "region", "name", "g"] as const;
export type StoreSort = (typeof STORE_SORTS)[number];
