import { style } from "@vanilla-extract/css";
import { size } from "#design/tokens.ts";

export const field = style({ paddingInlineEnd: size.target });
