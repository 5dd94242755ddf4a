import type { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { SMALL_ANSWERS } from "#domain/queries/smallAnswers.ts";
import { canonicalPath } from "#domain/site/routes.ts";
import { parseFirstView } from "#domain/site/firstView.ts";
import { FIRST_VIEW_ID } from "#domain/site/firstViewElement.ts";
import { viewAsOf } from "#platform/clock.ts";
import { areUntouched, currentSettings } from "#platform/settings.ts";
import { isDocumentKept } from "./isDocumentKept.ts";

/** A view in the document that the application starts from. */
export interface TakenView {
  /** Keys of the answers that are in the cache now. */
  keys: readonly (readonly string[])[];
  /** When the server gave them; `null` where that was just now. Epoch milliseconds. */
  keptSince: number | null;
  /** Whether the application would show just the same on this phone, so that it can go on with the view's own elements. */
  isSame: boolean;
}

/**
 * Puts the answers of the view in the document into the cache. There they count as just fetched until
 * the application stands: others that came meanwhile would not be what is on the screen.
 *
 * @returns `null` when there is no view, or it is of another screen, or damaged
 */
export function takeFirstView(client: QueryClient): TakenView | null {
  const element = document.getElementById(FIRST_VIEW_ID);
  const view = element === null ? null : parseFirstView(element.textContent);
  if (element === null || view?.path !== canonicalPath(location.pathname)) return null;
  const answers = view.answers.map(({ key, data }) => ({ key, data: readAnswer(key[0], data) }));
  if (answers.some(({ data }) => data === null)) return null;

  for (const { key, data } of answers) client.setQueryData(key, data);
  viewAsOf(Number(element.dataset["asOf"] ?? view.asOf));
  return {
    keys: answers.map(({ key }) => key),
    keptSince: isDocumentKept() ? Math.min(view.asOf, Date.now()) : null,
    isSame: location.search === "" && !isHidden() && areUntouched(currentSettings()),
  };
}

/** Whether the document itself has hidden the view, because it may have another layout than the application's. */
export const isHidden = (): boolean => document.body.classList.contains("own-layout");

function readAnswer(name: string, data: unknown): unknown {
  const schemas: Readonly<Record<string, v.GenericSchema>> = SMALL_ANSWERS;
  const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  const answer = schema === undefined ? null : v.safeParse(schema, data);
  return answer?.success === true ? answer.output : null;
}
