import { beforeEach, expect, it } from "vitest";
import { highlight } from "../../../tests/support/data/highlights.ts";
import { PICTURE, drawPicture } from "./drawPicture.ts";

const OF = { year: 2026, complete: false, sample: false };
const drawn: { text: string; y: number; size: number }[] = [];

/** A letter is half as wide as it is high. */
function draw(sentence: string): void {
  const pen = {
    font: "",
    fillRect: () => undefined,
    fillText(text: string, _x: number, y: number) {
      drawn.push({ text, y, size: sizeOf(this.font) });
    },
    measureText(text: string) {
      return { width: (text.length * sizeOf(this.font)) / 2 };
    },
  };
  drawPicture(Object(pen), highlight({ sentence }), OF, "ohio.example/yearly-highlights?year=2026");
}
const sizeOf = (font: string) => Number(/ (\d+)px /.exec(font)?.[1]);
const sentenceLines = () => drawn.filter(({ text }) => text.includes("word"));
const words = (count: number) =>
  Array.from({ length: count }, (_, at) => `word${String(at)}`).join(" ");

beforeEach(() => {
  drawn.length = 0;
});

it("a short sentence has large letters", () => {
  draw(words(5));
  expect(sentenceLines()).toMatchObject([{ text: words(5), size: 44 }]);
});

it("a long sentence has smaller letters rather than an end that is cut", () => {
  draw(words(80));
  const lines = sentenceLines();
  expect(lines.map(({ text }) => text).join(" ")).toBe(words(80));
  expect(lines[0]?.size).toBeLessThan(44);
  // Above the rule of the notes.
  expect(Math.max(...lines.map(({ y }) => y))).toBeLessThan(PICTURE.height - 250);
});

it("one that is longer than the sheet is cut, and says so", () => {
  draw(words(400));
  expect(sentenceLines().at(-1)?.text).toMatch(/ …$/);
  expect(new Set(sentenceLines().map(({ size }) => size))).toEqual(new Set([28]));
});
