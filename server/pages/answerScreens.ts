import type { Context } from "hono";
import { isUnlisted, type ScreenPath } from "#domain/site/routes.ts";
import type { Answers, AnswerSource } from "../answers/answers.ts";
import type { Log } from "../log.ts";
import type { AnswerScreen } from "../static/serveDist.ts";
import { fixedScreen } from "./heads/plainHead.ts";
import { createDocument } from "./document.ts";
import type { Views } from "../static/views.ts";
import { writeView, type AskSite } from "./firstView.ts";
import { screenSource } from "./sources/screenSource.ts";
import { unknownSource, type ScreenSource } from "./sources/source.ts";

/** A document that is not ready by then, in milliseconds, is not waited for: the page has to open. */
const PATIENCE_MS = 500;

export interface PagesDeps {
  /** For documents that depend on the data, and for those that depend on events as well. */
  answers: Answers;
  eventAnswers: Answers;
  ask: AskSite;
  /** `null`: no first views are written. */
  views: Views | null;
  /** Origin under which the site is reached. */
  origin: () => string;
  log: Pick<Log, "warn">;
  /** Another one for tests, which wait for what they have asked for. */
  pagePatienceMs?: number | undefined;
}

/** What the answer to a screen is made of. */
interface Prepared {
  answers: Answers;
  source: AnswerSource;
}

/**
 * Answers every screen with the shell and a head of its own, as bytes that are made once (decision
 * 8). A head is a convenience: where it fails or takes too long, the plain shell is served.
 *
 * @param shell the built `index.html`
 */
export function answerScreens(shell: string, deps: PagesDeps): AnswerScreen {
  const { log, pagePatienceMs = PATIENCE_MS } = deps;
  const render = createDocument(shell);
  if (render === null) return () => Promise.resolve(null);

  const prepare = (screen: string, from: ScreenSource): Prepared => {
    const { path, isOfEvents, head, view, screen: pattern, ...holds } = from;
    const source: AnswerSource = {
      ...holds,
      path,
      compute: async (now, db) => {
        const found = await head(now, db);
        return (
          found && render({ head: found, view: await viewOf(view, pattern, now) }, deps.origin())
        );
      },
      text: {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-cache",
        ...(isUnlisted(screen) ? { "x-robots-tag": "noindex" } : {}),
      },
      otherwise: (asked) => send(asked, prepare(screen, unknownSource(pattern))),
    };
    return { answers: isOfEvents === true ? deps.eventAnswers : deps.answers, source };
  };

  /** A view that cannot be made costs nothing but the view. */
  const viewOf = async (view: ScreenSource["view"], pattern: ScreenPath, now: number) => {
    const { views } = deps;
    if (view === undefined || views === null) return null;
    try {
      const answers = await view(now);
      return writeView(await views.render(answers), answers, views.files[pattern]);
    } catch (error) {
      log.warn({ err: error }, "a page is served without its first view");
      return null;
    }
  };

  /** Of fixed screens without a query, which are asked for again and again. */
  const prepared = new Map<string, Prepared>();
  const preparedFor = (c: Context, screen: string): Prepared => {
    const isFixed = fixedScreen(screen) !== undefined && !c.req.url.includes("?");
    const known = isFixed ? prepared.get(screen) : undefined;
    if (known !== undefined) return known;
    const parameters = isFixed ? {} : c.req.query();
    const made = prepare(screen, screenSource(screen, { ...deps, parameters }));
    if (isFixed) prepared.set(screen, made);
    return made;
  };

  return async (c, screen) => {
    try {
      return await soon(send(c, preparedFor(c, screen)), pagePatienceMs);
    } catch (error) {
      const { requestId } = c.var;
      log.warn({ err: error, requestId, path: c.req.path }, "a page is served without its head");
      return null;
    }
  };
}

const send = (c: Context, { answers, source }: Prepared): Promise<Response> => answers(c, source);

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
