import type { Context } from "hono";
import { isUnlisted } from "#domain/site/routes.ts";
import type { Answers } from "../answers/answers.ts";
import type { Db } from "../db/database.ts";
import type { Log } from "../log.ts";
import type { AnswerScreen } from "../static/serveDist.ts";
import { createDocument } from "./document.ts";
import type { RenderView } from "../static/renderView.ts";
import { writeView, type AskSite } from "./firstView.ts";
import { screenSource, unknownSource, type ScreenSource } from "./screenSource.ts";

/** A document that is not ready by then, in milliseconds, is not waited for: the page has to open. */
const PATIENCE_MS = 500;

export interface PagesDeps {
  db: Db;
  /** For documents that depend on the data, and for those that depend on events as well. */
  answers: Answers;
  eventAnswers: Answers;
  ask: AskSite;
  /** `null`: no first views are written. */
  renderView: RenderView | null;
  /** Origin under which the site is reached. */
  origin: () => string;
  log: Pick<Log, "warn">;
  /** Another one for tests, which wait for what they have asked for. */
  pagePatienceMs?: number | undefined;
}

/**
 * Answers every screen with the shell and a head of its own, as bytes that are made once (decision
 * 8). A head is a convenience: where it fails or takes too long, the plain shell is served.
 *
 * @param shell the built `index.html`
 */
export function answerScreens(shell: string, deps: PagesDeps): AnswerScreen {
  const { log, ask, pagePatienceMs = PATIENCE_MS } = deps;
  const render = createDocument(shell);
  if (render === null) return () => Promise.resolve(null);

  const answer = (c: Context, screen: string, source: ScreenSource): Promise<Response> => {
    const { path, isOfEvents, head, view, unknown, ...holds } = source;
    const answers = isOfEvents === true ? deps.eventAnswers : deps.answers;
    return answers(c, {
      ...holds,
      path,
      compute: async (now) => {
        const found = await head(now);
        return found && render({ head: found, view: await viewOf(view, now) }, deps.origin());
      },
      text: {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-cache",
        ...(isUnlisted(screen) ? { "x-robots-tag": "noindex" } : {}),
      },
      otherwise: () => answer(c, screen, unknownSource(unknown)),
    });
  };

  /** A view that cannot be made costs nothing but the view. */
  const viewOf = async (view: ScreenSource["view"], now: number): Promise<string | null> => {
    const { renderView } = deps;
    if (view === undefined || renderView === null) return null;
    try {
      const answers = await view(now);
      return writeView(await renderView(answers), answers);
    } catch (error) {
      log.warn({ err: error }, "a page is served without its first view");
      return null;
    }
  };

  return async (c, screen) => {
    try {
      const parameter = (name: string) => c.req.query(name);
      const source = screenSource(screen, { db: deps.db, ask, origin: deps.origin(), parameter });
      return await soon(answer(c, screen, source), pagePatienceMs);
    } catch (error) {
      const { requestId } = c.var;
      log.warn({ err: error, requestId, path: c.req.path }, "a page is served without its head");
      return null;
    }
  };
}

/** A document if it is there in time, else `null`. Made ready it is, which is nearly always, at once. */
async function soon(document: Promise<Response>, patienceMs: number): Promise<Response | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patienceMs, null);
  });
  try {
    return await Promise.race([document, late]);
  } finally {
    clearTimeout(timer);
  }
}
