import { globalStyle, style } from "@vanilla-extract/css";
import { size, space } from "#design/tokens.ts";

export const savedList = style({ marginBlockStart: space[3], listStyle: "none" });
globalStyle(`${savedList} a`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
  overflowWrap: "anywhere",
});
