import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { from, space, textSize } from "#design/tokens.ts";

export const parts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  marginBlockStart: space[3],
  selectors: { "&[hidden]": { display: "none" } },
  "@media": {
    [from.docked]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gridTemplateRows: "auto auto auto auto 1fr",
      columnGap: space[10],
      alignItems: "start",
    },
  },
});
/* The kept stores are the tallest, and have a column of their own. */
globalStyle(`${parts} > :first-child`, { "@media": { [from.docked]: { gridRow: "1 / span 5" } } });
globalStyle(`${parts} > :not(:first-child)`, { "@media": { [from.docked]: { gridColumn: 2 } } });

export const part = style({
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  minWidth: 0,
});

export const head = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  paddingBlockEnd: space[1],
  borderBlockEnd: `1px solid ${color.lineStrong}`,
});
globalStyle(`${head} > svg`, { flex: "none", color: color.buckeye });

export const title = style({ flex: 1, minWidth: 0, fontSize: textSize.lg });

export const list = style({ listStyle: "none" });
globalStyle(`${list} > li:last-child`, { borderBlockEnd: 0 });
