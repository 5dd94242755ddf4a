import { drawSvg } from "./drawSvg.ts";
import type { Box, Color, Mark } from "./pdfFile.ts";

/** What a page shows, in the pixels of its window. */
export interface Drawing {
  marks: Mark[];
  /** Parts that lie on one sheet wherever they fit on one. */
  whole: Box[];
}

/** Lines that run along with words, which the elements around them have asked for. */
interface Decoration {
  isUnderlined: boolean;
  isStruck: boolean;
}

/** Grounds, borders, drawings and words of a page that has been laid out. */
export function drawPage(root: Element): Drawing {
  const view = root.ownerDocument.defaultView;
  const drawing: Drawing = { marks: [], whole: [] };
  if (view === null) return drawing;
  const { marks, whole } = drawing;
  const visit = (element: Element, around: Decoration) => {
    const style = view.getComputedStyle(element);
    if (style.display === "none" || isClippedAway(style)) return;
    const isVisible = style.visibility === "visible";
    if (element instanceof view.SVGSVGElement) {
      if (isVisible) marks.push(...drawSvg(element, colorOf));
      return;
    }
    const box = element.getBoundingClientRect();
    if (style.breakInside === "avoid") whole.push(box);
    if (isVisible) marks.push(...drawBox(element, box, style), ...drawBullet(element, box, style));
    const decoration: Decoration = {
      isUnderlined: around.isUnderlined || style.textDecorationLine.includes("underline"),
      isStruck: around.isStruck || style.textDecorationLine.includes("line-through"),
    };
    for (const child of element.childNodes) {
      if (child instanceof view.Element) visit(child, decoration);
      else if (child instanceof view.Text && isVisible)
        marks.push(...drawWords(child, style, decoration));
    }
  };
  visit(root, { isUnderlined: false, isStruck: false });
  return drawing;
}

/** Words for screen readers alone, such as a caption in a clip of nothing. */
const isClippedAway = ({ clipPath, position }: CSSStyleDeclaration) =>
  position === "absolute" && clipPath.startsWith("inset(50%");

const SIDES = ["Top", "Right", "Bottom", "Left"] as const;

function drawBox(
  element: Element,
  { x, y, width, height }: DOMRect,
  style: CSSStyleDeclaration,
): Mark[] {
  if (width === 0 || height === 0) return [];
  const marks: Mark[] = [];
  const ground = colorOf(style.backgroundColor);
  if (ground !== null && !isWhite(ground))
    marks.push({ is: "area", x, y, width, height, color: ground });
  const isShared = style.borderCollapse === "collapse" && style.display === "table-cell";
  for (const side of SIDES) {
    // Cells share a line: the one before has drawn it.
    if (isShared && side === "Left" && element.previousElementSibling !== null) continue;
    if (isShared && side === "Top" && element.localName === "td") continue;
    const thickness = parseFloat(style[`border${side}Width`]);
    const color = colorOf(style[`border${side}Color`]);
    if (!(thickness > 0) || style[`border${side}Style`] === "none" || color === null) continue;
    marks.push({
      is: "area",
      x: side === "Right" ? x + width - thickness : x,
      y: side === "Bottom" ? y + height - thickness : y,
      width: side === "Top" || side === "Bottom" ? width : thickness,
      height: side === "Top" || side === "Bottom" ? thickness : height,
      color,
    });
  }
  return marks;
}

/** The sign before an entry of a list, which is no element: a dot, or its number. */
function drawBullet(element: Element, { x, y }: DOMRect, style: CSSStyleDeclaration): Mark[] {
  const color = colorOf(style.color);
  if (style.display !== "list-item" || style.listStyleType === "none" || color === null) return [];
  const size = parseFloat(style.fontSize);
  const entries = Array.from(element.parentElement?.children ?? []);
  const words =
    style.listStyleType === "decimal" ? `${String(entries.indexOf(element) + 1)}.` : "•";
  const width = size * 0.4 * words.length;
  const baseline = y + parseFloat(style.lineHeight) / 2 + size * 0.35;
  return [
    { is: "text", x: x - width - size * 0.4, baseline, size, bold: false, words, width, color },
  ];
}

/** Where a line of letters stands in its box: nine tenths of the boxes of all faces here lie above it. */
const BASELINE = 0.78;

/** Letters that are written in pieces are heavier from here on. */
const BOLD_FROM = 600;

/** Words of one line are one mark, so that the file can be searched and read aloud. */
function drawWords(node: Text, style: CSSStyleDeclaration, decoration: Decoration): Mark[] {
  const color = colorOf(style.color);
  const text = node.data;
  if (color === null || text.trim() === "") return [];
  const size = parseFloat(style.fontSize);
  const bold = Number(style.fontWeight) >= BOLD_FROM;
  const range = node.ownerDocument.createRange();
  const lines: { words: string; left: number; right: number; top: number; height: number }[] = [];
  for (const match of text.matchAll(/\S+/g)) {
    range.setStart(node, match.index);
    range.setEnd(node, match.index + match[0].length);
    const [box] = range.getClientRects();
    if (box === undefined || box.width === 0) continue;
    const words = style.textTransform === "uppercase" ? match[0].toUpperCase() : match[0];
    const line = lines.at(-1);
    if (line !== undefined && Math.abs(line.top - box.top) < 1 && box.left >= line.right - 1) {
      line.words += ` ${words}`;
      line.right = box.right;
    } else {
      lines.push({ words, left: box.left, right: box.right, top: box.top, height: box.height });
    }
  }
  const marks: Mark[] = [];
  for (const { words, left, right, top, height } of lines) {
    const baseline = top + height * BASELINE;
    const width = right - left;
    const rule = (y: number) => {
      const thickness = Math.max(size / 16, 0.5);
      marks.push({ is: "area", x: left, y, width, height: thickness, color });
    };
    marks.push({ is: "text", x: left, baseline, size, bold, words, width, color });
    if (decoration.isUnderlined) rule(baseline + size * 0.12);
    if (decoration.isStruck) rule(baseline - size * 0.3);
  }
  return marks;
}

const isWhite = (color: Color) => color.every((part) => part > 0.99);

const known = new Map<string, Color | null>();

/** A colour in whatever notation the browser computes it, on white; `null` for none, or one that lets everything through. */
function colorOf(color: string): Color | null {
  const before = known.get(color);
  if (before !== undefined) return before;
  const seen = color === "none" || color === "" ? null : painted(color);
  known.set(color, seen);
  return seen;
}

/** Only a canvas turns every notation into numbers. */
function painted(color: string): Color | null {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d");
  if (canvas === null) return null;
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  if (alpha === 0) return null;
  const onWhite = (part: number) => 1 + (alpha / 255) * (part / 255 - 1);
  return [onWhite(red), onWhite(green), onWhite(blue)];
}
