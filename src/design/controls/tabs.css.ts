import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "../theme.css.ts";
import { size, space } from "../tokens.ts";

export const list = style({
  display: "flex",
  gap: space[4],
  overflowX: "auto",
  scrollbarWidth: "none",
  borderBlockEnd: `1px solid ${color.line}`,
});

export const tab = style({
  flex: "none",
  minHeight: size.target,
  padding: `${space[2]} 0`,
  border: 0,
  borderBlockEnd: "3px solid transparent",
  background: "none",
  color: color.inkQuiet,
  fontWeight: 600,
  cursor: "pointer",
  ":focus-visible": { outlineOffset: "-3px" },
  selectors: {
    "&:hover": { color: color.ink },
    '&[aria-selected="true"]': { borderColor: color.leaf, color: color.ink },
  },
});

export const panel = recipe({
  variants: {
    isDense: { true: { paddingBlockStart: space[1] }, false: { paddingBlockStart: space[4] } },
  },
});
