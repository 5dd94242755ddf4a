import { globalStyle, style } from "@vanilla-extract/css";
import { readOut } from "#design/hiddenOnPhone.css.ts";
import { color } from "#design/theme.css.ts";
import { beforeColumns, from, radius, size, space, textSize } from "#design/tokens.ts";
import { besideKept, KEEPS, LATER } from "./visitStyles.ts";

/** A line where words or a price will stand. */
export const awaitedLine = `color-mix(in oklab, ${color.line} 62%, ${color.surface})`;
/** A card's frame before what is in it, with lines where its name and its prices will stand. */
const awaitedCard = {
  content: "",
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  backgroundColor: color.surface,
  backgroundImage: Array.from(
    { length: 5 },
    () => `linear-gradient(${awaitedLine}, ${awaitedLine})`,
  ).join(),
  backgroundRepeat: "no-repeat",
  backgroundPosition:
    "3.5rem 1rem, 0.75rem 3.125rem, 0.75rem 4.875rem, 0.75rem 7.625rem, 0.75rem 10.375rem",
  backgroundSize:
    "60% 1.125rem, 40% 0.75rem, calc(100% - 1.5rem) 1.5rem, calc(100% - 1.5rem) 1.5rem, calc(100% - 1.5rem) 1.5rem",
} as const;

/** Of a card with three prices. */
const CARD_HEIGHT = "13.25rem";
/** Of one with five, as each has beside the best deals on a tablet: below it is what stands beside them, too. */
const TALL_CARD_HEIGHT = "18.75rem";

/** On a phone the card below it says as much: its height is a price's. */
export const keptHeading = style({
  "@media": { [beforeColumns]: readOut },
});

/** As high from the start as what comes into it, where it is known that something does. */
export const kept = style({
  selectors: {
    [LATER]: { order: 2, minHeight: "1.5rem" },
    [KEEPS]: { minHeight: CARD_HEIGHT },
    "&:empty": { display: "none" },
    "html.later &:empty": { display: "block" },
    // The card's frame is there before what is in it.
    "html.keeps &:empty::after": {
      ...awaitedCard,
      display: "block",
      height: CARD_HEIGHT,
      // Below the heading, where that is to be seen.
      "@media": {
        [from.columns]: { marginBlockStart: `calc(${size.target} + ${space[2]})` },
        [besideKept]: { height: TALL_CARD_HEIGHT },
      },
    },
  },
  fontSize: textSize.sm,
  // Beside the best deals its card ends where they do.
  "@media": {
    [from.columns]: {
      selectors: {
        // That none is kept is one line there.
        [LATER]: { gridColumn: "1 / -1", minHeight: "1.5rem" },
        [KEEPS]: { gridColumn: 1, minHeight: "15.5rem", alignSelf: "stretch", display: "grid" },
      },
    },
    [besideKept]: {
      selectors: {
        [KEEPS]: {
          gridRow: 2,
          minHeight: `calc(${size.target} + ${space[2]} + ${TALL_CARD_HEIGHT})`,
          alignSelf: "start",
        },
      },
    },
    [from.docked]: { alignSelf: "stretch", display: "grid" },
  },
});
globalStyle(`html.keeps ${kept} > section`, {
  "@media": { [from.columns]: { display: "grid", gridTemplateRows: "auto 1fr", rowGap: space[2] } },
});
globalStyle(`${kept} > section`, {
  "@media": { [from.docked]: { display: "grid", gridTemplateRows: "auto 1fr", rowGap: space[2] } },
});

/** A row that scrolls inside itself: however many are kept, it is as high. */
export const cards = style({
  display: "flex",
  gap: space[3],
  minHeight: CARD_HEIGHT,
  marginInline: `-${space[4]}`,
  paddingInline: space[4],
  overflowX: "auto",
  scrollbarWidth: "none",
  scrollSnapType: "x mandatory",
  scrollPaddingInline: space[4],
  "@media": {
    [besideKept]: {
      selectors: { [KEEPS]: { minHeight: TALL_CARD_HEIGHT, margin: 0, padding: 0 } },
    },
    [from.docked]: { flexDirection: "column", margin: 0, padding: 0 },
  },
  // The card's frame is there before what is in it.
  selectors: {
    "&:empty::after": { ...awaitedCard, flex: 1 },
  },
});
