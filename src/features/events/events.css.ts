import { globalStyle, style, type StyleRule } from "@vanilla-extract/css";
import { belowTopBar } from "#design/sticky.css.ts";
import { ground } from "#design/surfaces/ground.css.ts";
import { color } from "#design/theme.css.ts";
import { font, from, onPhone, radius, size, space, textSize, untilWide } from "#design/tokens.ts";

/** In one line below each other, as a dense page has it. */
export const listAndFeed = style({
  display: "grid",
  gap: space[2],
  alignContent: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
});
export const filters = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
});
/* The box beside both, as long as its word leaves them room. */
globalStyle(`${filters} > *`, {
  flex: "1 1 7.5rem",
  "@media": { [from.columns]: { flex: "0 1 12rem" } },
});
globalStyle(`${filters} > :last-child`, { flex: "none" });

export const yearChoice = style({ maxWidth: "14rem" });

/** Two beside each other from the docked menu on, each as tall as the other; one beside the sheet of its month. */
export const entries = style({
  display: "grid",
  gap: `${space[4]} ${space[6]}`,
  listStyle: "none",
  "@media": {
    [from.docked]: { gridTemplateColumns: "1fr 1fr" },
    [from.wide]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

/** A ticket: its day is the stub, torn off at a dashed line. */
export const entry = style({
  display: "grid",
  gridTemplateColumns: "4.25rem minmax(0, 1fr)",
  rowGap: space[3],
  alignContent: "start",
  height: "100%",
  paddingBlockEnd: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.surface,
  overflow: "hidden",
  overflowWrap: "anywhere",
  scrollMarginBlockStart: `calc(${belowTopBar} + ${space[4]})`,
  selectors: {
    '&[data-meant="true"]': { outline: `2px solid ${color.leaf}`, outlineOffset: "3px" },
  },
  "@media": { print: { breakInside: "avoid", paddingBlockEnd: space[2] } },
});

/** The next one, for which one comes, stands on the deep ground of the site; its stub is a shade lighter. */
export const nextEntry = style([
  ground,
  {
    selectors: { "&&": { background: color.pine } },
    "@media": {
      screen: { selectors: { "&&": { borderColor: "transparent" } } },
      print: { selectors: { "&&": { background: "none" } } },
    },
  },
]);

export const day = style({
  display: "grid",
  alignContent: "start",
  justifyItems: "center",
  paddingBlock: space[3],
  borderInlineEnd: `2px dashed ${color.surface}`,
  background: color.pine,
  color: color.onPine,
  fontSize: textSize.sm,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1.2,
  selectors: {
    '&[data-cancelled="true"]': {
      background: color.staleSoft,
      color: color.stale,
      textDecoration: "line-through",
    },
  },
  "@media": {
    // From a tablet on it is as high as the ticket.
    [from.tablet]: { gridRow: "1 / span 2", marginBlockEnd: `-${space[3]}` },
    print: { borderInlineEnd: `1px dashed ${color.line}`, background: "none", color: "inherit" },
  },
});
globalStyle(`${nextEntry} > ${day}:not([data-cancelled="true"])`, {
  "@media": { screen: { background: color.surface, borderInlineEndColor: color.pine } },
});
export const monthDay = style({ fontFamily: font.heading, fontSize: textSize["2xl"] });

export const facts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
  paddingBlockStart: space[3],
  paddingInline: space[3],
});
export const entryTitle = style({ fontSize: textSize.lg, lineHeight: 1.25 });
export const summary = style({ whiteSpace: "pre-line" });

/** In line with the words; on a phone signs do for most of them. */
export const actions = style({
  gridColumn: 2,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  alignSelf: "end",
  gap: space[2],
  paddingInline: space[3],
  // Below the stub, too, all of it stands in one line of a phone.
  "@media": { [onPhone]: { gridColumn: "1 / -1", gap: space[1] } },
});

/** How many seats are left stands above what one may do, where all of that is to stand in a line; without a button beside it, anyway. */
export const seatsLeft = style({
  selectors: { "&:first-child": { flex: "0 0 100%" } },
  "@media": { [onPhone]: { flex: "0 0 100%", order: -1 } },
});

/** Words stand below their signs: on phones, and where two events stand beside each other. */
const NARROW = [onPhone, untilWide];
const whereNarrow = (rule: StyleRule) => ({
  "@media": Object.fromEntries(NARROW.map((at) => [at, rule])),
});

/** What one comes for has a line of its own, above the rest. */
export const mainAction = style(whereNarrow({ flex: "0 0 100%" }));

/** The other ways: a line of their own everywhere, so that none of them stands alone below the rest. */
export const waysRow = style({
  display: "flex",
  flex: "0 0 100%",
  flexWrap: "wrap",
  gap: space[2],
  "@media": { [onPhone]: { gap: space[1] } },
});

/** As a product's bar has it: a sign, and below it in small what it does. They share a line. */
export const way = style(
  whereNarrow({
    flex: "1 1 4.25rem",
    maxWidth: "8rem",
    flexDirection: "column",
    justifyContent: "center",
    gap: "2px",
    minWidth: size.target,
    paddingInline: space[1],
    fontSize: textSize.xs,
  }),
);
/** The word of a sign, as its first. */
export const wayWord = style(whereNarrow({ textTransform: "capitalize" }));
/** What there is room for beside a sign; below it that is read out only. */
export const wayMore = style(
  whereNarrow({
    position: "absolute",
    width: "1px",
    height: "1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
  }),
);

export const address = style({ overflowWrap: "anywhere", userSelect: "all" });
