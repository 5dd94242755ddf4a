import { inTime } from "#domain/time/inTime.ts";
import type { Context } from "hono";
import { isUnlisted, type ScreenPath } from "#domain/site/routes.ts";
import type { Answers, AnswerSource } from "../answers/answers.ts";
import type { Log } from "../../log.ts";
import type { AnswerScreen } from "./serveDist.ts";
import { isLocalRequest } from "../requestLog.ts";
import { fixedScreen } from "./heads.ts";
import { createDocument } from "./document.ts";
import type { Views } from "./views.ts";
import { writeView } from "./firstView.ts";
import { screenSource } from "./screenSource.ts";
import { unknownSource, type ScreenSource, type SourceDeps } from "./source.ts";

/** A first view that is not ready by then, in milliseconds, is not waited for: the page has to open. */
const VIEW_TIMEOUT_MS = 500;

/**
 * A head is waited for until then: what links and search engines read is no matter of load. It takes
 * longer only where the database is silent or busy with an import, and the page has to open then, too.
 */
const HEAD_TIMEOUT_MS = 10_000;

export interface PagesDeps extends Omit<SourceDeps, "parameters"> {
  /** For documents that depend on the data, and for those that depend on events as well. */
  answers: Answers;
  eventAnswers: Answers;
  /** `null`: no first views are written. */
  views: Views | null;
  log: Pick<Log, "warn">;
  /** How long views and heads are waited for; others for tests, which wait for what they have asked for. */
  pagePatienceMs?: number | undefined;
  headPatienceMs?: number | undefined;
}

/** What the answer to a screen is made of. */
interface Prepared {
  answers: Answers;
  source: AnswerSource;
  /** The same without a view, where it may have one: for visitors who cannot wait for it. */
  headOnly: Prepared | null;
}

/**
 * Answers every screen with the shell and a head of its own, as bytes that are made once (decision
 * 8). A view is a convenience, which a visitor of a busy site does without. A head is none: only where it
 * fails, or the database is silent, the plain shell is served.
 *
 * @param shell the built `index.html`
 */
export function answerScreens(shell: string, deps: PagesDeps): AnswerScreen {
  const { log, pagePatienceMs = VIEW_TIMEOUT_MS, headPatienceMs = HEAD_TIMEOUT_MS } = deps;
  const render = createDocument(shell);
  if (render === null) return () => Promise.resolve(null);
  const waiting = createWaiting();

  const prepare = (screen: string, from: ScreenSource): Prepared => {
    const { path, isOfEvents, head, view, screen: pattern, ...holds } = from;
    const answers = isOfEvents === true ? deps.eventAnswers : deps.answers;
    const source: AnswerSource = {
      ...holds,
      path,
      compute: async (now, db) => {
        const found = await head(now, db);
        if (found === null) return null;
        const written = await viewOf(path, view, pattern, now);
        return render({ head: found, view: written }, deps.origin());
      },
      text: {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-cache",
        ...(isUnlisted(screen) ? { "x-robots-tag": "noindex" } : {}),
      },
      otherwise: (asked) => send(asked, prepare(screen, unknownSource(pattern))),
    };
    if (view === undefined || deps.views === null) return { answers, source, headOnly: null };
    const { view: _, ...plain } = from;
    const headOnly = prepare(screen, { ...plain, path: `${path} head` });
    return { answers, source, headOnly };
  };

  /** A view that cannot be made costs nothing but the view. @throws UnwantedError */
  const viewOf = async (
    path: string,
    view: ScreenSource["view"],
    pattern: ScreenPath,
    now: number,
  ) => {
    const { views } = deps;
    if (view === undefined || views === null) return null;
    try {
      const answers = await view(now);
      if (!waiting.isWanted(path)) throw new UnwantedError("Nobody waits for this view any more.");
      return writeView(await views.render(answers), answers, views.files[pattern]);
    } catch (error) {
      if (error instanceof UnwantedError) throw error;
      log.warn({ err: error }, "a page is served without its first view");
      return null;
    } finally {
      waiting.forget(path);
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

  /** @returns `null` where nothing but the shell can be had in time */
  const documentFor = async (c: Context, wanted: Prepared): Promise<Response | null> => {
    const { headOnly, source } = wanted;
    if (headOnly === null) return await soon(send(c, wanted), headPatienceMs);
    // The site itself asks ahead of visitors, and has time.
    const patienceMs = isLocalRequest(c) ? headPatienceMs : pagePatienceMs;
    const whole = await waiting.during(source.path, () => soon(send(c, wanted), patienceMs));
    return whole ?? (await soon(send(c, headOnly), headPatienceMs));
  };

  return async (c, screen) => {
    try {
      return await documentFor(c, preparedFor(c, screen));
    } catch (error) {
      const { requestId } = c.var;
      log.warn({ err: error, requestId, path: c.req.path }, "a page is served without its head");
      return null;
    }
  };
}

/** Its readers have left with the head alone. */
class UnwantedError extends Error {
  override name = "UnwantedError";
}

/**
 * Keeps count of who waits for which document, so that no view is rendered for readers who have given
 * it up. A document that is made anew while its readers get the one before is wanted.
 */
function createWaiting() {
  const waiting = new Map<string, number>();
  const givenUp = new Set<string>();
  return {
    isWanted: (path: string) => !givenUp.has(path),
    /** Its view has been made, or has not: who asks next asks anew. */
    forget: (path: string) => void givenUp.delete(path),
    /** @param wait answers `null` when it gives up */
    async during(path: string, wait: () => Promise<Response | null>): Promise<Response | null> {
      waiting.set(path, (waiting.get(path) ?? 0) + 1);
      givenUp.delete(path);
      let found: Response | null = null;
      try {
        return (found = await wait());
      } finally {
        const left = (waiting.get(path) ?? 1) - 1;
        if (left > 0) waiting.set(path, left);
        else waiting.delete(path);
        if (left === 0 && found === null) givenUp.add(path);
      }
    },
  };
}

const send = (c: Context, { answers, source }: Prepared): Promise<Response> => answers(c, source);

/** A document if it is there in time, else `null`. Made ready it is, which is nearly always, at once. */
const soon = (document: Promise<Response>, patienceMs: number): Promise<Response | null> =>
  inTime(document, patienceMs, () => null);
