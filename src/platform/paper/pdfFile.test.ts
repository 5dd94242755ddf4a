import { extractText, getDocumentProxy } from "unpdf";
import { expect, it } from "vitest";
import { writePdf, type Mark } from "./pdfFile.ts";

const BLACK = [0, 0, 0] as const;

const text = (words: string, baseline = 100): Mark => ({
  is: "text",
  x: 36,
  baseline,
  size: 12,
  bold: false,
  words,
  width: 200,
  color: BLACK,
});

async function read(pages: readonly (readonly Mark[])[]) {
  const file = writePdf("A (test)", { width: 612, height: 792 }, pages);
  const pdf = await getDocumentProxy(file);
  const meta = await pdf.getMetadata();
  const { text: words } = await extractText(pdf);
  return { words, title: Object.assign({ Title: null }, meta.info).Title };
}

it("keeps words with brackets, backslashes, accents and typographic signs, and what the face lacks as a question mark", async () => {
  const words = "(A) \\ Jalapeño – “Ohio’s” €5 • 10 × 2⅝ 🌿";
  const { words: found, title } = await read([[text(words)]]);
  expect(found).toEqual(["(A) \\ Jalapeño – “Ohio’s” €5 • 10 × 2? ?"]);
  expect(title).toBe("A (test)");
});

it("leaves out an accent that the face does not have", async () => {
  expect((await read([[text("Ōhio")]])).words).toEqual(["Ohio"]);
});

it("has a page for each list of marks, in their order", async () => {
  const pages = [
    [text("first")],
    [{ is: "area", x: 1, y: 2, width: 3, height: 4, color: BLACK } as const],
    [text("third")],
  ];
  expect((await read(pages)).words.map((each) => each.trim())).toEqual(["first", "", "third"]);
});
