const ONE_COLOR =
  "One color: none listed (purple indica, green hybrid, red sativa, brown not known as any).";

/** What flowers mean, in a line. */
export const FLOWER_WORDS = `Many colors: terpenes on the label. ${ONE_COLOR}`;

/** What a stamp shows, wherever that is explained. */
export const STAMP_WORDS = `Drawn from the labels: a petal’s color is the terpene, its length how much. ${ONE_COLOR}`;
