import type { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { parseFirstView, type FirstView } from "#domain/site/firstView.ts";
import { FIRST_VIEW_ID } from "#domain/site/firstViewElement.ts";
import { SMALL_ANSWERS } from "#domain/queries/smallAnswers.ts";
import { canonicalPath } from "#domain/site/routes.ts";
import { viewAsOf } from "#platform/clock.ts";
import { isTranslated } from "#platform/translation.ts";
import { areUntouched, currentSettings } from "#platform/settings.ts";
import { isDocumentKept } from "./beforeStart.ts";
import { persistQueries, restoreNewerQueries } from "#data/queryClient.ts";

/** A view in the document that the application starts from. */
export interface TakenView {
  /** Keys of the answers that are in the cache now. */
  keys: readonly (readonly string[])[];
  /** Whether those are all the small answers that the screen asks for, so that no copies are. */
  isWhole: boolean;
  /** When the server gave them; `null` where that was just now. Epoch milliseconds. */
  keptSince: number | null;
  /** Whether the application would show just the same on this phone, so that it can go on with the view's own elements. */
  isSame: boolean;
}

/** The only screen whose view has the very elements that the application will have on every phone. */
const HOME = "/";

type Schemas = Readonly<Record<string, v.GenericSchema>>;

/**
 * Puts the answers of the view in the document into the cache. There they count as just fetched until
 * the application stands: others that came meanwhile would not be what is on the screen.
 *
 * @returns `null` when there is no view, or it is of another screen, or damaged
 */
export async function takeFirstView(client: QueryClient): Promise<TakenView | null> {
  const element = document.getElementById(FIRST_VIEW_ID);
  const view = element === null ? null : parseFirstView(element.textContent);
  const path = canonicalPath(location.pathname);
  if (element === null || view === null || pathIn(view) !== path) return null;
  const schemas = await schemasFor(view);
  const answers = view.answers.map(({ key, data }) => ({
    key,
    data: readAnswer(schemas, key[0], data),
  }));
  if (answers.some(({ data }) => data === null)) return null;

  for (const { key, data } of answers) client.setQueryData(key, data);
  viewAsOf(Number(element.dataset["asOf"] ?? view.asOf));
  return {
    keys: answers.map(({ key }) => key),
    isWhole: path === HOME,
    keptSince: isDocumentKept() ? Math.min(view.asOf, Date.now()) : null,
    isSame:
      path === HOME &&
      location.search === "" &&
      !isHidden() &&
      !isTranslated(document.body) &&
      areUntouched(currentSettings()),
  };
}

/** Whether the document itself has hidden the view, because it may have another layout than the application's. */
export const isHidden = (): boolean => document.body.classList.contains("own-layout");

const pathIn = ({ path }: FirstView) => path.replace(/\?.*/, "");

/** Landing does without the schemas of large answers, which the other screens bring along. */
async function schemasFor({ answers }: FirstView): Promise<Schemas> {
  if (answers.every(({ key: [name] }) => Object.hasOwn(SMALL_ANSWERS, name))) return SMALL_ANSWERS;
  const { LARGE_ANSWERS } = await import("#domain/queries/largeAnswers.ts");
  return { ...SMALL_ANSWERS, ...LARGE_ANSWERS };
}

function readAnswer(schemas: Schemas, name: string, data: unknown): unknown {
  const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  const answer = schema === undefined ? null : v.safeParse(schema, data);
  return answer?.success === true ? answer.output : null;
}

/**
 * Once the application stands, answers of a view that was kept are as old as they are: a newer copy
 * takes their place, and the server is asked. Answers that have just come are saved.
 */
export async function renewAnswers(
  client: QueryClient,
  { keys, keptSince }: TakenView,
): Promise<void> {
  if (keptSince === null) {
    const isSmall = ([name = ""]: readonly string[]) => Object.hasOwn(SMALL_ANSWERS, name);
    await persistQueries(client, keys.filter(isSmall));
    const large = keys.filter((key) => !isSmall(key));
    if (large.length > 0) await persistLarge(client, large);
    return;
  }
  for (const key of keys)
    client.setQueryData(key, (answer: unknown) => answer, { updatedAt: keptSince });
  await restoreNewerQueries(client);
  for (const queryKey of keys) void client.refetchQueries({ queryKey });
}

async function persistLarge(client: QueryClient, keys: TakenView["keys"]): Promise<void> {
  const { largePersister } = await import("#data/saved/largePersister.ts");
  for (const key of keys) await largePersister.persistQueryByKey(key, client);
}
