import { drawPage, type Drawing } from "./drawPage.ts";
import { writePdf, type Mark, type SheetSize } from "./pdfFile.ts";

/** Points of an inch, and the pixels of one in CSS. */
const POINTS = 72;
const PIXELS = 96;

/** A sheet between margins, in inches: beside what is printed, and above and below it. */
interface Paper {
  width: number;
  height: number;
  beside: number;
  above: number;
}

/** The papers of src/design/print.css. */
const PAPERS = {
  letter: { width: 8.5, height: 11, beside: 0.5, above: 0.5 },
  labels: { width: 8.5, height: 11, beside: 0.1875, above: 0.5 },
} satisfies Readonly<Record<string, Paper>>;
export type PaperName = keyof typeof PAPERS;

/**
 * The page as it would be printed, as a PDF that is made on the phone and needs no network. The document is laid
 * out once more, unseen, at the width of the paper and with the styles for print, and what lies where
 * is written down: lines and words lie where the printed page has them.
 *
 * @param title of the document, which readers show
 * @param only the part that is wanted, where it is not the whole screen
 * @throws Error where the browser cannot lay out a page unseen
 */
export async function makePagePdf(
  title: string,
  only: Element | null,
  paperName: PaperName,
): Promise<Uint8Array<ArrayBuffer>> {
  const frame = document.createElement("iframe");
  frame.title = title;
  frame.setAttribute("aria-hidden", "true");
  frame.tabIndex = -1;
  const paper = PAPERS[paperName];
  const width = (paper.width - 2 * paper.beside) * PIXELS;
  const height = (paper.height - 2 * paper.above) * PIXELS;
  frame.style.cssText = `position:fixed;inset-inline-start:-10000px;inset-block-start:0;border:0;width:${String(width)}px;height:${String(height)}px`;
  // Without a document type tables would not take the size of their words from around them.
  frame.srcdoc = "<!doctype html>";
  const isThere = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  document.body.append(frame);
  try {
    await isThere;
    const copy = frame.contentDocument;
    if (copy === null) throw new Error("A page cannot be laid out unseen here.");
    layOut(copy, only);
    // Words are as wide as they are in the page's own faces, which are known once it is laid out.
    copy.body.getBoundingClientRect();
    await Promise.allSettled(Array.from(copy.fonts, async (face) => await face.load()));
    const pages = pagesOf(drawPage(copy.body), height, paper);
    return writePdf(title, sheetOf(paper), pages);
  } finally {
    frame.remove();
  }
}

const sheetOf = ({ width, height }: Paper): SheetSize => ({
  width: width * POINTS,
  height: height * POINTS,
});

/** Copies this document as it prints into another one. */
function layOut(copy: Document, only: Element | null): void {
  // What prints in another way, such as a list that only has rows for the window, does so now.
  dispatchEvent(new Event("beforeprint"));
  const way = only === null ? [] : pathTo(only);
  const body = copy.importNode(document.body, true);
  dispatchEvent(new Event("afterprint"));
  // Before anything goes, by which places among siblings would change.
  showOnly(body, way);
  for (const gone of body.querySelectorAll("script, iframe, style, noscript")) gone.remove();
  copy.documentElement.className = document.documentElement.className;
  copy.documentElement.lang = document.documentElement.lang;
  copy.body.replaceWith(body);
  const sheets = Array.from(document.styleSheets, (sheet) => sheetText(sheet));
  const view = copy.defaultView;
  if (view === null) throw new Error("A page cannot be laid out unseen here.");
  const styles = new view.CSSStyleSheet();
  styles.replaceSync(`${sheets.join("\n")}\nhtml,body{margin:0!important}${PSEUDO_OFF}`);
  copy.adoptedStyleSheets = [styles];
  writePseudoOut(body, view);
}

/** The rules of a style sheet, those for print for every medium and those for screens for one that there is no more. */
function sheetText(sheet: CSSStyleSheet): string {
  try {
    return (
      Array.from(sheet.cssRules, ({ cssText }) => cssText)
        .join("\n")
        .replaceAll(/@media print\b/g, "@media all")
        .replaceAll(/@media screen\b/g, "@media tty")
        // A face that is there a moment later is waited for.
        .replaceAll(/font-display: (?:optional|fallback)/g, "font-display: block")
    );
  } catch {
    // Of another site: this page has none.
    return "";
  }
}

/** Places among their siblings, from the body down to an element. */
function pathTo(element: Element): number[] {
  const way: number[] = [];
  for (let each = element; each.parentElement !== null && each !== document.body;) {
    way.unshift(Array.from(each.parentElement.children).indexOf(each));
    each = each.parentElement;
  }
  return way;
}

/** Hides what lies beside the way. */
function showOnly(body: HTMLElement, way: readonly number[]): void {
  let parent: Element = body;
  for (const index of way) {
    const next: Element | undefined = parent.children[index];
    if (next === undefined) return;
    for (const other of parent.children) if (other !== next) other.classList.add("no-print");
    parent = next;
  }
}

const PSEUDO_OFF =
  "[data-before]::before{content:none!important}[data-after]::after{content:none!important}";

/** What pseudo elements look like that are drawn: boxes to tick, signs before a number. */
const PSEUDO_LOOK =
  "display position top left width height margin padding border background-color color font box-sizing white-space".split(
    " ",
  );

/** Pseudo elements have no place that can be asked for: elements take it. */
function writePseudoOut(body: HTMLElement, view: Window): void {
  for (const element of body.querySelectorAll<HTMLElement>("*")) {
    for (const side of ["before", "after"] as const) {
      const look = view.getComputedStyle(element, `::${side}`);
      const words = /^"((?:[^"\\]|\\.)*)"/.exec(look.content)?.[1];
      if (words === undefined || look.display === "none") continue;
      const written = body.ownerDocument.createElement("span");
      for (const name of PSEUDO_LOOK) written.style.setProperty(name, look.getPropertyValue(name));
      written.textContent = words.replaceAll('\\"', '"');
      element.setAttribute(`data-${side}`, "");
      element[side === "before" ? "prepend" : "append"](written);
    }
  }
}

/** Cuts what is longer than a sheet where neither words nor a small area are cut, and puts each part on paper. */
function pagesOf({ marks, whole }: Drawing, height: number, paper: Paper): Mark[][] {
  const uncut = [
    ...whole.map(({ y, height: own }) => ({ top: y, bottom: y + own })),
    ...marks.map(boxOf).filter((box) => box.bottom - box.top < SPLITTABLE_PX),
  ].filter((box) => box.bottom - box.top <= height);
  const end = Math.max(1, ...marks.map((mark) => boxOf(mark).bottom));
  const pages: Mark[][] = [];
  for (let top = 0; top < end - 1;) {
    const bottom = cutAt(uncut, top, top + height);
    const page = marks.flatMap((mark) => onSheet(mark, top, bottom, paper));
    pages.push(page);
    top = bottom;
  }
  return pages.length === 0 ? [[]] : pages;
}

/** From where to where something reaches down a page. */
interface Rows {
  top: number;
  bottom: number;
}

function boxOf(mark: Mark): Rows {
  if (mark.is === "text") {
    return { top: mark.baseline - mark.size * 0.75, bottom: mark.baseline + mark.size * 0.25 };
  }
  const { y, height } = mark.is === "area" ? mark : mark.area;
  return { top: y, bottom: y + height };
}

/** What is higher than this goes on on the next sheet, as the ground of a list does. */
const SPLITTABLE_PX = 160;

function cutAt(uncut: readonly Rows[], top: number, limit: number): number {
  let cut = limit;
  for (;;) {
    const crossing = uncut.filter(
      (rows) => rows.top > top + 1 && rows.top < cut && rows.bottom > cut + 0.5,
    );
    if (crossing.length === 0) return cut;
    cut = Math.min(...crossing.map((rows) => rows.top));
  }
}

/** From pixels of the long page to points of one sheet. */
function onSheet(mark: Mark, top: number, bottom: number, paper: Paper): Mark[] {
  const box = boxOf(mark);
  const isHere =
    mark.is === "area"
      ? box.bottom > top && box.top < bottom
      : box.top >= top - 1 && box.top < bottom - 1;
  if (!isHere) return [];
  const scale = POINTS / PIXELS;
  const x = (px: number) => paper.beside * POINTS + px * scale;
  const y = (px: number) => paper.above * POINTS + (px - top) * scale;
  if (mark.is === "text") {
    const { size, width, baseline } = mark;
    return [
      { ...mark, x: x(mark.x), baseline: y(baseline), size: size * scale, width: width * scale },
    ];
  }
  if (mark.is === "area") {
    const from = Math.max(mark.y, top);
    const to = Math.min(mark.y + mark.height, bottom);
    const [width, height] = [mark.width * scale, (to - from) * scale];
    return [{ ...mark, x: x(mark.x), y: y(from), width, height }];
  }
  const steps = movedSteps(mark.steps, x, y);
  return [{ ...mark, steps, strokeWidth: mark.strokeWidth * scale }];
}

/** Numbers of a path come in pairs, of which operators are none. */
function movedSteps(steps: string, x: (px: number) => number, y: (px: number) => number): string {
  let isX = false;
  return steps
    .split(" ")
    .map((step) => {
      if (/^[a-z]$/.test(step)) return step;
      isX = !isX;
      return String(Math.round((isX ? x : y)(Number(step)) * 1_000) / 1_000);
    })
    .join(" ");
}
