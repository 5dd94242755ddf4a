import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { size, space } from "../tokens.ts";

export const fold = style({});
globalStyle(`${fold} > summary`, {
  minHeight: size.target,
  paddingBlock: space[2],
  color: color.leaf,
  fontWeight: 600,
  cursor: "pointer",
});
