/** What a stamp shows, wherever that is explained. */
export const STAMP_WORDS =
  "Drawn from the labels: a petal’s color is the terpene, its length how much. An outline means no label says.";
