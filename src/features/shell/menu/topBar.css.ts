import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { standing } from "../notices/notices.css.ts";
import { button } from "#design/controls/button.css.ts";
import { color, shadow } from "#design/theme.css.ts";
import {
  beforeDocked,
  drawnSize,
  font,
  from,
  layer,
  radius,
  safe,
  size,
  space,
  textSize,
} from "#design/tokens.ts";

/** Where the buttons, the name and a notice have to share 320 px. */
const NARROW = "screen and (max-width: 21.99em)";

export const topBar = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    minHeight: size.topBar,
    paddingBlockStart: safe.top,
    paddingInline: space[2],
    borderBlockEnd: `1px solid ${color.line}`,
    background: color.surface,
    color: color.ink,
    "@media": { [NARROW]: { paddingInline: space[1] } },
  },
  variants: {
    above: { page: { zIndex: layer.topBar }, drawer: { zIndex: layer.sidebar + 1 } },
    navbar: {
      "navbar-sticky": { position: "sticky", insetBlockStart: 0 },
      "navbar-floating": {
        position: "sticky",
        insetBlockStart: space[2],
        margin: space[2],
        border: `1px solid ${color.line}`,
        borderRadius: radius.lg,
        boxShadow: shadow.resting,
        "@media": { [NARROW]: { marginInline: space[1], paddingInline: 0 } },
      },
      "navbar-static": { position: "relative" },
    },
  },
});

export const name = style({
  flex: 1,
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minWidth: 0,
  minHeight: "44px",
  overflow: "hidden",
  color: color.ink,
  fontFamily: font.heading,
  // Five buttons stand beside it on a phone.
  fontSize: drawnSize.count,
  fontWeight: 640,
  lineHeight: 1.15,
  textDecoration: "none",
  "@media": {
    "(min-width: 376px)": { fontSize: drawnSize.tab },
    "(min-width: 400px)": { fontSize: textSize.sm },
    [from.tablet]: { fontSize: textSize.lg },
  },
});

/* The menu beside the page has no line for home: there the name says where one is, by a line below it as tabs have. A plate behind words looked like words that are selected. */
globalStyle(`${name}[aria-current=page] > span`, {
  "@media": {
    [from.docked]: {
      paddingBlock: "5px 2px",
      borderBlockEnd: `3px solid ${color.leaf}`,
    },
  },
});

/** Read out all the same. */
const outOfSight = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
} as const;

/** Where it would take three lines, the mark alone says it. */
export const nameWords = style({ "@media": { [NARROW]: outOfSight } });

/** The way up, with the name of what one reads, in the place of the site's. */
export const pageName = style({
  position: "relative",
  flex: 1,
  display: "flex",
  alignItems: "center",
  gap: space[1],
  minWidth: 0,
  minHeight: size.target,
  fontFamily: font.heading,
  // As the bar, whatever type the reader has set: beside four signs a word would be torn.
  fontSize: drawnSize.md,
  fontWeight: 640,
  lineHeight: 1.15,
  "@media": { [from.docked]: { display: "none" } },
});
/** A sign, and what is tapped is the name as well. */
export const wayUp = style({
  flex: "none",
  padding: 0,
  border: 0,
  background: "none",
  color: color.leaf,
  cursor: "pointer",
  "::after": { content: "", position: "absolute", inset: 0 },
});
globalStyle(`${wayUp} > svg`, { display: "block", width: "20px", height: "20px" });

/* Signs are as large as thumbs, whatever type the reader has set: five of them stand beside the name. */
globalStyle(`${topBar.classNames.base} > :is(button, a:not(${name}), span)`, {
  "@media": { [beforeDocked]: { width: "44px", minWidth: "44px", minHeight: "44px" } },
});

/* On a phone a notice takes the place of the name beside the mark, and where there is no room for both, or the way back stands there, too, of both: every button stays where it is. */
const PHONE_BAR = "screen and (max-width: 29.99em)";
const noticed = `${topBar.classNames.base}:has(> [role=status] > :not(${standing}))`;
globalStyle(`${noticed} ${name}`, {
  "@media": {
    [PHONE_BAR]: { flex: "none", marginInlineEnd: space[1] },
    [NARROW]: { display: "none" },
  },
});
globalStyle(`${noticed}:has(> [data-back]) ${name}`, {
  "@media": { [PHONE_BAR]: { display: "none" } },
});
globalStyle(`${noticed} ${nameWords}`, { "@media": { [PHONE_BAR]: outOfSight } });
globalStyle(`${noticed} [role=status]`, { "@media": { [PHONE_BAR]: { flex: 1, minWidth: 0 } } });

export const pageWords = style({ display: "grid", minWidth: 0 });
/* A name goes to a second line before it is cut; with a place below both of them the bar is still as high. */
globalStyle(`${pageWords} > *`, {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  lineHeight: 1.1,
});
export const pagePlace = style({
  selectors: { "&&": { WebkitLineClamp: 1 } },
  color: color.inkQuiet,
  fontFamily: font.text,
  fontSize: drawnSize.tab,
  fontWeight: 400,
});
globalStyle(`${name}:has(+ ${pageName})`, { "@media": { [beforeDocked]: outOfSight } });
/* Beside a notice there is room for the sign alone, and of the narrowest bar for no more than that. */
globalStyle(`${noticed} ${pageName}`, {
  "@media": {
    [PHONE_BAR]: { flex: "none", width: size.target, justifyContent: "center" },
    [NARROW]: { width: "30px" },
  },
});
globalStyle(`${noticed} ${pageWords}`, { "@media": { [PHONE_BAR]: { display: "none" } } });

/** A sign on a phone, and where there is room for it a field as the search itself has one. */
export const search = style([
  button({ kind: "icon" }),
  {
    "@media": {
      [from.docked]: {
        justifyContent: "flex-start",
        flex: "0 1 20rem",
        marginInline: space[2],
        paddingInline: space[3],
        border: `1px solid ${color.lineStrong}`,
        background: color.paper,
        color: color.inkQuiet,
        fontWeight: 400,
      },
    },
  },
]);
export const searchWord = style({
  "@media": {
    [beforeDocked]: outOfSight,
  },
});

/** On a phone they are in the menu, behind "More". */
export const settings = style({
  display: "none",
  "@media": { [from.docked]: { display: "contents" } },
});

/** As large as the link that follows, so that nothing moves. */
export const account = style({
  position: "relative",
  overflow: "hidden",
  display: "inline-grid",
  placeItems: "center",
  width: size.target,
  height: size.target,
});

const appear = keyframes({ from: { opacity: 0 } });
/** Most answers come before it does. */
export const accountRing = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  animation: `${appear} 200ms 600ms both`,
});

export const initial = style({
  display: "inline-grid",
  placeItems: "center",
  width: "1.75rem",
  height: "1.75rem",
  borderRadius: "50%",
  background: color.leaf,
  color: color.onLeaf,
  fontWeight: 650,
});
