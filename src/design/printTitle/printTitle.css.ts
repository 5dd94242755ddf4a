import { globalStyle, style } from "@vanilla-extract/css";
import { printSize, space } from "../tokens.ts";

export const printTitle = style({
  display: "none",
  "@media": { print: { display: "block", marginBlockEnd: space[5] } },
});
globalStyle(`${printTitle} > h1`, { marginBlockEnd: space[1], fontSize: printSize["2xl"] });
