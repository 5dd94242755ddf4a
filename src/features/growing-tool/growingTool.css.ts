import { style } from "@vanilla-extract/css";
import { from, size, space } from "#design/tokens.ts";

export const form = style({
  display: "grid",
  gap: space[4],
  maxWidth: size.measure,
  "@media": { [from.tablet]: { gridTemplateColumns: "2fr 1fr 1fr" } },
});

export const preview = style({
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  "@media": { print: { display: "block" } },
});
