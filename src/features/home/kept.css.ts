import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { awaitedLine } from "./keptFrame.css.ts";
import { color } from "#design/theme.css.ts";
import { besideKept, KEEPS } from "./visitStyles.ts";
import {
  drawnSize,
  from,
  onPhone,
  radius,
  size,
  space,
  textLine,
  textSize,
  withStamps,
} from "#design/tokens.ts";

const cut = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

export const keptCard = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  // What the card is taller than its words is its rows', so that its edges are alike.
  gridTemplateRows: "auto auto 1fr",
  flex: "1 0 min(20rem, 88%)",
  minWidth: 0,
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.surface,
  scrollSnapAlign: "start",
  "@media": {
    // As wide as most names are long there, with the next one's edge beside it.
    [besideKept]: { selectors: { [KEEPS]: { flexBasis: "calc(100% - 1.5rem)" } } },
    [from.docked]: { flexBasis: "100%" },
  },
});

/** Where it is, beside its name. */
export const keptTop = style({ display: "flex", alignItems: "center", columnGap: space[3] });
globalStyle(`${keptTop} > :last-child`, { flex: 1, minWidth: 0 });
/* In very large type words need all the room there is. */
globalStyle(`${keptTop} > :first-child:not(:only-child)`, {
  "@media": { "screen and (max-width: 15em)": { display: "none" } },
});

export const keptHead = style({ fontSize: textSize.lg });

/** As high as a thumb needs it, without taking more of the card than its line. */
export const keptName = style({
  display: "block",
  paddingBlock: space[1],
  color: color.ink,
  textDecoration: "none",
  "@media": { [from.words]: cut },
  selectors: { "&:hover, &:focus-visible": { textDecoration: "underline" } },
});

/** One that is longer than its line has two of a smaller type, which are hardly higher. */
export const keptLong = style({
  selectors: {
    "&&": { paddingBlock: 0, fontSize: textSize.base, lineHeight: 1.15, whiteSpace: "normal" },
  },
});

/** Of which size all of its prices are; how long it is open, and how old all of it is. Its room is there before it. */
export const keptFacts = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space[3],
  minHeight: "1lh",
  marginBlockEnd: space[1],
  color: color.inkQuiet,
  fontSize: textSize.sm,
  lineHeight: textLine.sm,
  // What it is of, the day on which it opens and how old that is have one line, which nothing moves for.
  "@media": { [onPhone]: { columnGap: space[1], fontSize: textSize.xs, letterSpacing: "-0.01em" } },
});
globalStyle(`${keptFacts} time`, { "@media": { [onPhone]: { fontSize: textSize.xs } } });
globalStyle(`${keptFacts} b`, { color: color.ink, fontWeight: 600 });

export const keptNone = style({ color: color.inkQuiet, fontSize: textSize.sm });

/** Room for so many, however many there are. */
export const keptList = recipe({
  base: { display: "grid", listStyle: "none", minHeight: "8.25rem" },
  variants: { rows: { 3: lines(3), 5: lines(5), 7: lines(7) } },
});

/** Where prices will stand, while they are read: a line for each. */
function lines(rows: number) {
  const image = `linear-gradient(transparent 28%, ${awaitedLine} 28% 72%, transparent 72%)`;
  return {
    gridTemplateRows: `repeat(${String(rows)}, 1fr)`,
    selectors: {
      "&[data-awaited]": { background: `${image} 0 0 / 100% calc(100% / ${String(rows)})` },
    },
  };
}

export const keptOffer = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space[3],
  // The stamp has a column of its own where the words leave it one.
  "@media": { [withStamps]: { gridTemplateColumns: "28px minmax(0, 1fr) auto" } },
  minHeight: size.target,
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: textSize.sm,
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${keptOffer} > svg`, {
  display: "none",
  marginInline: "-2px",
  "@media": { [withStamps]: { display: "block" } },
});
/** What it is, alone in its line, and whose. */
export const keptWords = style({ display: "grid", minWidth: 0, lineHeight: 1.25 });
globalStyle(`${keptWords} > *`, cut);
globalStyle(`${keptWords} > bdi`, { color: color.inkQuiet, fontSize: textSize.unit });
globalStyle(`${keptWords} > a`, { color: color.ink, fontWeight: 600, textDecoration: "none" });
globalStyle(`${keptWords} > a::after`, { content: "", position: "absolute", inset: 0 });
globalStyle(`${keptOffer}:hover a`, { textDecoration: "underline" });

/** All are of one size, so what is paid is what is read down the list. */
export const keptPrice = style({ display: "grid", justifyItems: "end", lineHeight: 1.25 });
globalStyle(`${keptPrice} > strong`, { fontSize: drawnSize.price, whiteSpace: "nowrap" });
/* Green as on every list: it is news by the same rule. */
globalStyle(`${keptPrice} b`, { color: color.leaf, fontWeight: 650 });
globalStyle(`${keptPrice} > small`, {
  color: color.inkQuiet,
  fontSize: textSize.unit,
  fontVariantNumeric: "proportional-nums",
});
