import { globalStyle, style } from "@vanilla-extract/css";
import { printSize, space } from "../tokens.ts";

export const printTitle = style({
  display: "none",
  "@media": { print: { display: "block", marginBlockEnd: space[4] } },
});
globalStyle(`${printTitle} > h1`, { marginBlockEnd: space[1], fontSize: printSize["2xl"] });

export const inOneLine = style({
  "@media": {
    print: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "baseline",
      columnGap: space[4],
      marginBlockEnd: space[1],
    },
  },
});
globalStyle(`${inOneLine} > h1`, {
  minWidth: 0,
  overflowWrap: "anywhere",
  marginBlockEnd: 0,
  fontSize: printSize.base,
});
globalStyle(`${inOneLine} > p`, { fontSize: printSize.xs });
