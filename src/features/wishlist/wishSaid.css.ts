import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { from, onPhone, radius, space, textLine, textSize } from "#design/tokens.ts";
import { DOT, dots } from "#design/words/dots.ts";
import { record } from "#design/words/verdictWords.css.ts";
import { inSmallType } from "./wishlist.css.ts";

/** What stands at the head of the line of signs: what a price's past says of it, or how near it is to the target. */
export const entrySaid = style({
  flex: "1 1 6rem",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[2],
  minWidth: 0,
  fontSize: textSize.unit,
  lineHeight: textLine.sm,
  "@media": {
    // As in the rows of every list, words may come as near to a sign as it looks.
    [onPhone]: {
      columnGap: 0,
      marginInlineStart: dots.line.marginInlineStart,
      // They end before a heart as it looks.
      marginInlineEnd: "-0.25rem",
      clipPath: dots.line.clipPath,
    },
    // On paper all of it stands among the facts.
    print: { display: "none" },
  },
});
globalStyle(`${entrySaid} > *`, { "@media": { [onPhone]: dots.fact } });
/** On a phone, and beside a trip, what is known of a price stands beside the signs, in the room that they need anyway. */
export const phoneLowest = style({
  display: "none",
  minHeight: textLine.sm,
  lineHeight: textLine.sm,
  color: color.inkQuiet,
  fontSize: textSize.unit,
  fontVariantNumeric: "proportional-nums",
  columnGap: space[4],
  // Where nothing is said it does not move the line.
  selectors: { "&&:empty": { display: "none" } },
  "@media": {
    [onPhone]: { display: "contents" },
    [from.pairs]: { display: "flex", flexWrap: "wrap", fontSize: textSize.sm },
    print: { display: "none" },
  },
});
/* One remark, in one line: its store, which comes last, is cut first. */
globalStyle(`${phoneLowest}${phoneLowest} > *`, {
  "@container": {
    [inSmallType]: {
      "@media": {
        [onPhone]: {
          flex: "0 1 auto",
          minWidth: 0,
          maxWidth: `calc(100% - ${DOT})`,
          overflow: "hidden",
          textOverflow: "ellipsis",
          whiteSpace: "nowrap",
        },
      },
    },
  },
});
export const aboveTarget = style({ "@media": { [onPhone]: { display: "none" } } });
/* As in the rows of every list: a dot before each fact, unless a line begins there; a record has its own mark. */
globalStyle(`${phoneLowest} > *`, { "@media": { [onPhone]: dots.fact } });
globalStyle(`${phoneLowest} > :not(${record})::before`, {
  "@media": { [onPhone]: dots.beforeFact },
});

export const targetProgress = style({
  display: "grid",
  gap: "2px",
  paddingBlockEnd: "2px",
  width: "100%",
  maxWidth: "16rem",
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${entrySaid} > ${targetProgress}`, {
  fontSize: textSize.xs,
  lineHeight: 1.15,
  // The target's own words are on paper without the bar.
  "@media": { print: { display: "none" } },
});
export const targetBar = style({
  height: "4px",
  borderRadius: radius.full,
  background: color.sunken,
  "@media": { "(forced-colors: active)": { border: "1px solid" } },
});
globalStyle(`${targetBar} > span`, {
  display: "block",
  height: "100%",
  borderRadius: radius.full,
  background: color.leaf,
});
globalStyle(targetBar, { "@media": { print: { display: "none" } } });
