import type { WrittenView } from "./firstView.ts";
import { writeDescription, writePreview, writeTitle, type PageHead } from "./pageHead.ts";

/** What one document has that the shell has not. */
export interface DocumentParts {
  head: PageHead;
  /** The first view in the place of the application; `null` leaves the skeleton. */
  view: WrittenView | null;
}

/** Makes the document of one address. @param origin under which the site is reached */
export type RenderDocument = (parts: DocumentParts, origin: string) => string;

/** The places of the shell that a document fills, in their order. */
const PLACES = [
  /<title>[^<]*<\/title>/,
  /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/,
  /(?=<\/head>)/,
  /<div id="root"><\/div>/,
] as const;

/**
 * Composes documents out of the built `index.html`: what crawlers and previews read, and later what
 * visitors see first. The shell itself stays as it is, for the worker and for when anything is odd.
 *
 * @returns `null` when the shell lacks a place, as made-up ones in tests do
 */
export function createDocument(shell: string): RenderDocument | null {
  const between: string[] = [];
  let emptyRoot = "";
  let rest = shell;
  for (const place of PLACES) {
    const found = place.exec(rest);
    if (found === null) return null;
    between.push(rest.slice(0, found.index));
    [emptyRoot] = found;
    rest = rest.slice(found.index + emptyRoot.length);
  }
  const [start = "", toDescription = "", toHeadEnd = "", toRoot = ""] = between;
  return ({ head, view }, origin) =>
    [
      start,
      writeTitle(head),
      toDescription,
      writeDescription(head),
      toHeadEnd,
      writePreview(head, origin),
      view?.links,
      toRoot,
      view?.body ?? emptyRoot,
      rest,
    ].join("");
}
