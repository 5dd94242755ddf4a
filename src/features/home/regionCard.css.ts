import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { belowTopBar } from "#design/sticky.css.ts";
import { color } from "#design/theme.css.ts";
import { from, onPhone, size as sizes, space, textSize } from "#design/tokens.ts";

export const regionCard = style({
  position: "relative",
  marginBlockEnd: space[2],
  scrollMarginBlockStart: `calc(${belowTopBar} + ${sizes.target} + ${space[6]})`,
  // Entries need the room more than the edge of their card.
  selectors: { "&&": { gap: space[3], padding: `${space[2]} ${space[3]}` } },
  "@media": {
    [from.columns]: { flex: "1 0 100%" },
    // They are rows of one list there.
    [onPhone]: {
      selectors: {
        "&&": {
          alignContent: "center",
          minHeight: sizes.target,
          marginBlockEnd: 0,
          border: 0,
          borderRadius: 0,
          background: "none",
        },
        "& + &": { borderBlockStart: `1px solid ${color.line}` },
      },
    },
  },
});

/** Before its name, with its room from the start; on a phone the name has that. */
export const regionTile = style({
  display: "none",
  "@media": {
    [from.columns]: { display: "block", order: -1, flex: "none", width: "32px", height: "32px" },
    print: { display: "none" },
  },
});
/* What stands at its end stays there, however long it is. */
globalStyle(`${regionCard} h2`, { flex: "1 1 8rem", minWidth: 0 });

/** Of what has no deal it is said in a line or two. */
export const emptyCard = style({
  selectors: { "&&": { gap: 0 } },
  "@media": { [from.columns]: { flex: "1 1 18rem" } },
});
export const noDeals = style({ color: color.inkQuiet, fontSize: textSize.sm });

/** Most of the page is below the screen: a card with its usual twenty deals is laid out when it comes near, and never for the first frame. */
export const fullCard = style({
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 1166px",
  "@media": { [from.columns]: { containIntrinsicBlockSize: "auto 620px" } },
  selectors: { ".first-frame &": { contentVisibility: "hidden" } },
});

export const regionSections = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[3],
    "@media": {
      // All regions below each other are long enough.
      [onPhone]: { gap: space[2] },
      // One section alone has all of it.
      [from.columns]: {
        gridTemplateColumns: "repeat(auto-fit, minmax(18rem, 1fr))",
        columnGap: space[10],
      },
      [from.docked]: { gridTemplateColumns: "repeat(auto-fit, minmax(max(18rem, 40%), 1fr))" },
    },
  },
  variants: {
    isFolded: { true: { "@media": { [onPhone]: { display: "none" } } } },
    everywhere: { true: {} },
  },
  compoundVariants: [
    { variants: { isFolded: true, everywhere: true }, style: { display: "none" } },
  ],
});

/** The whole head of a folded card opens it; an open one is folded by its sign alone, beside the way to all deals. */
export const fold = recipe({
  base: {
    display: "none",
    placeItems: "center",
    order: 1,
    flex: "none",
    width: sizes.target,
    height: sizes.target,
    marginInlineEnd: `-${space[3]}`,
    border: 0,
    background: "none",
    color: color.inkQuiet,
    "@media": { [onPhone]: { display: "grid" } },
  },
  variants: {
    everywhere: { true: { display: "grid" } },
    isFolded: {
      true: {
        "::after": { content: "", position: "absolute", inset: 0 },
        // All of its row, at whose end its sign stands.
        "@media": {
          [onPhone]: {
            position: "absolute",
            inset: 0,
            placeItems: "center end",
            width: "auto",
            height: "auto",
            marginInlineEnd: 0,
            paddingInlineEnd: space[3],
          },
        },
      },
      false: { transform: "rotate(180deg)" },
    },
  },
});

/** At the end of a folded card's line, before its sign, on a phone below its name: closed, five of them were names alone. */
export const foldedSum = recipe({
  base: {
    display: "none",
    color: color.inkQuiet,
    fontSize: textSize.unit,
    // Below its name there, where the one that has no deal says so.
    "@media": {
      [onPhone]: { display: "block", flex: "1 0 100%", marginBlockStart: `-${space[2]}` },
    },
  },
  variants: { everywhere: { true: { display: "block" } } },
});

export const allDeals = recipe({
  base: {
    marginInlineEnd: `-${space[3]}`,
    "@media": { [onPhone]: { marginInlineStart: "auto" } },
  },
  variants: {
    isFolded: { true: { "@media": { [onPhone]: { display: "none" } } } },
    everywhere: { true: { marginInlineStart: "auto" } },
  },
  compoundVariants: [
    { variants: { isFolded: true, everywhere: true }, style: { display: "none" } },
  ],
});
