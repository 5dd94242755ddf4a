/**
 * The words of an offer, each list once: answers, the database's columns, the import's check and
 * the filters take them from here. Their order is that of the interface's description and of the
 * import's messages.
 */

/** Who may buy: adults, patients, or both. */
export const MENUS = ["rec", "med", "both"] as const;
export type Menu = (typeof MENUS)[number];

/** Whether there is any left, as far as the source says. */
export const STOCKS = ["yes", "no", "low", "unknown"] as const;
export type Stock = (typeof STOCKS)[number];

/** For whom a sale price holds; `none` is everybody. */
export const SALE_CONDITIONS = [
  "none",
  "med_only",
  "first_visit",
  "bundle",
  "loyalty",
  "other",
] as const;
export type SaleConditions = (typeof SALE_CONDITIONS)[number];
