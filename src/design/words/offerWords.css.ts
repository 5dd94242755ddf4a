import { style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { textLine, textSize } from "../tokens.ts";

/** One line of a row, and no higher than what stands beside it. */
export const briefTag = style({ fontSize: textSize.xs, lineHeight: textLine.xs });

/** As dark as a store's name that is a link. */
export const placeName = style({ color: color.ink });
