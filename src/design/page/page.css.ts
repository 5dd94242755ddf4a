import { style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { from, space } from "../tokens.ts";

export const page = style({
  display: "flex",
  flexDirection: "column",
  gap: space[6],
  "@media": { print: { display: "block" } },
});

export const head = style({ display: "flex", flexDirection: "column", gap: space[3] });

export const title = style({
  fontSize: "1.75rem",
  "@media": { [from.tablet]: { fontSize: "2.25rem" } },
});

export const lead = style({ maxWidth: "44rem", color: color.inkQuiet, fontSize: "1.0625rem" });
