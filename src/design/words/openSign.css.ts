import { style } from "@vanilla-extract/css";
import { from } from "../tokens.ts";

/** One piece: among words that wrap it stays with none of them. */
export const openSign = style({ display: "inline-block" });

export const onlyOnPhone = style({ "@media": { [from.tablet]: { display: "none" } } });
