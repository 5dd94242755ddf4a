import { style } from "@vanilla-extract/css";
import { space } from "#design/tokens.ts";

export const steps = style({
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  paddingInlineStart: space[4],
});
