import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { createApi, type ApiDeps } from "./api.ts";
import { cachedAnswers } from "./web/answers/answers.ts";
import { hasLeft, observed, type Answered } from "./web/requestLog.ts";
import { failure, problem } from "./web/problem.ts";
import { foreignSources, securityHeaders, inlineHashes } from "./web/headers.ts";
import { createIdentity, type IdentitySettings } from "./accounts/identitySettings.ts";
import { queueEventAlerts } from "./alerts/queue/queueEventAlerts.ts";
import { leaveEvents } from "./community/reservations/changeReservation.ts";
import { answerScreens } from "./web/pages/answerScreens.ts";
import { securityText } from "./web/pages/securityText.ts";
import { crawlerFiles } from "./web/pages/sitemap.ts";
import { eventPages } from "./community/events/eventPage.ts";
import { productPages } from "./catalogue/productPage.ts";
import { storePages } from "./catalogue/stores/storePage.ts";
import { nextRankingChange } from "./catalogue/offers/publicOffers.ts";
import type { Dist } from "./web/pages/dist.ts";
import type { Views } from "./web/pages/views.ts";
import { serveDist } from "./web/pages/serveDist.ts";
import { withSiteConfig } from "./web/pages/siteConfigScript.ts";

export interface AppDeps extends Omit<ApiDeps, "identity"> {
  identitySettings: IdentitySettings;
  /** Where the site is reached, for addresses in full: the configured origin, else what it listens at. */
  pageOrigin: () => string;
  /** How long a visitor waits for a document's first view, and for its head; a moment, and longer, by default. */
  pagePatienceMs?: number;
  headPatienceMs?: number;
  /** Origin under which visitors reach the site, when known. */
  siteOrigin: string | null;
  /** `mailto:` or https address where holes are reported; without it `/.well-known/security.txt` is not there. */
  securityContact?: string | null;
  /** Writes first views; none are written without it. */
  views?: Views | null;
  /** Counts each request. */
  onAnswered?: ((answered: Answered) => void) | undefined;
  /** The built page; `null` leaves the API alone, as in development. */
  dist: Dist | null;
}

/** The whole site as one function from request to answer; it needs no port. */
export function createApp(deps: AppDeps): Hono {
  const { dist, log, siteConfig, identitySettings } = deps;
  const html = dist === null ? "" : new TextDecoder().decode(dist.indexHtml.plain);
  const https = deps.siteOrigin?.startsWith("https:") ?? false;

  const identity = createIdentity(identitySettings, {
    ...deps,
    leaveEvents: async (tx, uid) => {
      await leaveEvents(tx, uid, deps.now(), queueEventAlerts);
      // Accounts that move up are informed; the worker waits for this transaction, or comes again.
      deps.alerts.wake();
    },
  });
  const app = new Hono();
  app.use(securityHeaders(inlineHashes(html), https, foreignSources(siteConfig)));
  app.use(observed({ ...deps, trustedProxies: deps.alerts.trustedProxies }));
  const api = createApi({ ...deps, identity });
  app.route("/api", api);
  if (identity.protocol !== null) app.route("/", identity.protocol);
  if (dist !== null) {
    // The other thread makes large answers of the API; some screens have the same paths.
    const here = { ...deps, makeElsewhere: () => null };
    const pages = {
      ...deps,
      answers: cachedAnswers(here),
      eventAnswers: cachedAnswers({ ...here, dataVersion: deps.eventsVersion }),
      origin: deps.pageOrigin,
      things: { product: productPages, store: storePages, event: eventPages },
      nextRankingChange,
      views: deps.views ?? null,
      ask: async (path: string): Promise<unknown> => {
        const answer = await api.request(path.replace("/api", ""));
        if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)}.`);
        return await answer.json();
      },
    };
    app.route("/", crawlerFiles(pages));
    app.route("/", securityText({ ...pages, contact: deps.securityContact ?? null }));
    app.all("*", serveDist(withSiteConfig(dist, siteConfig), answerScreens(html, pages)));
  }

  app.notFound((c) => problem(c, 404));
  app.onError((error, c) => {
    if (error instanceof HTTPException && error.status < 500) return problem(c, 400);
    // The client is gone. A broken connection is no failure of ours, and could fill the log.
    if (hasLeft(c)) return problem(c, 400);
    const { method, path } = c.req;
    const { requestId } = c.var;
    log.error({ err: error, requestId, method, path }, "a request failed");
    return failure(c, error);
  });
  return app;
}
