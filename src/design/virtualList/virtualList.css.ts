import { style } from "@vanilla-extract/css";

export const list = style({ position: "relative", listStyle: "none" });

export const item = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: 0,
  contain: "layout style",
});
