import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "#design/tokens.ts";

export const bar = style({ display: "flex", flexDirection: "column", gap: space[3] });

export const callButton = style({ paddingBlock: space[2] });
globalStyle(`${callButton} > svg`, { flex: "none" });
/** A number to dial stays on one line, unless that is shorter. */
export const unbroken = style({ display: "inline-block", maxWidth: "100%" });
