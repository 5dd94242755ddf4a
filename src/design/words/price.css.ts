import { style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { textSize } from "../tokens.ts";

export const price = style({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
export const was = style({ color: color.inkQuiet, fontSize: textSize.sm });
