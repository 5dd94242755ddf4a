import { globalStyle, style } from "@vanilla-extract/css";
import { readOut } from "../hiddenOnPhone.css.ts";
import { color } from "../theme.css.ts";
import {
  font,
  from,
  narrow,
  onPhone,
  radius,
  size,
  space,
  textLine,
  textSize,
  withMouse,
} from "../tokens.ts";
import { spareFacts } from "../words/cutLine.css.ts";
import { DOT, dots } from "../words/dots.ts";
import { rowLinks } from "../words/rowLinks.ts";
import { tag } from "../words/tag.css.ts";
import { record } from "../words/verdictWords.css.ts";

/**
 * A row of an offer on any list: beside a drawing what it is and what it costs; how much of it, whose and what a unit costs;
 * where; how old that is and what its past says, and what can be done. Lines are as high as their letters need, and the
 * last one is there and as high whatever is said in it: a list has one rhythm.
 */
export const row = style({
  position: "relative",
  display: "flex",
  // In very large type the words stand below the drawing.
  flexWrap: "wrap",
  columnGap: space[2],
  paddingBlock: space[1],
  borderBlockEnd: `1px solid ${color.line}`,
  lineHeight: 1.25,
  fontVariantNumeric: "tabular-nums",
});

/** All of it is the way to its title's page, but for what does something else there. */
export const opens = style({ cursor: "pointer" });
globalStyle(`${opens}:hover`, { "@media": { [withMouse]: { background: color.sunken } } });

/** In a list of several kinds its edge has the color of its own. */
export const ofKind = style({ paddingInlineStart: space[2] });

/** All its words, on one line beside the drawing. */
export const lines = style({ flex: "1 1 min(100%, 13rem)", minWidth: 0 });

/** The same where two signs stand at the end of the row: from a tablet on beside all lines, on a phone in the last one. */
export const beforeActions = style([
  lines,
  { "@media": { [from.tablet]: { paddingInlineEnd: "6rem" } } },
]);
/** One sign, which stands there on a phone, too. */
export const beforeOne = style([lines, { paddingInlineEnd: "2.5rem" }]);

/** Beside very large type the figure at its end stands in a line of its own. */
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[2],
  overflowWrap: "anywhere",
});
globalStyle(`${line} > :first-child`, { flex: "1 1 6rem", minWidth: 0 });
/* There the price before stands above the one that holds. */
globalStyle(`${line} > :last-child:not(:first-child)`, {
  flex: "none",
  maxWidth: "100%",
  textAlign: "end",
  whiteSpace: "normal",
});

/* What was seen too long ago to be ranked may be gone, and its price with it. */
globalStyle(`${row}:has(time[data-freshness="stale"]) strong`, {
  color: color.inkQuiet,
  fontWeight: 500,
});

/** What is said of a product's name: quieter. */
export const quietLine = style([
  line,
  {
    color: color.inkQuiet,
    fontSize: textSize.sm,
    // All that is said below a name is of one size there, and has the room for it.
    "@media": { [onPhone]: { fontSize: textSize.unit } },
    // No column: figures of one width are a sixth wider and would gape.
    fontVariantNumeric: "proportional-nums",
  },
]);
/* The words have all that they need before what may be left out has any. */
globalStyle(`${quietLine} > :first-child`, { flex: "1000 1 6rem" });
globalStyle(`${quietLine} > :first-child:not(:only-child)`, { maxWidth: "max-content" });
globalStyle(`${quietLine} b`, { color: color.ink, fontWeight: 500 });

/** What a unit costs: quiet, and never torn. */
export const unitPrice = style({ fontSize: textSize.unit, whiteSpace: "nowrap" });

/** In a list that is sorted by it, it is what the eye goes down. */
export const byUnit = style({});
globalStyle(`${byUnit} ${unitPrice}`, { color: color.ink, fontWeight: 650 });

/** Figures at the end of a line, of which the first come in where there is room for them: together they are one thing. */
export const lineEnd = style({
  display: "flex",
  selectors: { [`${line} > &&&&`]: { flex: "1 0 auto" } },
  alignItems: "baseline",
  justifyContent: "flex-end",
  columnGap: space[2],
});

/* Until when a store is open that stays so for more than an hour: there where the store's name has its room, or read out. */
const LATER = `${line}${line} > ${lineEnd}${lineEnd}${lineEnd}${lineEnd}:has(> [data-later])`;
const ROOMY = "screen and (min-width: 19em) and (max-width: 43.74em)";
globalStyle(LATER, {
  "@media": {
    [ROOMY]: {
      flex: "1 1 0",
      minWidth: 0,
      flexWrap: "wrap",
      columnGap: 0,
      contain: "inline-size",
      height: "1lh",
      overflow: "hidden",
    },
  },
});
/* A letter of no width is always in the line that is seen. */
globalStyle(`${LATER}::before`, { "@media": { [ROOMY]: { content: '"\\200B"' } } });
globalStyle(`${LATER} > *`, { "@media": { [ROOMY]: { flex: "none", whiteSpace: "nowrap" } } });

/** A thumb may miss the letters by a little: the link is taller than its lines, the lines are not. It ends at the rule above, where the signs of the row before begin. */
export const titleLink = style({
  minWidth: 0,
  paddingBlock: "0.375rem 1.125rem",
  marginBlock: "-0.375rem -1.125rem",
  fontWeight: 650,
});

rowLinks(titleLink);
/* A phone shows two lines of it; all of it is on its own page, and heard. */
globalStyle(`${titleLink} > bdi`, {
  "@media": {
    [onPhone]: {
      display: "-webkit-box",
      WebkitBoxOrient: "vertical",
      WebkitLineClamp: 2,
      overflow: "hidden",
    },
  },
});
/* A name goes into smaller letters before it goes to a second line. */
globalStyle(`${titleLink} [data-long]`, {
  "@media": { [onPhone]: { fontSize: textSize.sm } },
});

/** How high the last line is. */
const FOOT_LINE = textLine.sm;

/** What its past says, and at the end what can be done. */
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  columnGap: space[1],
});
export const said = style({
  ...dots.line,
  flex: "1 1 6rem",
  minWidth: 0,
  minHeight: FOOT_LINE,
  fontSize: textSize.unit,
  fontVariantNumeric: "proportional-nums",
  overflowWrap: "anywhere",
  selectors: {
    // A sign is narrower than what a thumb needs: words may come as near as it looks.
    "&:not(:last-child)": { "@media": { [onPhone]: { marginInlineEnd: "-0.625rem" } } },
  },
});
globalStyle(`:is(${said}, ${lineEnd}) > time`, { columnGap: 0, fontSize: textSize.unit });
/* A price, its age and what its past says have one line of a phone. */
globalStyle(`${said}${said}:has(> time:not([data-said])) > *`, {
  "@media": {
    [onPhone]: { fontSize: textSize.xs, letterSpacing: "-0.02em" },
    [narrow]: { letterSpacing: "-0.03em" },
  },
});
globalStyle(`${said} > time`, { flex: "none" });
/** A fact among what its past says: quiet, and never torn. */
export const footFact = style({
  color: color.inkQuiet,
  whiteSpace: "nowrap",
});
/* Behind an age what is said of a price is cut before it goes to a line that other rows have not. */
const AFTER_AGE = `${said}:has(> time) > :is(${record}, [data-past], ${footFact}, ${tag.classNames.base})`;
globalStyle(AFTER_AGE, {
  "@media": {
    [onPhone]: {
      display: "block",
      // What may be left out has none of the room before it.
      flex: "1000 1 5rem",
      maxWidth: "max-content",
      overflow: "hidden",
      whiteSpace: "nowrap",
      textOverflow: "ellipsis",
    },
  },
});
/* A record is whole, whatever else there is to say. */
globalStyle(`${said}${said}${said}:has(> time) > ${record}`, {
  "@media": { [onPhone]: { flex: "none", maxWidth: "100%", marginInlineStart: "0.4em" } },
});
globalStyle(`${said}:has(> time) > ${record}::before`, {
  "@media": { [onPhone]: { display: "inline-block", marginInlineEnd: "0.25em" } },
});

/* Behind a record a phone has no room for more facts. An age has its room on every row: where a wide unit or a narrow phone leaves a record none, that goes to a line of its own. */
globalStyle(`${row} ${said}${said}:has(> time) > ${record} ~ ${footFact}`, {
  "@media": { [onPhone]: readOut },
});
globalStyle(`${row} ${said}${said}:has(> ${unitPrice}[data-wide]):has(> ${record}) > *`, {
  "@media": { [onPhone]: { letterSpacing: "-0.035em" } },
});
/* There it stands where its line begins, and its sign is whole. */
globalStyle(`${row} ${said}${said}${said}:has(> time):has(> [data-wide]) > ${record}`, {
  "@media": { [onPhone]: { marginInlineStart: DOT } },
});
globalStyle(`${row} ${said}${said}${said}:has(> time) > ${record}`, {
  "@media": { "screen and (max-width: 21.5em)": { marginInlineStart: DOT } },
});

/* Quiet words, tags and what the past says are as high as each other. */
globalStyle(`${said}${said} > *`, { lineHeight: FOOT_LINE });
globalStyle(`${said}${said} > ${spareFacts}`, { height: FOOT_LINE });

/* What warns of an offer has a phone's line before what its past says. */
globalStyle(
  `${said}:has(> ${tag.classNames.variants.tone.warning}) > :is(${record}, [data-past])`,
  {
    "@media": { [onPhone]: readOut },
  },
);

globalStyle(`${said}${said} > *`, dots.fact);
globalStyle(`${said} > :is(time, ${footFact}, [data-past])::before`, dots.beforeFact);
/* Where its end may be cut its dot stands within it. */
globalStyle(`${said}${said}:has(> time) > :is(${footFact}, [data-past])`, {
  "@media": { [onPhone]: { marginInlineStart: 0 } },
});
globalStyle(`${said}${said}:has(> time) > :is(${footFact}, [data-past])::before`, {
  "@media": { [onPhone]: { marginInlineStart: 0 } },
});

/** By how much it is below what it was, behind that. Grounds are for what is chosen. */
export const offMark = style({
  flex: "none",
  fontSize: textSize.unit,
  whiteSpace: "nowrap",
  selectors: { "&&": { color: color.leaf, fontWeight: 650 } },
});
/** The same where no earlier price proves it, or there was a lower one. */
export const offQuiet = style({
  flex: "none",
  fontSize: textSize.unit,
  whiteSpace: "nowrap",
  selectors: { "&&": { color: color.inkQuiet, fontWeight: 500 } },
});

/** At the end of a row, in its middle. */
const atEnd = {
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: `-${space[3]}`,
  alignItems: "center",
  margin: 0,
} as const;

/** As tall as a thumb needs, from the rule below over the lines above; what is seen of it stands on the last line. */
export const rowActions = style({
  position: "relative",
  display: "flex",
  flex: "none",
  marginBlock: `calc(${FOOT_LINE} - ${size.target}) -${space[1]}`,
  marginInlineStart: "auto",
  marginInlineEnd: `-${space[3]}`,
  "@media": { [from.tablet]: atEnd },
});
/* What is pressed is the row, and not one of its signs. */
globalStyle(`${opens}:active:not(:has(${rowActions}:active))`, { background: color.sunken });
export const rowEnd = style([{ display: "flex" }, atEnd]);
globalStyle(`:is(${rowActions}, ${rowEnd}) > *`, {
  minWidth: size.target,
  padding: "11px 9px",
  borderRadius: radius.full,
  backgroundClip: "content-box",
});
/* A corner is rounded from the button's edge, so that what is painted of it is round. */
const aboveLine = `calc(${size.target} - ${FOOT_LINE} - ${space[1]} + 10px)`;
const belowLine = `calc(${space[1]} + 10px)`;
/* The sign's middle is that of the line, which is as far above the rule as it is below the row's own words. */
/* On a phone the last ends where the price does. */
globalStyle(`${rowActions}${rowActions}`, {
  "@media": { [onPhone]: { marginInlineEnd: "-0.625rem" } },
});
globalStyle(`${rowActions}${rowActions} > *`, {
  "@media": {
    [onPhone]: {
      // Higher than wide: what is beside them is a price and its age.
      minWidth: "36px",
      paddingInline: "7px",
      // What is painted of one ends where the line does: it covers no figure above. The border is a pixel of the room.
      paddingBlock: `calc(${size.target} - ${FOOT_LINE} - ${space[1]} - 1px) calc(${space[1]} - 1px)`,
      borderRadius: `18px / ${aboveLine} ${aboveLine} ${belowLine} ${belowLine}`,
    },
  },
});
/* Before another it stands nearer to that than to the words. */
globalStyle(`${rowActions}${rowActions} > :not(:last-child)`, {
  "@media": { [onPhone]: { paddingInline: "9px 5px" } },
});

/** Before the first of each size, as its cell on the board has it. */
export const sizeHead = style({
  paddingBlockStart: space[3],
  borderBlockEnd: `1px solid ${color.lineStrong}`,
  color: color.flower,
  fontFamily: font.heading,
  fontSize: textSize.base,
  fontWeight: 640,
  lineHeight: textLine.base,
});
