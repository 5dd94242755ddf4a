import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "#design/theme.css.ts";
import { rowLinks } from "#design/words/rowLinks.ts";
import { from, radius, size, space, textSize } from "#design/tokens.ts";

/** The stamp is higher than the line of the heading, and makes it no higher. */
export const stampPlace = style({ marginBlock: "-10px" });

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space[1]} ${space[3]}`,
  color: color.inkQuiet,
  overflowWrap: "anywhere",
});

/** One bar: three that count, and the rest behind a sign. In very large type it wraps. */
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "stretch",
  gap: space[2],
  "@media": { [from.tablet]: { maxWidth: "40rem" } },
});
globalStyle(`${actions} > button`, { flex: "1 1 5.5rem" });
globalStyle(`${actions} > button:last-child`, { flex: "none" });
globalStyle(`${actions} > button:not(:last-child)`, {
  flexDirection: "column",
  gap: "2px",
  paddingInline: space[1],
  fontSize: textSize.xs,
  "@media": {
    [from.tablet]: { flexDirection: "row", gap: space[2], fontSize: textSize.sm },
  },
});

export const bestOffer = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: space[1],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderInlineStart: `4px solid ${color.goldenrod}`,
  borderRadius: radius.md,
  background: color.surface,
  overflowWrap: "anywhere",
});
/* In very large type the price before stands above the one that holds. */
globalStyle(`${bestOffer} *`, { whiteSpace: "normal" });
export const bestPrice = style({ fontSize: textSize.xl });
export const unitLine = style({ fontVariantNumeric: "tabular-nums" });

/** What only a screen reader reads is placed in it, too, and does not widen the page. */
export const tableScroll = style({ position: "relative", overflowX: "auto" });

export const offersTable = style({
  width: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${offersTable} :is(th, td)`, {
  paddingBlock: space[3],
  paddingInline: `0 ${space[3]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: "start",
  verticalAlign: "top",
  overflowWrap: "anywhere",
});
globalStyle(`${offersTable} thead th`, { color: color.inkQuiet, fontSize: textSize.sm });
globalStyle(`${offersTable} tbody th`, { fontWeight: 400, minWidth: "8rem" });
globalStyle(`${offersTable} td`, { overflowWrap: "break-word", minWidth: "4.75rem" });
/* In a row whose price stands in the row of another store, the store is the last cell. */
globalStyle(`${offersTable} :is([scope="col"], td):last-child`, {
  paddingInline: 0,
  textAlign: "end",
});
globalStyle(`${offersTable} td:last-child > *`, { alignItems: "flex-end" });

export const cellLines = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: "2px",
});
globalStyle(`${cellLines} small`, { color: color.inkQuiet, fontSize: textSize.sm });
globalStyle(`${cellLines} a`, { paddingBlock: space[3], marginBlock: `-${space[2]}` });

export const storeRow = style({
  display: "flex",
  alignItems: "center",
  columnGap: space[2],
});
/* A sign beside a name, no wider than it was as a link, and the row no taller. */
globalStyle(`${storeRow} > button`, {
  minWidth: "1.75rem",
  minHeight: "1.75rem",
  padding: 0,
  marginBlock: "-2px",
});

export const historyField = style({ "@media": { [from.tablet]: { maxWidth: "24rem" } } });

/** The stamp beside the terpenes that it is made of, or above them. */
export const terpenesOfLabel = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[4]} ${space[6]}`,
});

export const terpeneList = style({
  flex: "1 1 14rem",
  display: "grid",
  gap: space[1],
  listStyle: "none",
  maxWidth: "36rem",
});
export const terpeneRow = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  minHeight: size.target,
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${terpeneRow} > a`, { paddingBlock: space[3] });
export const terpeneBar = style({
  gridColumn: "1 / -1",
  height: "6px",
  borderRadius: radius.full,
  background: color.sunken,
});
globalStyle(`${terpeneBar} > span`, {
  display: "block",
  // Until the application says how long it is.
  width: 0,
  height: "100%",
  borderRadius: radius.full,
  background: color.buckeye,
});

export const foundList = style({ listStyle: "none" });
globalStyle(`${foundList} a`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
});

rowLinks(`${offersTable} tbody a, ${terpeneRow} > a`);
