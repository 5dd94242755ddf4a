import { drawnSize, font } from "#design/tokens.ts";

/** How names are drawn in a lineage, at `drawnSize.sm`; lineage.css.ts says the same. */
export const NAME_WEIGHT = 600;

/** Width of a letter where the browser does not measure: rather too wide than over the edge. */
const USUAL_LETTER = 8.2;

let pen: CanvasRenderingContext2D | null | undefined;

/** How wide a name is in a lineage, in units of the drawing. */
export function nameWidth(name: string): number {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return name.length * USUAL_LETTER;
  pen.font = `${String(NAME_WEIGHT)} ${drawnSize.sm} ${font.text}`;
  return pen.measureText(name).width;
}
