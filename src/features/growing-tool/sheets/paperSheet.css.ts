import { style } from "@vanilla-extract/css";
import { printSize, sheetColor } from "#design/tokens.ts";

/**
 * The sheets beside the journal are laid out in the measures of their paper on the screen, too, which shows them smaller as
 * a whole: what is seen is what is printed. Between half-inch margins Letter has 190.5 × 254 mm and A4
 * 184.6 × 271.6; a sheet is 184 mm wide where that does for both, and lines to write on are 7.1 mm apart.
 */
const LINE = "7.1mm";

export const paper = style({
  width: "184mm",
  height: "246mm",
  marginInline: "auto",
  overflow: "hidden",
  display: "flex",
  flexDirection: "column",
  gap: "3mm",
  background: sheetColor.paper,
  color: sheetColor.ink,
  fontSize: printSize.xs,
  lineHeight: 1.25,
  breakInside: "avoid",
});

export const paperHead = style({
  display: "flex",
  alignItems: "flex-end",
  gap: "4mm",
  height: "10mm",
  borderBlockEnd: `1.5px solid ${sheetColor.ink}`,
});

export const paperTitle = style({
  flex: "none",
  paddingBlockEnd: "1mm",
  fontSize: printSize["2xl"],
  lineHeight: 1,
});

/** Strain and dates, behind the title. */
export const paperFacts = style({
  flex: 1,
  display: "flex",
  justifyContent: "flex-end",
  gap: "4mm",
  paddingBlockEnd: "1mm",
  minWidth: 0,
});

export const factText = style({
  whiteSpace: "nowrap",
  overflow: "hidden",
  textOverflow: "ellipsis",
});

export const estimate = style({ fontSize: printSize["2xs"] });

export const table = style({
  width: "100%",
  borderCollapse: "collapse",
  tableLayout: "fixed",
});

export const headCell = style({
  height: "8mm",
  padding: "0 1mm 0.5mm",
  verticalAlign: "bottom",
  textAlign: "start",
  fontSize: printSize["2xs"],
  fontWeight: 650,
  lineHeight: 1.1,
  border: `1px solid ${sheetColor.ink}`,
});

export const cell = style({
  // Half of the lines above and below are its own.
  height: "7.4mm",
  padding: "0 1mm",
  border: `1px solid ${sheetColor.rule}`,
  whiteSpace: "nowrap",
  overflow: "hidden",
});

export const twoBoxes = style({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: "3mm" });

export const paperBox = style({
  minWidth: 0,
  padding: "0 2mm 2mm",
  border: `1px solid ${sheetColor.ink}`,
});

export const paperBoxTitle = style({
  margin: 0,
  height: LINE,
  paddingBlockStart: "1.5mm",
  fontSize: printSize.base,
  lineHeight: 1.1,
});

export const ruled = style({
  margin: 0,
  display: "flex",
  alignItems: "flex-end",
  gap: "2mm",
  height: LINE,
  paddingBlockEnd: "0.5mm",
  borderBlockEnd: `1px solid ${sheetColor.rule}`,
});

export const wheelBox = style({ display: "flex", gap: "4mm", flex: 1, minHeight: 0 });

export const wheel = style({ position: "relative", flex: "none", width: "112mm", height: "84mm" });

export const wheelDrawing = style({
  position: "absolute",
  insetBlockStart: "6mm",
  insetInlineStart: "20mm",
  width: "72mm",
  height: "72mm",
  overflow: "visible",
});

export const ring = style({ fill: "none", stroke: sheetColor.rule, strokeWidth: 0.3 });

export const spoke = style({ stroke: sheetColor.ink, strokeWidth: 0.3 });

export const wheelName = style({
  position: "absolute",
  width: "24mm",
  marginInlineStart: "-12mm",
  marginBlockStart: "-1.5mm",
  textAlign: "center",
  fontSize: printSize["2xs"],
});

export const wheelNotes = style({ flex: 1, minWidth: 0 });

export const small = style({ fontSize: printSize["2xs"], lineHeight: 1.25 });
