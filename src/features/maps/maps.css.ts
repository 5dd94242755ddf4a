import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { aboveBottomBar, belowTopBar } from "#design/sticky.css.ts";
import { color, shadow } from "#design/theme.css.ts";
import {
  from,
  narrow,
  onItsSide,
  radius,
  size,
  space,
  textLine,
  textSize,
} from "#design/tokens.ts";

export const filters = style({ display: "grid", gap: space[2], paddingBlockEnd: space[2] });
export const placeForm = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  gap: space[2],
});
globalStyle(`${placeForm} > :first-child`, { flex: "1 1 8rem", minWidth: 0 });
export const placeInForce = style({ flex: "0 0 100%" });
export const facts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))",
  alignItems: "center",
  gap: space[2],
  // Two beside each other, above the list.
  "@media": { [onItsSide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

/* On its side name and field stand in one line, and the map begins below it. */
export const mapsFrame = style({
  "@media": {
    [onItsSide]: {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr)",
      columnGap: space[6],
      alignItems: "center",
    },
  },
});
globalStyle(`${mapsFrame} > :not(header)`, { "@media": { [onItsSide]: { gridColumn: "1 / -1" } } });
globalStyle(`${mapsFrame} > ${filters}`, { "@media": { [onItsSide]: { gridColumn: 2 } } });

/** List and map, side by side; on paper the map stands above. */
export const parts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  columnGap: space[6],
  alignItems: "start",
  "@media": { print: { display: "flex", flexDirection: "column-reverse" } },
});
export const listPart = style({ minWidth: 0, "@media": { print: { width: "100%" } } });
/** The map and what is said of it, whole in a window. */
export const mapPart = style({
  display: "grid",
  gap: space[2],
  position: "sticky",
  insetBlockStart: `calc(${belowTopBar} + ${space[3]})`,
  "@media": { print: { position: "static", width: "100%" } },
});

/** So far the list's round head lies over the map's foot on a phone, in CSS pixels. */
export const SHEET_OVER_PX = 20;
export const SHEET_OVER = `${String(SHEET_OVER_PX)}px`;

/** On a phone the map stays while the list goes over it as a sheet. */
export const phoneParts = style({ position: "relative" });
export const phoneMap = style({
  position: "sticky",
  insetBlockStart: belowTopBar,
  marginInline: `-${space[4]}`,
});
export const sheet = style({
  position: "relative",
  zIndex: 4,
  marginInline: `-${space[4]}`,
  marginBlockStart: `-${SHEET_OVER}`,
  padding: `${space[2]} ${space[4]}`,
  // Over the map however few stores there are.
  minHeight: "60vh",
  borderRadius: `${radius.lg} ${radius.lg} 0 0`,
  background: color.paper,
  boxShadow: shadow.covering,
});

/** What is above the map on a phone at first: bar, name and field, and what says near where, while there is such a place. */
const above = createVar();
/** How much of the height between what is above and below it the map takes there, and how high it is at least. */
const share = createVar();
const least = createVar();
globalStyle(`${filters} ~ *`, { vars: { [above]: "10.5rem" } });
// The list is what is read: three of its rows stand whole below the map.
globalStyle(`${filters} ~ *`, { vars: { [share]: "0.44", [least]: "15rem" } });
globalStyle(`${filters}:has([aria-pressed="true"]) ~ *`, {
  vars: { [share]: "0.36", [least]: "13rem" },
});
globalStyle(`${filters}:has(${placeInForce}) ~ *`, {
  vars: { [above]: "13.75rem", [share]: "0.36", [least]: "11rem" },
});

/**
 * The map is as large before its parts are there: on a phone less than half of what is between the field and the bar below, 240 px at least, and
 * never higher than what is between both bars; else what the window leaves.
 */
export const mapFrame = style({
  width: "100%",
  height: [
    `calc((100vh - ${above} - ${aboveBottomBar}) * ${share} + ${SHEET_OVER})`,
    `calc((100svh - ${above} - ${aboveBottomBar}) * ${share} + ${SHEET_OVER})`,
  ],
  minHeight: `min(${least}, 100vh - ${size.topBar} - ${aboveBottomBar} - ${space[10]})`,
  "@media": {
    [from.columns]: {
      height: "auto",
      aspectRatio: "1 / 1.3",
      maxHeight: "calc(100vh - 18.25rem)",
    },
    [from.docked]: { aspectRatio: "1 / 1.06" },
    // There it is as high as the room beside the list.
    [onItsSide]: {
      height: `calc(100svh - ${belowTopBar} - ${space[6]})`,
      minHeight: 0,
      maxHeight: "none",
      aspectRatio: "auto",
    },
    print: { height: "auto", aspectRatio: "1 / 1.06" },
  },
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.sm,
});

/* From edge to edge, and behind the round head of the sheet, it needs no line of its own. */
globalStyle(`${phoneMap} ${mapFrame}`, { borderInline: 0, borderRadius: 0 });

/** The card with its cross at its upper end. */
export const cardHeadBox = style({
  position: "relative",
  scrollMarginBottom: aboveBottomBar,
  borderBlockEnd: `1px solid ${color.line}`,
});
export const cardClose = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: `-${space[2]}`,
});

/** What is said of the whole list, clear of the rules above and below; nothing where there is nothing to say. */
export const listNotes = style({
  display: "grid",
  gap: space[1],
  paddingBlock: space[2],
  selectors: { "&:empty": { padding: 0 } },
});

/** A store of the list with its card; the one that the map is at has a mark at its edge. */
export const entry = style({
  selectors: {
    '&[data-pointed="true"]': {
      boxShadow: `-${space[2]} 0 ${color.paper}, calc(-${space[2]} - 3px) 0 ${color.buckeye}`,
    },
  },
});

/** Below its row a ground of its own; where it stands alone it is the head of the sheet. */
export const card = style({
  display: "grid",
  gap: space[1],
  overflowWrap: "anywhere",
  fontVariantNumeric: "tabular-nums",
  selectors: {
    '&[data-titled="false"]': {
      padding: space[3],
      marginBlock: space[2],
      borderRadius: radius.md,
      background: color.sunken,
    },
    '&[data-titled="true"]': { paddingBlock: space[2] },
  },
});
/** Name and price, and what is said of each below it. */
export const cardHead = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "baseline",
  columnGap: space[3],
});
globalStyle(`${cardHeadBox} > article:not(:last-child) > ${cardHead}`, {
  paddingInlineEnd: space[10],
});
export const cardTitle = style({ gridColumn: 1, fontSize: textSize.xl, lineHeight: textLine.xl });
export const cardPrice = style({
  fontSize: textSize.xl,
  lineHeight: textLine.xl,
  textAlign: "end",
});
globalStyle(`${cardPrice} > small`, {
  color: color.inkQuiet,
  fontSize: textSize.sm,
  fontWeight: 400,
});
export const cardOf = style({
  gridColumn: 2,
  color: color.inkQuiet,
  fontSize: textSize.sm,
  textAlign: "end",
});
/** Taller than its letters: a thumb may miss them by a little. */
export const cardAddress = style({
  display: "inline-block",
  paddingBlock: space[2],
  marginBlock: `-${space[1]}`,
  color: color.ink,
  textUnderlineOffset: "3px",
  textDecorationColor: color.lineStrong,
});
export const cardFacts = style({ color: color.inkQuiet, fontSize: textSize.sm });
/** What most want, side by side: the first takes the room that is left. */
export const cardActions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  marginBlockStart: space[2],
});
globalStyle(`${cardActions} > *`, { flex: "1 1 auto" });
/** The same as words alone, which do not ask for as much attention. */
export const cardMore = style({
  display: "flex",
  flexWrap: "wrap",
  marginInline: `-${space[3]}`,
});
export const cardOpening = style({ gridColumn: 1 });
globalStyle(`${cardMore} > :is(a, button)`, {
  paddingInline: space[3],
  borderColor: "transparent",
  background: "none",
});

export const wholeList = style({ listStyle: "none" });

/** Below how many they are, and quieter. */
export const pricedCount = style({
  marginInlineEnd: "auto",
  color: color.inkQuiet,
  fontSize: textSize.sm,
  lineHeight: textLine.sm,
  fontWeight: 400,
});

/** On the narrowest phones count, filters and order still share a line. */
export const filterButton = style({
  selectors: { "&&": { "@media": { [narrow]: { paddingInline: 0 } } } },
});

/** From the stores in view to all of them. */
export const wayToAll = style({ marginInlineStart: `-${space[3]}` });
globalStyle(`${wayToAll} > button`, { paddingInline: space[3] });

/** Between the stores in view and all others. */
export const viewLine = style({
  paddingBlock: `${space[3]} ${space[1]}`,
  color: color.inkQuiet,
  fontSize: textSize.sm,
  fontWeight: 600,
});
