import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { drawnSize, textSize } from "../tokens.ts";

export const price = style({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
/** The longer words of a price with tax may stand below the price that it replaces; neither breaks. */
export const longPrice = style({ fontVariantNumeric: "tabular-nums" });
globalStyle(`${longPrice} > strong`, { display: "inline-block", whiteSpace: "nowrap" });
globalStyle(`:is(${price}, ${longPrice}) > strong`, {
  fontSize: drawnSize.price,
  lineHeight: 1.33,
});
/** The figure is what is read down a list; that it is with tax is said in a quieter voice. */
export const aboutWord = style({ color: color.inkQuiet, fontSize: textSize.sm, fontWeight: 400 });
export const was = style({ color: color.inkQuiet, fontSize: textSize.sm });
