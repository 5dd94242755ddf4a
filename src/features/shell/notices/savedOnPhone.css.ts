import { globalStyle, style } from "@vanilla-extract/css";
import { size } from "#design/tokens.ts";

export const savedList = style({ listStyle: "none" });
globalStyle(`${savedList} a`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
  overflowWrap: "anywhere",
});
