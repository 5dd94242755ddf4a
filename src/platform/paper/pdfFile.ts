/** What lies on a page, in points (1/72 inch) from its upper left corner. Colours are `0` black to `1` white for each of red, green, blue. */
export type Mark =
  | { is: "area"; x: number; y: number; width: number; height: number; color: Color }
  | {
      is: "text";
      x: number;
      baseline: number;
      size: number;
      bold: boolean;
      words: string;
      width: number;
      color: Color;
    }
  | {
      is: "path";
      steps: string;
      fill: Color | null;
      stroke: Color | null;
      strokeWidth: number;
      area: Box;
    };

export type Color = readonly [red: number, green: number, blue: number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Width and height of a sheet, in points. */
export interface SheetSize {
  width: number;
  height: number;
}

/**
 * A PDF file (ISO 32000-1) of lines, areas and words, in the two standard faces that every reader has:
 * nothing is embedded, so that a sheet is a few kilobytes. A text is stretched to the width it had on the
 * screen, in whatever face that was.
 *
 * @param pages the marks of each page, in the order in which they are painted
 */
export function writePdf(
  title: string,
  size: SheetSize,
  pages: readonly (readonly Mark[])[],
): Uint8Array<ArrayBuffer> {
  const objects: string[] = [
    "<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true >> >>",
    `<< /Type /Pages /Count ${String(pages.length)} /Kids [${pages.map((_, at) => `${String(FIRST_PAGE + 2 * at)} 0 R`).join(" ")}] >>`,
    font("Helvetica"),
    font("Helvetica-Bold"),
    `<< /Title (${escaped(winAnsi(title))}) >>`,
  ];
  for (const marks of pages) {
    const content = marks.map((mark) => painted(mark, size.height)).join("\n");
    const box = `[0 0 ${digits(size.width)} ${digits(size.height)}]`;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${String(objects.length + 2)} 0 R >>`,
      `<< /Length ${String(content.length)} >>\nstream\n${content}\nendstream`,
    );
  }
  return bytesOf(assembled(objects));
}

const FIRST_PAGE = 6;

const font = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** Objects one after the other, and the table of where each begins. */
function assembled(objects: readonly string[]): string {
  let file = "%PDF-1.4\n";
  const begins: number[] = [];
  for (const [at, object] of objects.entries()) {
    begins.push(file.length);
    file += `${String(at + 1)} 0 obj\n${object}\nendobj\n`;
  }
  const table = begins.map((begin) => `${String(begin).padStart(10, "0")} 00000 n \n`).join("");
  const count = String(objects.length + 1);
  return `${file}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${String(file.length)}\n%%EOF\n`;
}

/** Every sign is one byte: {@link winAnsi} leaves no other. */
function bytesOf(file: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(file.length);
  for (let at = 0; at < file.length; at += 1) bytes[at] = file.charCodeAt(at);
  return bytes;
}

function painted(mark: Mark, height: number): string {
  switch (mark.is) {
    case "area":
      return `${rgb(mark.color)} rg ${digits(mark.x)} ${digits(height - mark.y - mark.height)} ${digits(mark.width)} ${digits(mark.height)} re f`;
    case "text": {
      const words = winAnsi(mark.words);
      const own = (widthOf(words, mark.bold) * mark.size) / 1_000;
      const stretch = own > 0 ? Math.min(200, Math.max(40, (mark.width / own) * 100)) : 100;
      return `BT ${rgb(mark.color)} rg /${mark.bold ? "F2" : "F1"} ${digits(mark.size)} Tf ${digits(stretch)} Tz ${digits(mark.x)} ${digits(height - mark.baseline)} Td (${escaped(words)}) Tj ET`;
    }
    case "path": {
      const fill = mark.fill === null ? "" : `${rgb(mark.fill)} rg `;
      const stroke =
        mark.stroke === null ? "" : `${rgb(mark.stroke)} RG ${digits(mark.strokeWidth)} w `;
      const paint = mark.fill === null ? "S" : mark.stroke === null ? "f" : "B";
      // The page's axis runs up, a screen's down.
      return `q ${fill}${stroke}1 0 0 -1 0 ${digits(height)} cm ${mark.steps} ${paint} Q`;
    }
  }
}

const rgb = (color: Color) => color.map(digits).join(" ");

/** At most three decimals, as PDF knows no exponents. */
const digits = (value: number) => String(Math.round(value * 1_000) / 1_000);

const escaped = (words: string) => words.replace(/[\\()]/g, "\\$&");

/** Letters that chemists write and the faces do not have. */
const GREEK: Readonly<Record<string, string>> = {
  α: "alpha",
  β: "beta",
  γ: "gamma",
  δ: "delta",
  Δ: "delta-",
};

/** Signs of Windows-1252 that lie elsewhere in Unicode, by their byte. */
const MOVED = new Map(
  Object.entries({
    "€": 128,
    "…": 133,
    "‘": 145,
    "’": 146,
    "“": 147,
    "”": 148,
    "•": 149,
    "–": 150,
    "—": 151,
    "™": 153,
    "−": 150,
    "″": 34,
    "′": 39,
  }),
);

/** What the standard faces can show of a text; an accent that they lack is left out, any other sign is a question mark. */
function winAnsi(text: string): string {
  return Array.from(text.normalize("NFC"), (sign) => {
    const spelled = GREEK[sign];
    if (spelled !== undefined) return spelled;
    const moved = MOVED.get(sign);
    if (moved !== undefined) return String.fromCharCode(moved);
    const code = sign.codePointAt(0) ?? 0;
    if ((code >= 32 && code < 127) || (code >= 160 && code < 256)) return sign;
    const bare = sign.normalize("NFD").charAt(0);
    return bare >= " " && bare <= "~" ? bare : "?";
  }).join("");
}

/** Widths of the signs 32 to 126 in thousandths of the size: Adobe's metrics of the standard faces. */
const REGULAR = widths(
  "278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584",
);
const BOLD = widths(
  "278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584",
);

function widths(list: string): readonly number[] {
  return list.split(" ").map(Number);
}

/** Signs beyond ASCII are as wide as most letters are. */
const widthOf = (words: string, bold: boolean) =>
  Array.from(words).reduce(
    (sum, sign) => sum + ((bold ? BOLD : REGULAR)[sign.charCodeAt(0) - 32] ?? 556),
    0,
  );
