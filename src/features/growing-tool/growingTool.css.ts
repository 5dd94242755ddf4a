import { createVar, fallbackVar, globalStyle, style } from "@vanilla-extract/css";
import { scrollFade } from "#design/scrollFade.css.ts";
import { ground } from "#design/surfaces/ground.css.ts";
import { aboveBottomBar } from "#design/sticky.css.ts";
import { color } from "#design/theme.css.ts";
import {
  from,
  onPhone,
  printSize,
  radius,
  safe,
  sheetColor,
  size,
  space,
  textSize,
} from "#design/tokens.ts";
import { sheet } from "./sheet.css.ts";
import { labels } from "./sheets/labels.css.ts";

/** On paper the screen's own title is a running head above the sheet's. */
export const runningHead = style({
  "@media": { print: { marginBlockEnd: "1mm" } },
});
globalStyle(`${runningHead} h1`, {
  "@media": { print: { fontSize: printSize["2xs"], lineHeight: "3mm", textAlign: "end" } },
});

export const form = style({
  display: "grid",
  // Of the plant's two days each has half a line, also on a phone; in large type a whole one.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))",
  gap: space[4],
  maxWidth: size.measure,
  "@media": { [from.tablet]: { gridTemplateColumns: "2fr 1fr 1fr" } },
});
globalStyle(`${form} > *`, { minWidth: 0 });
globalStyle(`${form} > :first-child`, {
  gridColumn: "1 / -1",
  "@media": { [from.tablet]: { gridColumn: "auto" } },
});

/** One part below the other; where there is room the sheet lies beside what is filled in. */
export const bench = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  "@media": {
    [from.wide]: {
      gridTemplateColumns: "minmax(0, 1fr) 30rem",
      gridTemplateRows: "auto auto auto 1fr",
      columnGap: space[10],
      alignItems: "start",
    },
    print: { display: "block" },
  },
});

export const preview = style({
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  "@media": {
    [from.wide]: { gridColumn: 2, gridRow: "1 / span 4" },
    print: { display: "block" },
  },
});

const PAPER_WIDTH_PX = 780;
const PAPER_HEIGHT_PX = 960;

/** Of a sheet on the desk; where the desk is wide, larger: a share of the paper. */
const PICTURE_WIDTH_PX = 96;
const LARGE_PICTURE_WIDTH_PX = 152;
const pictureScale = createVar();

/** The sheets lie on the deep ground of the site: paper is what one comes for. */
export const shelf = style([
  ground,
  {
    maxWidth: "48rem",
    padding: space[2],
    borderRadius: radius.md,
  },
]);

export const desk = style([
  scrollFade,
  {
    display: "grid",
    // No narrower than a picture in its frame: else one lies on the next, and the last leaves the page.
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${PICTURE_WIDTH_PX + 8}px), 1fr))`,
    gap: space[3],
    padding: 0,
    listStyle: "none",
    "@media": {
      // One line, so that the sheet itself is in sight below it.
      [onPhone]: {
        display: "flex",
        gap: space[1],
        padding: "5px",
        overflowX: "auto",
        scrollbarWidth: "none",
      },
      [from.wide]: {
        gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
        vars: { [pictureScale]: String(LARGE_PICTURE_WIDTH_PX / PAPER_WIDTH_PX) },
      },
    },
  },
]);
globalStyle(`${desk} > li`, {
  "@media": { [onPhone]: { flex: `0 0 ${PICTURE_WIDTH_PX + 12}px` } },
});

export const choice = style({
  display: "grid",
  justifyItems: "center",
  gap: space[1],
  minHeight: size.target,
  padding: space[1],
  borderRadius: radius.md,
  color: color.ink,
  fontSize: textSize.sm,
  lineHeight: 1.2,
  textAlign: "center",
  textDecoration: "none",
  selectors: {
    "&[aria-current]": { background: color.leafSoft, fontWeight: 650 },
    "&:hover": { textDecoration: "underline" },
  },
});

const shrunk = fallbackVar(pictureScale, String(PICTURE_WIDTH_PX / PAPER_WIDTH_PX));

export const picture = style({
  display: "block",
  width: `calc(${PAPER_WIDTH_PX}px * ${shrunk})`,
  height: `calc(${PAPER_HEIGHT_PX}px * ${shrunk})`,
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.sm,
  background: sheetColor.paper,
  contain: "strict",
});

export const pictureSheet = style({
  display: "block",
  width: `${PAPER_WIDTH_PX}px`,
  height: `${PAPER_HEIGHT_PX}px`,
  padding: "1.5rem",
  transform: `scale(${shrunk})`,
  transformOrigin: "top left",
});

/* The journal is as wide as its place on a screen. */
globalStyle(`${pictureSheet} > *`, { maxWidth: "none", border: 0, boxShadow: "none" });

export const fitted = style({
  overflow: "hidden",
  // The whole sheet is seen at once, with the buttons below it.
  maxWidth: `min(49rem, max(20rem, calc((100vh - 13rem) * ${PAPER_WIDTH_PX / (PAPER_HEIGHT_PX + 24)})))`,
  aspectRatio: `${PAPER_WIDTH_PX} / ${PAPER_HEIGHT_PX + 24}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.sm,
  background: sheetColor.paper,
  "@media": {
    print: { overflow: "visible", maxWidth: "none", aspectRatio: "auto", border: 0 },
  },
});

/* The whole page is a sheet of labels: a part with other margins would begin a new sheet. */
globalStyle(`body:has(${fitted} ${labels})`, { "@media": { print: { page: "labels" } } });

export const fittedSheet = style({
  width: `${PAPER_WIDTH_PX}px`,
  paddingBlockStart: "12px",
  transformOrigin: "top left",
  "@media": { print: { width: "auto", padding: 0, transform: "none !important" } },
});

/* The journal has an edge of its own where it is not on a sheet. */
globalStyle(`${fittedSheet} > ${sheet}`, {
  "@media": {
    screen: {
      gap: "4px 8px",
      maxWidth: "none",
      padding: "0 12px",
      border: 0,
      boxShadow: "none",
    },
  },
});

/** What only some sheets ask. */
export const more = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[4],
  maxWidth: size.measure,
});

/* What is typed in is not under the buttons. */
globalStyle(`${form} :is(input, select), ${more} :is(input, select)`, {
  scrollMarginBlockEnd: "7rem",
});

/** In sight, however long the sheet is. */
export const actions = style({
  position: "sticky",
  // Its own lower edge has room for what the phone keeps there.
  insetBlockEnd: `calc(${aboveBottomBar} - ${safe.bottom})`,
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  paddingBlock: `${space[3]} calc(${space[3]} + ${safe.bottom})`,
  background: color.paper,
});
