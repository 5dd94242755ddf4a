/** What a stamp shows, wherever that is explained. */
export const STAMP_WORDS =
  "Drawn from the labels: a petal’s length is the share, its color the terpene. An outline means that no label says.";
