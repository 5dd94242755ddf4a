import { scrollFadeDown } from "#design/scrollFade.css.ts";
import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { chipRest } from "#design/controls/chipGroup.css.ts";
import { readOut } from "#design/hiddenOnPhone.css.ts";
import { belowTopBar } from "#design/sticky.css.ts";
import { color } from "#design/theme.css.ts";
import { dots } from "#design/words/dots.ts";
import { rowLinks } from "#design/words/rowLinks.ts";
import {
  font,
  from,
  onItsSide,
  onPhone,
  size,
  space,
  textLine,
  textSize,
  withMouse,
} from "#design/tokens.ts";

/** As high before it is known where the store is as afterwards. */
export const storeHead = style({
  justifyContent: "center",
  minHeight: `calc(${size.target} + 2 * ${space[2]})`,
  "@media": {
    [onPhone]: { paddingBlock: space[2] },
    // Where there is hardly any height it has none to spare.
    [onItsSide]: { minHeight: size.target, paddingBlock: 0 },
  },
});

/** The head of all stores: its name and the two ways to see them, the cheapest eighth, and the state at its end. */
export const storesHead = style({
  position: "relative",
  overflow: "clip",
  marginBlockEnd: space[1],
  "@media": { [onPhone]: { paddingBlock: space[2] } },
});
/** As high before a price is known. */
export const cheapestNow = style({
  minHeight: `calc(${textLine.sm} + ${textLine.xs})`,
  fontSize: textSize.unit,
  lineHeight: textLine.xs,
});
globalStyle(`${cheapestNow} > a`, {
  display: "block",
  // As tall as a thumb needs, over the room around it.
  paddingBlock: space[1],
  marginBlock: `-${space[1]}`,
  textDecoration: "none",
});
globalStyle(`${cheapestNow} > a:hover`, { textDecoration: "underline" });
globalStyle(`${cheapestNow} > a > span`, { display: "block" });
globalStyle(`${cheapestNow} > a > :first-child`, { lineHeight: textLine.sm });
globalStyle(`${cheapestNow} strong`, {
  fontFamily: font.heading,
  fontSize: textSize.lg,
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${cheapestNow} time`, { color: "inherit", fontSize: textSize.unit });
globalStyle(`${cheapestNow} time[data-freshness="ageing"]`, { color: color.goldenrod });
/** Its counties, at the end of the words; on a phone they would be specks. */
export const headDrawing = style({
  display: "none",
  pointerEvents: "none",
  "@media": {
    [from.tablet]: {
      display: "block",
      position: "absolute",
      insetBlock: 0,
      insetInlineEnd: "9rem",
      marginBlock: "auto",
      width: "64px",
      height: "64px",
    },
  },
});

/* On the deep ground a sign that is on is told by its drawing and its word, as all of them stand without a box. */
globalStyle(`${storeHead} [aria-pressed="true"]`, { background: "none", color: "inherit" });

/* Beside three signs a name of two words still has one line: nothing jumps when the third comes. */
globalStyle(`${storeHead}:has(button:nth-of-type(3)) h1`, {
  "@media": { [onPhone]: { fontSize: textSize.lg, lineHeight: textLine.xl } },
});

export const storeLine = style(dots.line);
globalStyle(`${storeLine} > *`, dots.fact);
globalStyle(`${storeLine} > ::before`, dots.beforeFact);

/** Chips at the end of a title's line, which they make no taller. */
export const titleChips = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  marginInlineEnd: space[2],
});
globalStyle(`${titleChips} > button`, { "@media": { [onPhone]: { paddingInline: space[3] } } });
/* So that the title, both and the sign after them stand in one line. */
globalStyle(`${titleChips} > :first-child ${chipRest}`, {
  "@media": { "screen and (max-width: 25.4em)": readOut },
});
/* "Open", as beside the sections of deals. */
globalStyle(`${titleChips} > :not(:first-child) ${chipRest}`, {
  "@media": { "screen and (max-width: 26.4em)": readOut },
});

export const menu = style({ display: "flex", flexDirection: "column", gap: space[1] });

/** The footer with its distance: at the end of the screen it stands below what sticks. */
const FOOTER = "8.25rem";

/** Where there is room, the filters stand beside the list and stay there. */
export const withRail = style({
  // At the end of a short list what sticks has covered the list's head whole: half of a line is never left.
  minHeight: `calc(100vh - ${belowTopBar} - ${FOOTER} + 3.25rem)`,
  display: "grid",
  gridTemplateColumns: "12rem minmax(0, 1fr)",
  columnGap: space[4],
  alignItems: "start",
});
export const rail = style([
  scrollFadeDown,
  {
    position: "sticky",
    insetBlockStart: `calc(${belowTopBar} + ${space[3]})`,
    display: "grid",
    gap: space[3],
    // No taller than the room between top bar and footer, which would push the search under the bar.
    maxHeight: `calc(100vh - ${belowTopBar} - ${space[3]} - ${FOOTER})`,
    // Room for the mark of the focus, outside of the line that all begins on.
    padding: space[1],
    marginInline: `-${space[1]}`,
    overflowY: "auto",
  },
]);

/* All that its placeholder says has room. */
globalStyle(`${rail} > :first-child input`, { fontSize: textSize.sm });

/** What stays in sight while the list scrolls: from the search, which stands above the filters where they stand beside the list, to the sizes. */
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  paddingBlock: space[1],
  // A line that scrolls away below it fades instead of being cut.
  "::after": {
    content: "",
    position: "absolute",
    insetInline: 0,
    insetBlockStart: "100%",
    height: space[2],
    background: `linear-gradient(${color.paper}, transparent)`,
    pointerEvents: "none",
  },
});
/* Sections and sizes have a line each; what stands before them, one together. */
globalStyle(`${tools} > *`, { flex: "1 1 100%", minWidth: 0 });

/** A phone held upright, where the search is a sign until it is wanted; on its side it stands beside the sections. */
const UPRIGHT = `${onPhone} and (min-height: 481px)`;
export const searchLine = recipe({
  base: {
    selectors: { "&&": { flex: "1 1 8rem" } },
    "@media": { [onItsSide]: { selectors: { "&&": { flex: "1 1 5rem" } } } },
  },
  variants: {
    isOpen: {
      true: { "@media": { [UPRIGHT]: { selectors: { "&&&": { flexBasis: "100%" } } } } },
      false: { "@media": { [UPRIGHT]: { display: "none" } } },
    },
  },
});
export const toolButtons = style({
  display: "flex",
  gap: space[2],
  selectors: { "&&": { flex: "none" } },
  "@media": { [UPRIGHT]: { order: 1 } },
});
globalStyle(`${toolButtons} > button`, { "@media": { [onPhone]: { paddingInline: "11px" } } });
export const searchButton = style({
  display: "none",
  "@media": { [UPRIGHT]: { display: "inline-flex" } },
});
/** What leads to a store: on a phone in one line, so that the list begins high up. */
export const pickerRow = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
globalStyle(`${pickerRow} > :first-child`, {
  flex: "1 1 8rem",
  minWidth: 0,
  "@media": { [onPhone]: { flexBasis: "7rem" }, [onItsSide]: { flexBasis: "5rem" } },
});
globalStyle(`${pickerRow} > :is(a, button)`, {
  "@media": { [onPhone]: { paddingInline: space[2] } },
});
globalStyle(`${pickerRow} > button > svg`, { "@media": { [onPhone]: { display: "none" } } });

/** All kinds stand in one line of a desk: where they are many, without their counts. */
export const categoryChips = recipe({
  base: {
    minWidth: 0,
    "@media": {
      [onItsSide]: { selectors: { "&&": { flex: "2 1 12rem" } } },
      [UPRIGHT]: { selectors: { "&&": { flex: "1 1 10rem" } } },
    },
  },
  variants: { areMany: { true: {}, false: {} } },
});
/* A phone shows as many kinds as can be. */
globalStyle(`${categoryChips.classNames.base} label`, {
  "@media": { [onPhone]: { paddingInline: space[2], gap: space[1], fontSize: textSize.unit } },
});
globalStyle(`${categoryChips.classNames.base} > [role="radiogroup"]`, {
  "@media": { [onPhone]: { gap: space[1] } },
});
const many = categoryChips.classNames.variants.areMany.true;
globalStyle(`${many} > [role="radiogroup"]`, { "@media": { [withMouse]: { gap: space[1] } } });
globalStyle(`${many} label`, {
  "@media": { [withMouse]: { gap: space[1], paddingInline: "0.375rem" } },
});
globalStyle(`${many} label > small`, { "@media": { [withMouse]: { display: "none" } } });

export const numberPair = style({
  display: "grid",
  alignItems: "end",
  gridTemplateColumns: "1fr 1fr",
  gap: space[3],
});
export const filterFields = style({ display: "grid", gap: space[4] });
globalStyle(`${rail} > ${filterFields}`, { gap: space[3] });
/* In a phone's sheet two beside each other, so that the list is still seen above it; what is ticked has a line. */
globalStyle(`:not(${rail}) > ${filterFields}`, {
  "@media": {
    [`${onPhone} and (min-width: 22em)`]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      alignItems: "end",
      gap: space[3],
    },
  },
});
globalStyle(
  `:not(${rail}) > ${filterFields} > :is(label:has([type="checkbox"]), ${numberPair}, :last-child)`,
  { gridColumn: "1 / -1" },
);
globalStyle(`:not(${rail}) > ${filterFields} > label:has([type="checkbox"]):not(:first-child)`, {
  marginBlockStart: `-${space[3]}`,
});
/** In place of a box to tick. */
export const noBox = style({ gridColumn: "1 / -1" });
/* A box to tick has its room within. */
globalStyle(`${rail} > ${filterFields} > label:not(:first-child)`, {
  marginBlockStart: `-${space[3]}`,
});

/** A kept store of which nothing but its name is known. */
export const keptEntry = style({
  display: "flex",
  alignItems: "center",
  columnGap: space[3],
  minHeight: "4rem",
  borderBlockEnd: `1px solid ${color.line}`,
  overflowWrap: "anywhere",
});
globalStyle(`${keptEntry} > a`, { paddingBlock: space[3], fontWeight: 650 });
rowLinks(`${keptEntry} > a`);

/** As wide as a county's outline, in whose place it stands: around it is room for a thumb. */
export const keptSign = style({ marginInline: "-8px", color: color.leaf });

export const storeFacts = style({
  display: "grid",
  gap: space[1],
  justifyItems: "start",
  overflowWrap: "anywhere",
});
globalStyle(`${storeFacts} a`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
});

/** What is done with a store: two in a line, where their words have room. */
export const besideEachOther = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))",
  gap: space[2],
});
/** What stands below a store's head in place of a menu, clear of it; buttons are no wider than words. */
export const emptyStore = style({ paddingBlockStart: space[3] });
globalStyle(`${emptyStore} > ${besideEachOther}`, { maxWidth: size.measure });
globalStyle(`${besideEachOther}:empty`, { display: "none" });
/** A fact with its sign, as wide as a county's outline, so that all of them begin in one column. */
export const storeFact = style({
  display: "grid",
  gridTemplateColumns: "28px minmax(0, 1fr)",
  alignItems: "center",
  gap: space[3],
});
globalStyle(`${storeFact} > svg`, { justifySelf: "center", color: color.inkQuiet });

export const regions = style({
  display: "grid",
  gap: space[6],
  alignItems: "start",
  "@media": { [from.columns]: { gridTemplateColumns: "1fr 1fr" } },
});

export const storeList = style({ listStyle: "none" });
