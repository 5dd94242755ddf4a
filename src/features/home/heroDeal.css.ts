import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { ground } from "#design/surfaces/ground.css.ts";
import { color } from "#design/theme.css.ts";
import { drawnSize, font, radius, space, textLine, textSize, withStamps } from "#design/tokens.ts";

/** The one moment of home: as the champion and the ticket have, on the deep ground. */
export const hero = style([
  ground,
  {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "start",
    gap: `2px ${space[3]}`,
    padding: `${space[2]} ${space[4]} ${space[3]}`,
    fontVariantNumeric: "proportional-nums",
    containerType: "inline-size",
  },
]);
globalStyle(`${hero} :focus-visible`, { outlineColor: color.onPine });

export const heroWords = style({
  display: "grid",
  justifyItems: "start",
  rowGap: "3px",
  minWidth: 0,
  overflowWrap: "anywhere",
});

export const heroLabel = style({
  gridColumn: "1 / -1",
  fontSize: textSize.xs,
  fontWeight: 600,
  lineHeight: textLine.xs,
});

export const heroName = style({
  color: "inherit",
  fontFamily: font.heading,
  fontSize: textSize.lg,
  fontWeight: 640,
  lineHeight: textLine.lg,
  textDecoration: "none",
  selectors: {
    // The whole piece is the way to its product.
    "a&::after": { content: "", position: "absolute", inset: 0 },
    "a&:hover": { textDecoration: "underline" },
  },
});

const heroFacts = style({ fontSize: textSize.sm, lineHeight: textLine.sm, opacity: 0.88 });
export const heroUnit = style({ fontWeight: 600, whiteSpace: "nowrap" });
/** How much of it and whose; where, and how old that is. */
export const heroFoot = style([heroFacts, { gridColumn: "1 / -1" }]);
globalStyle(`${heroFoot}${heroFoot} time`, { color: "inherit" });
/** How old it is, then until when its store is open. */
export const heroTimes = style([heroFoot, { minHeight: "1lh" }]);
/* What is ageing is amber here, too, in the ground's own tone. */
globalStyle(`${heroFoot}${heroFoot} time[data-freshness="ageing"]`, { color: color.goldenrod });

/** What it costs instead of what, and what its past says of that. */
export const heroLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[2],
  fontSize: textSize.sm,
});
/** Prices on the deep ground are drawn in the face of names. */
export const heroCost = style({
  fontFamily: font.heading,
  fontSize: drawnSize.headline,
  fontVariantNumeric: "tabular-nums",
  fontWeight: 640,
  letterSpacing: "-0.01em",
  lineHeight: 1.1,
});

/** What a unit price is for. */
export const heroPer = style({ fontSize: textSize.lg, letterSpacing: 0 });

/** What it was and by how much it is less: beside the price where there is room two small lines, together as high; else one below it. */
export const heroWas = style({
  display: "flex",
  flex: "1 1 3rem",
  flexWrap: "wrap",
  alignSelf: "center",
  columnGap: space[2],
  fontSize: textSize.unit,
  lineHeight: 1.2,
});

/** The same below a unit price, with what is paid at the till, on a line of its own. */
export const heroPaid = style([
  heroFacts,
  { display: "flex", flexWrap: "wrap", gridColumn: "1 / -1", columnGap: space[2], opacity: 1 },
]);

export const heroSays = recipe({
  base: { fontSize: textSize.sm, lineHeight: textLine.sm },
  variants: {
    look: {
      plain: { fontWeight: 650 },
      quiet: { opacity: 0.88 },
      /** As with a marker, as on a product's own page. */
      record: {
        fontWeight: 650,
        paddingInline: space[2],
        borderRadius: radius.sm,
        background: color.goldenrod,
        color: color.onGoldenrod,
        "@media": { "(forced-colors: active)": { border: "1px solid" } },
      },
    },
  },
});

/** As large as the words are high, also before it is drawn. */
export const heroStamp = style({
  // In very large type words have its room.
  "@container": { "(max-width: 15rem)": { "@media": { [withStamps]: { display: "none" } } } },
  display: "none",
  "@media": {
    [withStamps]: {
      display: "block",
      width: "7rem",
      height: "7rem",
      // Beside the line above, which is short.
      marginBlock: `-${space[4]} 0`,
    },
  },
});
globalStyle(`${heroStamp} svg`, { width: "100%", height: "100%" });
/* No figure ends inside of itself. */
globalStyle(`${heroWas} > *`, { overflowWrap: "normal" });
