import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { size, space } from "../tokens.ts";
import { foldMark } from "./foldMark.ts";

export const fold = style({});
globalStyle(`${fold} > summary`, {
  minHeight: size.target,
  // One line stands in the middle of its height, beside what else stands there.
  paddingBlock: space[2],
  lineHeight: `calc(${size.target} - 2 * ${space[2]})`,
  color: color.leaf,
  fontWeight: 600,
});
foldMark(fold);
