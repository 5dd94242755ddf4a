import { SMALL_QUERIES } from "#domain/queries/smallQueries.ts";
import type { FirstView } from "#domain/site/firstView.ts";
import { FIRST_VIEW_ID } from "#domain/site/firstViewElement.ts";
import { jsonInScript } from "../http/escape.ts";

/** Asks the site itself. @param path of its API @throws when that has no answer */
export type AskSite = (path: `/api/${string}`) => Promise<unknown>;

/**
 * What home is written from.
 *
 * @param asOf epoch milliseconds
 */
export async function homeView(ask: AskSite, asOf: number): Promise<FirstView> {
  const queries = [SMALL_QUERIES.statistics, SMALL_QUERIES.announcements];
  const answers = await Promise.all(
    queries.map(async ({ key: [name], path: api }) => ({
      key: [name] satisfies [string],
      data: await ask(api),
    })),
  );
  return { path: "/", asOf, answers };
}

/**
 * A view as it stands in a document: what is seen, and the answers behind it.
 *
 * @param html as the application has rendered it, everything in it escaped
 */
export function writeView(html: string, view: FirstView): string {
  return (
    `<div id="root" data-view="">${html}</div>` +
    `<script id="${FIRST_VIEW_ID}" type="application/json">${jsonInScript(view)}</script>`
  );
}
