import type { QueryDescriptor } from "#domain/queries/smallQueries.ts";
import type { FirstView } from "#domain/site/firstView.ts";
import { FIRST_VIEW_ID } from "#domain/site/firstViewElement.ts";
import type { ScreenFiles } from "./views.ts";
import { jsonInScript } from "./pageHead.ts";

/** Asks the site itself. @param path of its API @throws when that has no answer */
export type AskSite = (path: `/api/${string}`) => Promise<unknown>;

/** A screen, and everything of the API that its first view shows. */
export interface ViewedScreen {
  /** Its path, with the query that decides what it shows. */
  path: string;
  queries: readonly QueryDescriptor[];
  /** Parameters of the query that it is written for. Others change what the screen shows; none does where it is `any`. */
  reads: readonly string[] | "any";
}

/**
 * What a screen is written from.
 *
 * @param asOf epoch milliseconds
 * @throws when an answer is missing
 */
export async function firstView(
  { path, queries }: ViewedScreen,
  ask: AskSite,
  asOf: number,
): Promise<FirstView> {
  const answers = await Promise.all(
    queries.map(async ({ key: [name, ...of], path: api }) => ({
      key: [name, ...of] satisfies FirstView["answers"][number]["key"],
      data: await ask(api),
    })),
  );
  return { path, asOf, answers };
}

/** A view as it stands in a document. */
export interface WrittenView {
  /** Names the files that the screen needs, its styles among them. */
  links: string;
  /** What is seen, and the answers behind it. */
  body: string;
}

/** @param html as the application has rendered it, everything in it escaped */
export function writeView(html: string, view: FirstView, files?: ScreenFiles[string]): WrittenView {
  const { styles = [], scripts = [] } = files ?? {};
  return {
    links: [
      ...styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
      ...scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
    ].join(""),
    body:
      `<div id="root" data-view="">${html}</div>` +
      `<script id="${FIRST_VIEW_ID}" type="application/json">${jsonInScript(view)}</script>`,
  };
}
