import { globalStyle, style } from "@vanilla-extract/css";
import { ground } from "#design/surfaces/ground.css.ts";
import { color } from "#design/theme.css.ts";
import {
  drawnSize,
  font,
  from,
  radius,
  size,
  space,
  textLine,
  textSize,
  withStamps,
} from "#design/tokens.ts";
import { storeName } from "./deals.css.ts";

/** How far its flower, which bleeds off the corner, reaches into a phone's words. */
const STAMP = "6.75rem";

/** On the deep ground: on a phone a column of words before a flower, else flower, words and price beside each other. */
export const lead = style([
  ground,
  {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    rowGap: "2px",
    marginBlock: `${space[1]} ${space[2]}`,
    padding: `${space[3]} ${space[4]} ${space[2]}`,
    borderRadius: radius.md,
    overflow: "clip",
    overflowWrap: "anywhere",
    fontSize: textSize.sm,
    fontVariantNumeric: "proportional-nums",
    lineHeight: 1.3,
    vars: { [color.leaf]: color.onPine },
    "@media": {
      [from.tablet]: {
        gridTemplateColumns: "8rem minmax(0, 1fr) minmax(0, 15rem)",
        // What is less high than its flower stands in the middle of it.
        gridTemplateAreas: `
          "stamp . ."
          "stamp head cost"
          "stamp facts unit"
          "stamp where where"
          "stamp foot foot"
          "stamp . ."
        `,
        gridTemplateRows: "1fr repeat(4, auto) 1fr",
        columnGap: space[6],
        rowGap: space[1],
        padding: `${space[3]} ${space[4]}`,
        // Between what it is and what it costs.
        "::before": {
          content: "",
          gridArea: "1 / 3 / -1 / 4",
          alignSelf: "stretch",
          width: "1px",
          marginInlineStart: `-${space[3]}`,
          background: color.lineStrong,
        },
      },
      [from.wide]: {
        gridTemplateColumns: "11rem minmax(0, 1fr) 20rem",
        fontSize: textSize.base,
        columnGap: space[10],
        rowGap: "6px",
        padding: `${space[3]} ${space[6]}`,
        "::before": { marginInlineStart: "-1.25rem" },
      },
      print: { padding: 0, overflow: "visible" },
    },
  },
]);
globalStyle(`${lead} :focus-visible`, { outlineColor: color.onPine });
globalStyle(`${lead}${lead} time[data-freshness="ageing"]`, { color: color.goldenrod });
/** Its heart and the sheet of what else can be done. */
export const leadActions = style({
  display: "flex",
  marginInlineStart: "auto",
  marginInlineEnd: `-${space[3]}`,
  // On a phone they reach above their line, where its words have ended.
  marginBlock: `-${space[3]} -${space[2]}`,
  "@media": { [from.tablet]: { marginBlock: 0 } },
});
/* What is to be tapped stands above the whole piece, which is the way to its product. */
globalStyle(`${lead} :is(${storeName}, ${leadActions})`, { position: "relative", zIndex: 1 });

export const leadStamp = style({
  display: "none",
  flexDirection: "column",
  alignItems: "center",
  lineHeight: 0,
  pointerEvents: "none",
  "@media": {
    [withStamps]: {
      display: "flex",
      position: "absolute",
      insetBlockStart: "-0.75rem",
      insetInlineEnd: "-0.5rem",
      width: STAMP,
    },
    [from.tablet]: { position: "static", gridArea: "stamp", alignSelf: "center", width: "auto" },
    print: { display: "none" },
  },
});
globalStyle(`${leadStamp} > svg`, { width: "100%", height: "auto", aspectRatio: "1" });

/** The words beside the flower end before it. */
const besideStamp = {
  "@media": {
    [withStamps]: { paddingInlineEnd: `calc(${STAMP} - ${space[6]})` },
    [from.tablet]: { paddingInlineEnd: 0 },
  },
} as const;

export const leadHead = style([
  besideStamp,
  {
    display: "grid",
    justifyItems: "start",
    "@media": { [from.tablet]: { gridArea: "head", alignSelf: "end" } },
  },
]);
globalStyle(`${leadHead} > small`, {
  fontSize: textSize.unit,
  fontWeight: 600,
  lineHeight: textLine.xs,
});

export const leadName = style({
  color: "inherit",
  fontFamily: font.heading,
  fontSize: textSize.xl,
  fontWeight: 640,
  letterSpacing: "-0.01em",
  lineHeight: textLine.xl,
  textDecoration: "none",
  "::after": { content: "", position: "absolute", inset: 0 },
  ":hover": { textDecoration: "underline" },
  "@media": {
    [from.tablet]: { fontSize: textSize["2xl"], lineHeight: textLine["2xl"] },
    [from.wide]: { fontSize: textSize["3xl"], lineHeight: textLine["3xl"] },
  },
});

export const leadCost = style([
  besideStamp,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: space[2],
    "@media": { [from.tablet]: { gridArea: "cost", alignSelf: "end", columnGap: space[3] } },
  },
]);
export const leadPrice = style({
  fontFamily: font.heading,
  fontSize: drawnSize.headline,
  fontVariantNumeric: "tabular-nums",
  fontWeight: 640,
  letterSpacing: "-0.01em",
  lineHeight: 1.1,
  "@media": { [from.wide]: { fontSize: drawnSize.lead } },
});
/** What it was, and by how much it is less: two small lines beside the price, together as high. */
export const leadWas = style({ display: "grid", lineHeight: 1.2 });
globalStyle(`${leadWas} > *`, { overflowWrap: "normal" });
globalStyle(`${leadWas} s`, { color: color.inkQuiet });

/** On a phone one line; where there is room, what is in it stands in the columns. */
export const leadLine = style({
  display: "flex",
  // In very large type what ends it stands below.
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[2],
  "@media": { [from.tablet]: { display: "contents" } },
});
globalStyle(`${leadLine} > *`, { flex: "1 1 8rem", minWidth: 0, maxWidth: "max-content" });
/* What comes behind a name that may be cut is whole. */
globalStyle(`${leadLine} > :last-child`, { flex: "none" });

export const leadFacts = style({ "@media": { [from.tablet]: { gridArea: "facts" } } });
export const leadUnit = style({ "@media": { [from.tablet]: { gridArea: "unit" } } });
/** In which store, and beside it, at every width, until when that is open. */
export const leadPlace = style([
  leadLine,
  { "@media": { [from.tablet]: { display: "flex", gridArea: "where", columnGap: space[4] } } },
]);
export const leadOpen = style({ color: color.inkQuiet });

/** What its past says, and at the end what can be done. */
export const leadFoot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  "@media": { [from.tablet]: { gridArea: "foot" } },
});
export const leadSign = style({});
globalStyle(`${leadSign} > b`, { fontSize: textSize.sm });

globalStyle(`${leadActions} > *`, { minWidth: size.target, minHeight: size.target });
