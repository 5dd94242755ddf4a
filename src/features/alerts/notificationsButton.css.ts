import { style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { space, textSize } from "#design/tokens.ts";

export const bell = style({ position: "relative" });

/** How many alerts are unread. */
export const unread = style({
  position: "absolute",
  insetBlockStart: space[1],
  insetInlineEnd: space[1],
  minWidth: "1.125rem",
  paddingInline: "0.25rem",
  borderRadius: "0.5625rem",
  background: color.danger,
  color: color.surface,
  fontSize: textSize.xs,
  fontWeight: 700,
  lineHeight: "1.125rem",
  textAlign: "center",
});
