import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "../tokens.ts";

/** As tall as a finger, of which the line takes no more room than its words. */
export const ownPart = style({ flex: "none", marginBlock: `-${space[2]}` });
/** One line below the other, beside each other where there is room: the list below has to begin high up. */
export const otherPart = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[3],
  paddingBlockStart: space[1],
});
globalStyle(`${otherPart} > details[open]`, { paddingBlock: space[1] });

/** In the room that the line above leaves below its box: nothing moves for it until it is opened. */
export const briefPart = style({
  display: "flow-root",
  lineHeight: "1rem",
  marginBlockStart: "-1rem",
});
globalStyle(`${briefPart} > summary`, {
  paddingBlock: space[1],
  marginBlock: `-${space[1]}`,
  marginInlineStart: "auto",
});
globalStyle(`${briefPart}[open]`, { paddingBlockEnd: space[2] });

/** A link by itself, as high as a finger needs it. */
export const whosePart = style({});
globalStyle(`${whosePart} > a`, { display: "inline-block", paddingBlock: space[1] });

/** No wider than its words, alone or in a row of others. */
export const taxChip = style({
  display: "inline-flex",
  flex: "none",
  justifySelf: "start",
  alignSelf: "start",
});
