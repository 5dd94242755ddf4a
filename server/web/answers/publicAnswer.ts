import { Hono, type Context } from "hono";
import { describeRoute, type DescribeRouteOptions } from "hono-openapi";
import type { jsonAnswer } from "../describe.ts";
import { problem } from "../problem.ts";
import type { AnswerSource, Answers } from "./answers.ts";

type Described = ReturnType<typeof jsonAnswer>;

/** One public answer: its address, what the API description says of it, and what it is computed from. */
export interface PublicAnswer {
  /** Below `/api`, as Hono writes paths: `/menus/:store`. */
  path: string;
  summary: string;
  description?: string;
  /** Parts of the path and of the query that it depends on. */
  parameters?: DescribeRouteOptions["parameters"];
  answer: Described;
  /** What may be answered instead, by status. */
  problems?: Readonly<Record<number, Described>>;
  /**
   * Where it comes from. What depends on the address reads it: `null` where it can name nothing that
   * there is (404), a response where more is to be said. `part` gives a part of the path.
   */
  source:
    | Omit<AnswerSource, "path">
    | ((part: (name: string) => string, c: Context) => AnswerSource | Response | null);
}

/** The routes of public answers, in the order of the list. */
export function publicAnswers(answers: Answers, list: readonly PublicAnswer[]): Hono {
  const routes = new Hono();
  for (const { path, summary, description, parameters, answer, problems, source } of list) {
    const responses = { 200: answer, ...problems };
    routes.get(
      path,
      describeRoute({
        summary,
        ...(description === undefined ? {} : { description }),
        ...(parameters === undefined ? {} : { parameters }),
        responses,
      }),
      (c) => {
        const part = (name: string) => c.req.param(name) ?? "";
        const found = typeof source === "function" ? source(part, c) : { path, ...source };
        if (found === null) return problem(c, 404);
        return found instanceof Response ? found : answers(c, found);
      },
    );
  }
  return routes;
}
