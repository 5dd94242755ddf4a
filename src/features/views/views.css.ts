import { globalStyle, style } from "@vanilla-extract/css";
import { textSize } from "#design/tokens.ts";

export const title = style({ fontSize: textSize.lg });

export const list = style({ listStyle: "none" });
globalStyle(`${list} > li:last-child`, { borderBlockEnd: 0 });
