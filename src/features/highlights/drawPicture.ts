import { LIGHT } from "#design/palette.ts";
import { font } from "#design/tokens.ts";
import {
  type Highlight,
  type Highlights,
  figureWords,
  restsOnWords,
} from "#domain/trends/highlights.ts";
import { SITE } from "#domain/site/site.ts";
import { wrapWords } from "./wrapWords.ts";

/** Upright, as phones show pictures; in pixels. */
export const PICTURE = { width: 1_080, height: 1_350 } as const;

const EDGE = 96;
const ROOM = PICTURE.width - 2 * EDGE;

type Face = keyof typeof font;
const face = (weight: number, size: number, of: Face) =>
  `${String(weight)} ${String(size)}px ${font[of]}`;

/** What a sentence is written in, the largest first: a long one has smaller letters and more lines. */
const SENTENCES = [44, 38, 33, 28].map((size) => ({
  face: face(400, size, "text"),
  line: Math.round(size * 1.4),
}));
/** From one line of a figure to the next, by its size. */
const LINE = 1.08;

/** The faces that a picture is drawn with, so that they can be there in time. */
export const FACES = [face(640, 64, "heading"), face(600, 38, "text")] as const;

/**
 * Draws a card as on a sheet of paper, always in the light theme: the receiver of the picture has
 * neither our page nor its theme around it.
 *
 * @param address where the card is to be seen, for people
 */
export function drawPicture(
  pen: CanvasRenderingContext2D,
  card: Highlight,
  { year, complete, sample }: Pick<Highlights, "year" | "complete" | "sample">,
  address: string,
): void {
  const { width, height } = PICTURE;
  pen.fillStyle = LIGHT.paper;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = LIGHT.ink;
  pen.fillRect(EDGE, 150, ROOM, 6);
  pen.fillRect(EDGE, height - 250, ROOM, 2);
  pen.textBaseline = "alphabetic";

  const write = (text: string, y: number, style: string, tone: string) => {
    pen.font = style;
    pen.fillStyle = tone;
    pen.fillText(text, EDGE, y);
  };
  const wrapped = (text: string, style: string) => {
    pen.font = style;
    return wrapWords(text, ROOM, (each) => pen.measureText(each).width);
  };

  write(SITE.community, 116, face(600, 38, "text"), LIGHT.leaf);
  const when = complete ? String(year) : `${String(year)} so far`;
  pen.textAlign = "right";
  pen.font = face(600, 38, "text");
  pen.fillStyle = LIGHT.inkQuiet;
  pen.fillText(when, width - EDGE, 116);
  pen.textAlign = "left";

  let y = 270;
  for (const line of wrapped(card.title, face(640, 56, "heading"))) {
    write(line, y, face(640, 56, "heading"), LIGHT.buckeye);
    y += 68;
  }
  const figure = figureWords(card);
  const size = fitting(figure, (style) => wrapped(figure, style));
  y += size * 0.75;
  for (const line of wrapped(figure, face(640, size, "heading"))) {
    write(line, y, face(640, size, "heading"), LIGHT.ink);
    y += size * LINE;
  }
  const above = y - size * (LINE - 0.25);
  const sentences = SENTENCES.map(({ face: style, line }) => ({
    style,
    line,
    lines: wrapped(card.sentence, style),
    most: Math.floor((height - 270 - above) / line),
  }));
  const sentence = sentences.find(({ lines, most }) => lines.length <= most) ?? sentences.at(-1);
  const { lines = [], most = 0, line: step = 0, style = "" } = sentence ?? {};
  lines.slice(0, most).forEach((line, place) => {
    const isCut = place === most - 1 && lines.length > most;
    write(isCut ? `${line} …` : line, above + step * (place + 1), style, LIGHT.ink);
  });

  const notes = [restsOnWords(card), address, ...(sample ? ["Made-up sample data"] : [])];
  notes.forEach((note, place) =>
    write(note, height - 190 + place * 50, face(400, 34, "text"), LIGHT.inkQuiet),
  );
}

/** The largest size in which a figure takes one line, or two if it is long. */
function fitting(figure: string, lines: (style: string) => string[]): number {
  const most = figure.length > 14 ? 2 : 1;
  return (
    [220, 180, 150, 120, 96].find((size) => lines(face(640, size, "heading")).length <= most) ?? 80
  );
}
