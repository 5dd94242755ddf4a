import { globalStyle, style } from "@vanilla-extract/css";
import { chip } from "#design/controls/chip.css.ts";
import { frame } from "#design/controls/inlineSelect.css.ts";
import { chipRest, chipSign, count, option } from "#design/controls/chipGroup.css.ts";
import { readOut } from "#design/hiddenOnPhone.css.ts";
import { rowLinks } from "#design/words/rowLinks.ts";
import { color } from "#design/theme.css.ts";
import {
  font,
  from,
  onItsSide,
  onPhone,
  radius,
  size,
  space,
  textLine,
  textSize,
} from "#design/tokens.ts";

export const view = style({ display: "flex", flexDirection: "column", gap: space[2] });

/** Chips, which scroll where they have no room, and at their end what stays in sight. */
export const filters = style({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  paddingBlock: space[1],
});
globalStyle(`${filters} > :not(button)`, {
  flex: "1 1 0",
  minWidth: 0,
  "@media": { [onPhone]: { gap: space[1] } },
});
globalStyle(`${filters} > button`, {
  flex: "none",
  "@media": { [onPhone]: { paddingInline: space[3] }, [onItsSide]: { paddingInline: space[3] } },
});
/* Its sign has to do there, too, so that the chips have room. */
globalStyle(`${filters} > button > span`, { "@media": { [onItsSide]: readOut } });
/* A phone shows as many of them as can be; how many deals one has is said of the chosen one below. */
globalStyle(`${filters} .${chip.classNames.base}`, {
  "@media": { [onPhone]: { paddingInline: space[2], gap: space[1], fontSize: textSize.unit } },
});
globalStyle(`${filters} .${option} > svg`, { "@media": { [onPhone]: { display: "none" } } });
globalStyle(`${filters} .${frame} + .${chip.classNames.base} .${chipRest}`, {
  "@media": { [onPhone]: readOut },
});
/* Beside the name of a region a phone has no room for more than the sign of what is near. */
globalStyle(
  `${filters} .${chip.classNames.base}:has(+ .${frame}.${chip.classNames.variants.chosen.true}) > span`,
  {
    "@media": { [onPhone]: readOut },
  },
);
globalStyle(
  `${filters} .${chip.classNames.base}:has(+ .${frame}.${chip.classNames.variants.chosen.true}) > .${chipSign}`,
  { "@media": { [onPhone]: { display: "block" } } },
);
globalStyle(`${filters} .${count}`, { "@media": { [onPhone]: readOut } });

export const dealGrid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: space[6],
  marginBlockEnd: space[3],
  listStyle: "none",
  "@media": { [from.pairs]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

/* Two beside each other end on one line. */
globalStyle(`${dealGrid} > li`, { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

/** The way to all of a section: where its deals are an odd number, in the place that none of them has. */
export const allTile = style({
  display: "grid",
  placeItems: "center",
  minHeight: size.target,
  marginBlockStart: space[2],
  borderRadius: radius.md,
  background: color.sunken,
  color: color.leaf,
  fontWeight: 600,
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
  "@media": { "(forced-colors: active)": { border: "1px solid" } },
});
/** A line of its own below pairs. */
export const allBar = style({ gridColumn: "1 / -1" });

/** What a struck price is, right above the first of them. */
export const struckKey = style({
  color: color.inkQuiet,
  fontFamily: font.text,
  fontSize: textSize.xs,
  fontWeight: 400,
  lineHeight: textLine.xs,
  paddingBlockEnd: space[1],
});
/** A section's name and that, on its one rule; in very large type below each other. */
export const struckHead = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space[2],
});
globalStyle(`${struckHead} > :first-child`, { borderBlockEndColor: "transparent" });
globalStyle(`${struckHead} > :first-child::after`, {
  content: "",
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  borderBlockEnd: "2px solid",
});

/** A line between two lists, quieter than the head of a section. */
export const groupLine = style({
  paddingBlock: `${space[3]} ${space[1]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.inkQuiet,
  fontSize: textSize.sm,
  lineHeight: textLine.sm,
  fontWeight: 600,
});

export const storeName = style({});

rowLinks(storeName);

/** Beside the name of a section: which of its deals stand for it. */
export const pickWords = style({
  marginInlineStart: space[2],
  color: color.inkQuiet,
  fontFamily: font.text,
  fontSize: textSize.sm,
  fontWeight: 400,
});
