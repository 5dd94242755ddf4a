import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { drawnSize, textSize } from "../tokens.ts";

export const price = style({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
/** With words for why it is less, it may stand below the price that it replaces; neither breaks. */
export const longPrice = style({ fontVariantNumeric: "tabular-nums" });
globalStyle(`${longPrice} > strong`, { display: "inline-block", whiteSpace: "nowrap" });
globalStyle(`:is(${price}, ${longPrice}) > strong`, {
  fontSize: drawnSize.price,
  lineHeight: 1.33,
});
/** The figure is what is read down a list; that it is with tax is said in a quieter voice. */
export const aboutSign = style({
  color: color.inkQuiet,
  fontWeight: 400,
  // Who hears the page is told it in a word; a browser that knows no silent signs has both.
  "::before": { content: ['"≈"', '"≈" / ""'], paddingInlineEnd: "0.125em" },
});
export const was = style({ color: color.inkQuiet, fontSize: textSize.sm });
