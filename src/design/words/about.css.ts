import { style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";

/** The figure is what is read down a list; that it is with tax is said in a quieter voice. */
export const aboutSign = style({
  color: color.inkQuiet,
  fontWeight: 400,
  // Who hears the page is told it in a word; a browser that knows no silent signs has both.
  "::before": { content: ['"≈"', '"≈" / ""'], paddingInlineEnd: "0.125em" },
});
