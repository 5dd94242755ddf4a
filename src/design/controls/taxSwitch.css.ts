import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { space, textSize } from "../tokens.ts";

/** Beside what the prices are, in one line: the list below has to begin high up. */
export const switchRow = style({ display: "flex", alignItems: "center", gap: space[3] });
/** As tall as a finger, of which the line takes no more room than its words. */
export const ownPart = style({ flex: "none", marginBlock: `-${space[2]}` });
export const note = style({ color: color.inkQuiet, fontSize: textSize.sm });
/** The rule stands there whole; of which stores something is not known opens below it. */
export const how = style({ color: color.inkQuiet, fontSize: textSize.sm });
globalStyle(`${how} > summary`, { cursor: "pointer" });
globalStyle(`${how}::details-content`, {
  "@media": { print: { contentVisibility: "visible", blockSize: "auto" } },
});
