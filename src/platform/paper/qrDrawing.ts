import encodeQR from "qr";

/** Modules of white around a code, without which readers do not find it; also on a dark screen. */
const QUIET = 4;

/** A QR code as a drawing: the dark modules as one path in a square of so many units. */
export interface QrDrawing {
  path: string;
  size: number;
}

/** Draws a text as a QR code (ISO/IEC 18004), which is good with an eighth of it lost. Dark modules side by side are one area. */
export function drawQr(text: string): QrDrawing {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: QUIET });
  const areas: string[] = [];
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length;) {
      let width = 0;
      while (row[x + width] === true) width += 1;
      if (width > 0) areas.push(`M${String(x)} ${String(y)}h${String(width)}v1h-${String(width)}z`);
      x += Math.max(width, 1);
    }
  }
  return { path: areas.join(""), size: rows.length };
}
