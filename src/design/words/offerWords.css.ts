import { style } from "@vanilla-extract/css";
import { textLine, textSize } from "../tokens.ts";

/** One line of a row, and no higher than what stands beside it. */
export const briefTag = style({ fontSize: textSize.xs, lineHeight: textLine.xs });
