import { style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { textLine, textSize } from "../tokens.ts";

/** One line of a row, and no higher than what stands beside it. */
export const briefTag = style({ fontSize: textSize.xs, lineHeight: textLine.xs });

/** As dark as a store's name that is a link. */
export const placeName = style({ color: color.ink });

/** Of a chain's stores it is the town that tells them apart. */
export const placeApart = style({ color: color.ink, fontWeight: 600 });
