import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";

/** The sheets that a page prints on, in points: 612 by 792 is Letter. */
export async function printedSheets(page: Page): Promise<{ width: number; height: number }[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const numbers = Array.from({ length: pdf.numPages }, (_, at) => at + 1);
  const sheets = await Promise.all(numbers.map((number) => pdf.getPage(number)));
  return sheets.map((sheet) => {
    const { width, height } = sheet.getViewport({ scale: 1 });
    return { width, height };
  });
}

/** The words on all sheets of a page, without what stands between them: a name may be on two lines. */
export async function printedWords(page: Page): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const { text } = await extractText(pdf, { mergePages: true });
  return withoutSpace(text);
}

/** As {@link printedWords} gives it. */
export const withoutSpace = (text: string) => text.replace(/\s+/g, "");
