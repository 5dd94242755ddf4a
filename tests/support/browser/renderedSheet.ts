import { createRequire } from "node:module";
import path from "node:path";
import type { BrowserContext } from "@playwright/test";

/** The library of PDFs, as browsers load it; its package names it for modules alone. */
const READER = path.join(
  path.dirname(createRequire(import.meta.url).resolve("unpdf")),
  "pdfjs.mjs",
);

/** Pixels of a millimetre on the rendered sheet. */
const PX_PER_MM = 6;
const POINTS_PER_MM = 72 / 25.4;

/** A line on a sheet: from, to, and where across, in millimetres. */
export interface RuledLine {
  is: "across" | "down";
  at: number;
  from: number;
  to: number;
}

/** Lines are at least this long, in millimetres: no stroke of a letter is. */
const SHORTEST_MM = 12;

/** The first sheet of a document as pixels: where its long dark lines lie, down and across. */
export async function ruledLines(context: BrowserContext, file: Uint8Array): Promise<RuledLine[]> {
  const reader = await context.newPage();
  const address = "https://reader.test/";
  await reader.route(`${address}**`, async (route) => {
    const isModule = route.request().url().endsWith(".mjs");
    await route.fulfill(
      isModule
        ? {
            path: READER,
            contentType: "text/javascript",
          }
        : { contentType: "text/html", body: "<!doctype html><title>Reader</title>" },
    );
  });
  await reader.goto(address);
  const found = await reader.evaluate(findLines, {
    base64: Buffer.from(file).toString("base64"),
    module: `${address}pdfjs.mjs`,
    scale: PX_PER_MM / POINTS_PER_MM,
    shortest: SHORTEST_MM * PX_PER_MM,
  });
  await reader.close();
  return found.map(({ is, at, from, to }) => ({
    is: is === "across" ? "across" : "down",
    at: at / PX_PER_MM,
    from: from / PX_PER_MM,
    to: to / PX_PER_MM,
  }));
}

interface Question {
  base64: string;
  module: string;
  scale: number;
  shortest: number;
}

/** Runs in the reader's page. */
async function findLines({ base64, module, scale, shortest }: Question) {
  const pdfjs = await import(module);
  const data = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const sheet = await (await pdfjs.getDocument({ data }).promise).getPage(1);
  const viewport = sheet.getViewport({ scale });
  const canvas = new OffscreenCanvas(viewport.width, viewport.height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas");
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  await sheet.render({ canvasContext: context, viewport }).promise;
  const { width, height, data: pixels } = context.getImageData(0, 0, canvas.width, canvas.height);
  const isDark = (x: number, y: number) => (pixels[(y * width + x) * 4] ?? 255) < 200;
  const lines: { is: string; at: number; from: number; to: number }[] = [];
  const scan = (
    is: string,
    ranks: number,
    length: number,
    dark: (rank: number, at: number) => boolean,
  ) => {
    for (let rank = 0; rank < ranks; rank += 1) {
      let from = -1;
      for (let at = 0; at <= length; at += 1) {
        if (at < length && dark(rank, at)) {
          if (from < 0) from = at;
        } else if (from >= 0) {
          // A line of several pixels is one.
          const isNew = !lines.some(
            (each) => each.is === is && rank - each.at <= 4 && Math.abs(each.from - from) <= 4,
          );
          if (at - from >= shortest && isNew) lines.push({ is, at: rank, from, to: at });
          from = -1;
        }
      }
    }
  };
  scan("across", height, width, (y, x) => isDark(x, y));
  scan("down", width, height, (x, y) => isDark(x, y));
  return lines;
}
