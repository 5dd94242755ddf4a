import { style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { radius } from "../tokens.ts";

export const rowStamp = style({
  position: "relative",
  flex: "none",
  width: "40px",
  height: "40px",
  lineHeight: 0,
  "@media": {
    // In very large type words need all the room there is.
    "screen and (max-width: 15em)": { display: "none" },
    print: { display: "none" },
  },
});

/** On paper of its own, so that the flower does not run into it. */
export const kind = style({
  position: "absolute",
  insetBlockEnd: "-5px",
  insetInlineEnd: "-5px",
  padding: "2px",
  borderRadius: radius.full,
  background: color.paper,
});
