import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "../tokens.ts";

/** Beside what else is said in two lines: the list below has to begin high up. */
export const switchRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[3],
});
/** As tall as a finger, of which the line takes no more room than its words. */
export const ownPart = style({ flex: "none", marginBlock: `-${space[2]}` });
export const otherPart = style({ flex: "1 1 8rem", minWidth: 0 });
globalStyle(`${otherPart} > details[open]`, { paddingBlock: space[1] });
