import { style } from "@vanilla-extract/css";

/** One piece: among words that wrap it stays with none of them. */
export const openSign = style({ display: "inline-block" });
