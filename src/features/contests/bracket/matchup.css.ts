import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { color } from "#design/theme.css.ts";
import { printSize, radius, size, space, textSize, untilWide } from "#design/tokens.ts";

export const box = style({
  flex: 1,
  minWidth: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.sm,
  background: color.surface,
  overflow: "hidden",
  breakInside: "avoid",
  // Its edge would cut off the ring of what has the focus.
  selectors: { "&:has(:focus-visible)": { overflow: "visible" } },
  "@media": { print: { borderColor: color.lineStrong, borderRadius: 0 } },
});

export const side = recipe({
  base: {
    boxSizing: "border-box",
    display: "flex",
    alignItems: "baseline",
    gap: space[2],
    width: "100%",
    minHeight: "1.875rem",
    padding: `${space[1]} ${space[2]}`,
    border: 0,
    background: "none",
    color: color.ink,
    fontSize: textSize.sm,
    textAlign: "start",
    selectors: { "&:not(:first-child)": { borderBlockStart: `1px solid ${color.line}` } },
    "@media": {
      [untilWide]: { gap: space[1], paddingInline: space[1], fontSize: textSize.sm },
      print: {
        alignItems: "center",
        gap: "2pt",
        minHeight: "10pt",
        padding: "0 2pt",
        fontSize: printSize["2xs"],
        lineHeight: 1.05,
      },
    },
  },
  variants: {
    outcome: {
      open: {},
      won: { fontWeight: 650 },
      lost: { color: color.inkQuiet },
    },
    picked: { true: { background: color.leafSoft } },
    /** Of an open round: as high as the button that it becomes for those who may vote. */
    open: {
      true: {
        minHeight: size.target,
        alignItems: "center",
        "@media": { print: { minHeight: "10pt" } },
      },
    },
    votable: {
      true: {
        cursor: "pointer",
        ":hover": { background: color.sunken },
        ":focus-visible": { outlineOffset: "-3px", "@media": { print: { outline: "none" } } },
        selectors: { '&[aria-pressed="true"]:hover': { background: color.leafSoft } },
      },
    },
  },
  defaultVariants: { outcome: "open" },
});

export const seed = recipe({
  base: {
    flex: "none",
    minWidth: "1.25em",
    color: color.inkQuiet,
    fontSize: textSize.xs,
    fontWeight: 400,
    fontVariantNumeric: "tabular-nums",
    textAlign: "end",
    "@media": { print: { minWidth: "1em", fontSize: printSize["2xs"] } },
  },
  variants: {
    /** Names need its room where columns are narrow. */
    repeated: {
      true: { "@media": { [untilWide]: { display: "none" }, print: { display: "none" } } },
      false: {},
    },
  },
});

/** Names need its room where columns are narrow. */
export const picture = style({
  display: "inline-flex",
  flex: "none",
  alignSelf: "center",
  "@media": { [untilWide]: { display: "none" }, print: { display: "none" } },
});

export const name = style({
  flex: 1,
  minWidth: 0,
  overflowWrap: "break-word",
  // Two lines of paper hold the longest name that is one; a sheet has no room for what is none.
  "@media": { print: { maxHeight: "2.15em", overflow: "hidden" } },
});

export const count = style({
  flex: "none",
  fontSize: textSize.sm,
  fontVariantNumeric: "tabular-nums",
  "@media": { print: { fontSize: printSize["2xs"] } },
});

/** Out of how many the share is. */
export const votes = style({ color: color.inkQuiet, fontSize: textSize.xs, fontWeight: 400 });

/** Why one of two with as many votes has won. */
export const why = recipe({
  base: [votes, { "@media": { print: { fontSize: printSize["2xs"] } } }],
  variants: {
    /** In two short lines, so that names keep their room. */
    brief: {
      true: {
        display: "inline-block",
        maxWidth: "7ch",
        verticalAlign: "middle",
        textAlign: "end",
        lineHeight: 1.15,
        "@media": { print: { maxWidth: "none" } },
      },
      false: {},
    },
  },
});

/** Beside the name rather than by color alone. */
export const pickMark = style({
  display: "inline-flex",
  flex: "none",
  alignSelf: "center",
  color: color.leaf,
});
globalStyle(`${pickMark} > svg`, { "@media": { print: { width: "7pt", height: "7pt" } } });

/** An opponent that is not known yet: a line to write on, on paper. */
export const awaited = style({
  color: color.inkQuiet,
  fontStyle: "italic",
  fontSize: textSize.sm,
  "@media": { print: { color: "transparent" } },
});
