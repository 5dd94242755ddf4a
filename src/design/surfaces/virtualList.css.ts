import { globalStyle, style } from "@vanilla-extract/css";
import { from, space } from "../tokens.ts";

export const list = style({
  listStyle: "none",
  // The list itself keeps the scroll position when rows turn out taller than thought.
  overflowAnchor: "none",
});

// Rows follow each other as they are: a height that is known a frame later leaves no gap meanwhile.
export const item = style({ contain: "layout style" });

/** Two beside each other where there is room, read from the left to the right; the last line ends where its rows do. */
export const pairs = style({
  "@media": {
    [from.pairs]: {
      display: "grid",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      columnGap: space[6],
      alignContent: "start",
    },
  },
});
/* The rule below two rows is one line, also where one of them says less. */
globalStyle(`${pairs} > li`, {
  "@media": { [from.pairs]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } },
});
