import { style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { size, textSize } from "../tokens.ts";

export const warningLine = style({
  maxWidth: size.measure,
  color: color.inkQuiet,
  fontSize: textSize.md,
});

/** Above lists that have to begin high up; nothing of it is cut off. */
export const short = style({ color: color.inkQuiet, fontSize: textSize.sm });

/** Said before all else. */
export const oldMenu = style({ color: color.amber, fontWeight: 600 });
