import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";

/** A price that is the lowest has a gold lozenge before its words: a whole ground of gold in each row of a list would be a wall. */
export const sealed = style({ whiteSpace: "nowrap" });
globalStyle(`${sealed}::before`, {
  content: "",
  display: "inline-block",
  inlineSize: "0.625em",
  blockSize: "0.625em",
  marginInlineEnd: "0.3em",
  background: color.goldenrod,
  clipPath: "polygon(50% 0, 100% 50%, 50% 100%, 0 50%)",
  "@media": { "(forced-colors: active)": { background: "CanvasText" } },
});
