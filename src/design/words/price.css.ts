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
export const was = style({ color: color.inkQuiet, fontSize: textSize.sm });
/** Below the price that holds. */
export const wasBelow = style({
  color: color.inkQuiet,
  fontSize: textSize.unit,
  whiteSpace: "nowrap",
});
