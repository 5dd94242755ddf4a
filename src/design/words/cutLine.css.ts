import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "../theme.css.ts";
import { onPhone } from "../tokens.ts";

/** So much room a name needs, in letters of its own size, or it is not seen. */
const LEAST = "3em";

/** As wide as this there is a line for all of it, or the name goes; in very large type it stands below. */
const inOneLine = "screen and (min-width: 19em)";

export const cutLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
});
globalStyle(`${cutLine} > *`, { maxWidth: "100%", whiteSpace: "pre-wrap" });

export const cutName = style({
  selectors: {
    [`${cutLine} > &`]: {
      flex: `1 1 ${LEAST}`,
      minWidth: 0,
      maxWidth: "max-content",
      overflow: "hidden",
      textOverflow: "ellipsis",
      "@media": { [inOneLine]: { whiteSpace: "pre" } },
    },
  },
});

/** Its name is never left out. */
export const keeps = style({});
/** Its name goes to a second line rather than away. */
const movesDown = `:is(${cutLine}:has(a), ${keeps})`;

/* What has no room goes to a second line, which is not there. */
globalStyle(`${cutLine}:not(:has(a), ${keeps})`, {
  "@media": { [inOneLine]: { height: "1lh", overflow: "hidden" } },
});
/* Each with the dot before it: none is left behind at the line's end. */
export const fact = style({ "@media": { [inOneLine]: { display: "inline-block" } } });
/* What can be tapped never goes: it is cut shorter, and stands below where there is no room for that. */
globalStyle(`${movesDown} > ${cutName}${cutName}`, {
  flexBasis: "3em",
  overflow: "visible",
  "@media": { screen: { display: "flex" } },
});
/* So much of it there is room for behind a town, or it stands whole below. */
globalStyle(`${keeps} > ${cutName}${cutName}${cutName}`, { flexBasis: "3.5rem" });
/** A town that is no longer than what a longer one keeps. */
export const briefTown = style({});
/* A store is looked for by its name: its town gives way first, by its end, and never all of it. */
globalStyle(`${keeps}${keeps}`, { "@media": { [inOneLine]: { flexWrap: "nowrap" } } });
globalStyle(`${keeps}${keeps} ${fact}`, { "@media": { [inOneLine]: { display: "inline" } } });
globalStyle(`${keeps}${keeps}${keeps} > :first-child:not(:last-child)`, {
  "@media": {
    [inOneLine]: {
      flex: "0 1000 auto",
      minWidth: "5em",
      overflow: "hidden",
      textOverflow: "ellipsis",
      whiteSpace: "pre",
    },
  },
});
globalStyle(`${keeps}${keeps}${keeps}${keeps} > :first-child:has(${briefTown})`, {
  "@media": { [inOneLine]: { flex: "none", minWidth: 0 } },
});
globalStyle(`${keeps}${keeps}${keeps} > ${cutName}${cutName}:not(:first-child)`, {
  "@media": { [inOneLine]: { flex: "0 1 auto" } },
});
globalStyle(`${keeps} > ${cutName} > :last-child`, {
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
});
/** Between the two; at the begin of a line it would hang out, and is cut off. */
export const dot = style({ whiteSpace: "pre" });
const DOT = "0.85em";
globalStyle(`${movesDown} > ${cutName} > ${dot}`, {
  "@media": {
    screen: { flex: "none", width: DOT, marginInlineStart: `-${DOT}`, textAlign: "center" },
  },
});
globalStyle(`${movesDown} > :first-child:not(:last-child)`, {
  "@media": { screen: { flex: "none", maxWidth: `calc(100% + ${DOT})`, paddingInlineEnd: DOT } },
});
/* A ring of focus has its room; the dot hangs out by more. */
globalStyle(movesDown, { "@media": { screen: { clipPath: "inset(-1rem -4px)" } } });
globalStyle(`${cutName} > a`, {
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  // Room for a thumb, which the lines around it are not moved by.
  paddingBlock: "0.875rem",
  marginBlock: "-0.875rem",
});

/** A long name that closes up by a little before any of it is cut. */
export const closeLetters = style({
  "@media": { [onPhone]: { letterSpacing: "-0.025em" } },
});

/** One line for all of it, or what is behind goes to a second one, which is not there. */
export const beforeMore = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  "@media": { [inOneLine]: { height: "1lh", overflow: "hidden" } },
});
globalStyle(`${beforeMore} > ${cutLine}`, { flex: "0 1 auto", minWidth: 0, maxWidth: "100%" });
export const behindAll = style({ flex: "none", maxWidth: "100%", whiteSpace: "pre-wrap" });

/** One line high, and as wide as what is left: what has no room in it goes to a second one, which is not there. */
export const spare = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  contain: "inline-size",
  selectors: { "&&&": { flex: "1 1 0", minWidth: 0 } },
  height: "1.25em",
  overflow: "hidden",
});
/* A letter of no width is always in the first one, on whose line all stands. */
globalStyle(`${spare}::before`, { content: '"\\200B"' });
globalStyle(`${spare} > *`, { flex: "none", whiteSpace: "pre" });

/** From the begin of what is left; where a list is wider than a phone's its rows say these in places of their own. */
export const spareFacts = style({
  display: "none",
  // Without any width of its own it never goes to a line of its own.
  selectors: { "&&&": { marginInlineStart: 0 } },
  justifyContent: "flex-start",
  color: color.inkQuiet,
  "@media": { [onPhone]: { display: "flex" } },
});
