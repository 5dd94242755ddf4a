import type { Box, Color, Mark } from "./pdfFile.ts";

/**
 * The shapes of a drawing as marks, in the pixels of its window: rectangles, lines, circles, and paths of
 * straight and cubic parts, which is all that this site's own drawings are made of. Arcs are left out.
 *
 * @param colorOf reads a colour that the browser has computed; `null` for none
 */
export function drawSvg(svg: SVGSVGElement, colorOf: (color: string) => Color | null): Mark[] {
  const view = svg.ownerDocument.defaultView;
  if (view === null) return [];
  return Array.from(
    svg.querySelectorAll<SVGGraphicsElement>("path, rect, line, circle"),
    (shape) => {
      const matrix = shape.getScreenCTM();
      const style = view.getComputedStyle(shape);
      const steps = matrix === null ? "" : stepsOf(shape, matrix);
      const { x, y, width, height } = shape.getBoundingClientRect();
      const area: Box = { x, y, width, height };
      const fill = shape.localName === "line" ? null : colorOf(style.fill);
      const stroke = colorOf(style.stroke);
      if (steps === "" || matrix === null || (fill === null && stroke === null)) return [];
      const strokeWidth = parseFloat(style.strokeWidth) * Math.hypot(matrix.a, matrix.b);
      return [{ is: "path" as const, steps, fill, stroke, strokeWidth, area }];
    },
  ).flat();
}

const numberOf = (shape: Element, name: string) => Number(shape.getAttribute(name) ?? 0);

/** How far the handles of a quarter circle reach, as a share of its radius. */
const HANDLE = 0.5523;

function stepsOf(shape: SVGGraphicsElement, matrix: DOMMatrix): string {
  const at = (x: number, y: number) =>
    `${short(matrix.a * x + matrix.c * y + matrix.e)} ${short(matrix.b * x + matrix.d * y + matrix.f)}`;
  switch (shape.localName) {
    case "line":
      return `${at(numberOf(shape, "x1"), numberOf(shape, "y1"))} m ${at(numberOf(shape, "x2"), numberOf(shape, "y2"))} l`;
    case "rect": {
      const [x, y] = [numberOf(shape, "x"), numberOf(shape, "y")];
      const [right, bottom] = [x + numberOf(shape, "width"), y + numberOf(shape, "height")];
      return `${at(x, y)} m ${at(right, y)} l ${at(right, bottom)} l ${at(x, bottom)} l h`;
    }
    case "circle": {
      const [x, y, r] = [numberOf(shape, "cx"), numberOf(shape, "cy"), numberOf(shape, "r")];
      const h = r * HANDLE;
      return [
        `${at(x + r, y)} m`,
        `${at(x + r, y + h)} ${at(x + h, y + r)} ${at(x, y + r)} c`,
        `${at(x - h, y + r)} ${at(x - r, y + h)} ${at(x - r, y)} c`,
        `${at(x - r, y - h)} ${at(x - h, y - r)} ${at(x, y - r)} c`,
        `${at(x + h, y - r)} ${at(x + r, y - h)} ${at(x + r, y)} c h`,
      ].join(" ");
    }
    default:
      return pathSteps(shape.getAttribute("d") ?? "", at);
  }
}

const short = (value: number) => String(Math.round(value * 1_000) / 1_000);

/** Numbers that follow each command of a path. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, z: 0 };

/** The same path in PDF's operators, all of them absolute. Empty for one with other commands. */
function pathSteps(d: string, at: (x: number, y: number) => string): string {
  const steps: string[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter = "", rest = ""] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toLowerCase();
    const takes = TAKES[command];
    if (takes === undefined) return "";
    const isRelative = letter === command;
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    for (let from = 0; from < Math.max(numbers.length, 1); from += Math.max(takes, 1)) {
      const given = numbers.slice(from, from + takes);
      const [baseX, baseY] = isRelative ? [x, y] : [0, 0];
      const points = given.map((value, index) => value + (index % 2 === 0 ? baseX : baseY));
      if (command === "z") {
        [x, y] = [startX, startY];
        steps.push("h");
        continue;
      }
      if (command === "c") {
        const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, endX = 0, endY = 0] = points;
        [x, y] = [endX, endY];
        steps.push(`${at(x1, y1)} ${at(x2, y2)} ${at(x, y)} c`);
        continue;
      }
      const [first = 0, second = 0] = points;
      if (command === "h") x = first;
      else if (command === "v") y = (given[0] ?? 0) + baseY;
      else [x, y] = [first, second];
      // Further pairs after a move are lines.
      const isMove = command === "m" && from === 0;
      if (isMove) [startX, startY] = [x, y];
      steps.push(`${at(x, y)} ${isMove ? "m" : "l"}`);
    }
  }
  return steps.join(" ");
}
