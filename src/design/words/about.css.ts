import { style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { textSize } from "../tokens.ts";

/** The figure is what is read down a list; that it is with tax is said in a quieter voice. */
export const aboutSign = style({
  color: color.inkQuiet,
  fontWeight: 400,
  // Who hears the page is told it in a word; a browser that knows no silent signs has both.
  "::before": { content: ['"≈"', '"≈" / ""'], paddingInlineEnd: "0.125em" },
});

/** The word before a figure, in that quieter voice. */
export const aboutWord = style({
  color: color.inkQuiet,
  fontSize: textSize.unit,
  fontWeight: 400,
});
