import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";

/** The sheets that a page prints on, in points: 612 by 792 is Letter. */
export const printedSheets = async (page: Page) =>
  await sheetsOf(await page.pdf({ preferCSSPageSize: true }));

/** The sheets of a document, in points. */
export async function sheetsOf(file: Uint8Array): Promise<{ width: number; height: number }[]> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const numbers = Array.from({ length: pdf.numPages }, (_, at) => at + 1);
  const sheets = await Promise.all(numbers.map((number) => pdf.getPage(number)));
  return sheets.map((sheet) => {
    const { width, height } = sheet.getViewport({ scale: 1 });
    return { width, height };
  });
}

/** The words on all sheets of a page, without what stands between them: a name may be on two lines. */
export const printedWords = async (page: Page) =>
  await wordsOf(await page.pdf({ preferCSSPageSize: true }));

/** The words of a document, without what stands between them. */
export async function wordsOf(file: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { text } = await extractText(pdf, { mergePages: true });
  return withoutSpace(text);
}

/** As {@link printedWords} gives it. */
export const withoutSpace = (text: string) => text.replace(/\s+/g, "");
