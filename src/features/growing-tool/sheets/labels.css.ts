import { globalStyle, style } from "@vanilla-extract/css";
import { printSize, sheetColor } from "#design/tokens.ts";

/**
 * Thirty labels of 2⅝ × 1 inch on a Letter sheet, as Avery's 5160 and all that follow it have them: half an inch above, three sixteenths
 * at the sides, an eighth between columns, nothing between rows.
 */
export const labels = style({
  width: "8.125in",
  // A pixel less: a browser that rounds up would begin another sheet.
  height: "calc(10in - 1px)",
  display: "grid",
  gridTemplateColumns: "repeat(3, 2.625in)",
  gridTemplateRows: "repeat(10, 1in)",
  columnGap: "0.125in",
  overflow: "hidden",
  background: sheetColor.paper,
  color: sheetColor.ink,
  fontSize: printSize.xs,
  lineHeight: 1.2,
  breakInside: "avoid",
});

export const label = style({
  display: "flex",
  gap: "0.06in",
  height: "1in",
  padding: "0.08in 0.1in",
  overflow: "hidden",
});

export const labelWords = style({
  flex: 1,
  minWidth: 0,
  display: "grid",
  alignContent: "space-between",
});

export const labelStrain = style({
  overflow: "hidden",
  maxHeight: "0.34in",
  fontWeight: 650,
  overflowWrap: "anywhere",
});

export const labelLine = style({
  height: "0.17in",
  borderBlockEnd: `1px solid ${sheetColor.rule}`,
  whiteSpace: "nowrap",
  overflow: "hidden",
});

export const labelQr = style({ flex: "none", width: "0.82in", height: "0.82in" });

/* On the screen the edges of the labels are seen; on paper they are cut already. */
globalStyle(`${labels} > *`, { outline: `1px dashed ${sheetColor.rule}`, outlineOffset: "-1px" });
globalStyle(`${labels} > *`, { "@media": { print: { outline: "none" } } });
