import { style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { radius, withStamps } from "../tokens.ts";

/** The column of drawings: words of all rows begin on one line beside it. */
export const rowStamp = style({
  display: "none",
  flex: "none",
  alignSelf: "flex-start",
  width: "40px",
  lineHeight: 0,
  color: color.inkQuiet,
  "@media": { [withStamps]: { display: "grid", gap: "2px" } },
});
export const drawn = style({ position: "relative", width: "40px", height: "40px" });

/** On paper of its own, so that the flower does not run into it. */
export const kind = style({
  position: "absolute",
  insetBlockEnd: "-5px",
  insetInlineEnd: "-5px",
  padding: "2px",
  borderRadius: radius.full,
  background: color.paper,
});
