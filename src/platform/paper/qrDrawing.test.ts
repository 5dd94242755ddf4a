import decodeQr from "jsqr";
import { expect, it } from "vitest";
import { drawQr } from "./qrDrawing.ts";

/** Pixels of a module: a reader wants more than one. */
const SCALE = 4;

it("draws a code that a reader reads as the text it was made of", () => {
  const text = "https://example.org/strain-genetics/blue-dream";
  const { path, size } = drawQr(text);
  const edge = size * SCALE;
  const pixels = new Uint8ClampedArray(edge * edge * 4).fill(255);
  for (const run of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    const [x = 0, y = 0, width = 0] = run.slice(1).map((digits) => Number(digits) * SCALE);
    for (let row = y; row < y + SCALE; row += 1)
      for (let at = x; at < x + width; at += 1)
        pixels.fill(0, (row * edge + at) * 4, (row * edge + at) * 4 + 3);
  }
  expect(decodeQr(pixels, edge, edge)?.data).toBe(text);
});
