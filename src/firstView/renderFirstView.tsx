import { createMemoryHistory } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import * as v from "valibot";
import { createQueryClient } from "#data/queryClient.ts";
import { LARGE_ANSWERS } from "#domain/queries/largeAnswers.ts";
import { SMALL_ANSWERS } from "#domain/queries/smallAnswers.ts";
import type { FirstView } from "#domain/site/firstView.ts";
import { viewAsOf } from "#platform/clock.ts";
import { App } from "../App.tsx";
import { createAppRouter } from "../router.tsx";

/**
 * The HTML of a screen as the application shows it on a phone of which nothing is known: the
 * application's own components, rendered where there is no browser.
 *
 * @param view the answers that the screen asks for; it must need no others
 * @throws what a component throws that cannot show them
 */
export async function renderFirstView({ path, asOf, answers }: FirstView): Promise<string> {
  const queryClient = createQueryClient();
  for (const { key, data } of answers) queryClient.setQueryData(key, readAnswer(key[0], data));
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter(queryClient, history);
  await router.load();
  viewAsOf(asOf);
  const html = renderToString(<App queryClient={queryClient} router={router} />);
  queryClient.clear();
  return html.replaceAll(STYLE, "");
}

/** The policy refuses styles in a document, such as the lengths of bars; in texts no quote stands like this. */
const STYLE = / style="[^"]*"/g;

const SCHEMAS: Readonly<Record<string, v.GenericSchema>> = { ...SMALL_ANSWERS, ...LARGE_ANSWERS };

/** Tables of columns are read from the fewer ones that travel. */
function readAnswer(name: string, data: unknown): unknown {
  const schema = SCHEMAS[name];
  return schema === undefined ? data : v.parse(schema, data);
}

/** Loads the files of all screens, so that the first view of each takes no longer than the next. */
export async function loadScreens(): Promise<void> {
  const router = createAppRouter(createQueryClient(), createMemoryHistory());
  await Promise.all(
    Object.values(router.routesById).map(async (route) => await router.loadRouteChunk(route)),
  );
}
