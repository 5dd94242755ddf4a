import { Hono } from "hono";
import type { SiteConfig } from "#domain/site/siteConfig.ts";
import type { AlertService } from "./alerts/alertSettings.ts";
import { queueEventAlerts } from "./alerts/queue/queueEventAlerts.ts";
import { cachedAnswers, type AnswersDeps } from "./web/answers/answers.ts";
import { publicAnswers } from "./web/answers/publicAnswer.ts";
import type { Db } from "./db/database.ts";
import type { DataVersion } from "./db/dataVersion.ts";
import { readPrimary } from "./db/publicReads.ts";
import { knownMethods, ownWrites, smallBodies } from "./web/guards.ts";
import { problem } from "./web/problem.ts";
import type { Identity } from "./accounts/identity.ts";
import type { Log } from "./log.ts";
import { accountRoute } from "./accounts/accountRoute.ts";
import { alertsRoute } from "./alerts/devices/alertsRoute.ts";
import { ANNOUNCEMENTS } from "./community/announcements.ts";
import { configRoute } from "./operations/siteConfig.ts";
import { contests } from "./community/contests/contestsRoute.ts";
import { votesRoute } from "./community/contests/votesRoute.ts";
import { DEALS, MENUS } from "./catalogue/menus.ts";
import { EVENTS } from "./community/events/eventsRoute.ts";
import { feedbackRoute } from "./community/feedback/feedbackRoute.ts";
import { healthRoute } from "./operations/health.ts";
import { highlights } from "./community/highlights/highlightsRoute.ts";
import { importRoute, type PushService } from "./import/incoming/pushRoute.ts";
import { PRODUCTS, SEARCH } from "./catalogue/products.ts";
import { reportsRoute } from "./community/reports.ts";
import { reservationsRoute } from "./community/reservations/reservationsRoute.ts";
import { STATISTICS } from "./catalogue/statistics.ts";
import { STORES } from "./catalogue/stores/storeProfiles.ts";
import { STRAIN_OFFERS, STRAIN_SHELVES, TERPENE_PRODUCTS } from "./catalogue/strains.ts";
import { TAXES } from "./catalogue/taxes.ts";
import { TRENDS } from "./catalogue/trends/trendsRoute.ts";
import { transfersRoute } from "./community/transfers.ts";
import { wishlistRoute } from "./community/wishlist/wishlistRoute.ts";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { describeRoute, openAPIRouteHandler } from "hono-openapi";
import { SITE } from "#domain/site/site.ts";
import { DEVICE_KEY_SCHEME } from "./alerts/devices/deviceRecords.ts";
import { PUBLIC_ANSWER } from "./web/answers/readyAnswer.ts";

export interface ApiDeps extends Pick<
  AnswersDeps,
  "reads" | "answerPatienceMs" | "makeElsewhere" | "cacheWatch"
> {
  db: Db;
  dataVersion: DataVersion;
  /** The same for contests, which also change by time. */
  contestsVersion: DataVersion;
  /** The same for events and their seats. */
  eventsVersion: DataVersion;
  /** Epoch milliseconds. */
  now: () => number;
  log: Log;
  siteConfig: SiteConfig;
  /** Who keeps the accounts. */
  identity: Identity;
  alerts: AlertService;
  /** Aborted when the process shall end. */
  stopping?: AbortSignal;
  /** What takes in the menus that stores push. */
  push: PushService;
}

/** The answers that depend on what was imported and announced. */
const CATALOGUE = [
  STATISTICS,
  ANNOUNCEMENTS,
  STORES,
  TAXES,
  ...MENUS,
  DEALS,
  PRODUCTS,
  SEARCH,
  STRAIN_SHELVES,
  STRAIN_OFFERS,
  TERPENE_PRODUCTS,
];

/** Everything under `/api`. What no route answers is a problem document, never the page. */
export function createApi(deps: ApiDeps): Hono {
  const api = new Hono();
  api.use(knownMethods(api));
  // Before the limits of what pages send: a menu is larger, and no page has the token for it.
  api.route("/", importRoute(deps));
  api.use(smallBodies);
  api.use(ownWrites);

  const { db } = deps;
  const answers = cachedAnswers(deps);
  api.route("/", publicAnswers(answers, CATALOGUE));
  // Who asks first keeps a week, settles a round or notes a year, which no standby can.
  const written = { ...deps, reads: readPrimary(db) };
  api.route("/", publicAnswers(cachedAnswers(written), TRENDS));
  const contestAnswers = cachedAnswers({ ...written, dataVersion: deps.contestsVersion });
  // Highlights name the champion.
  api.route("/", publicAnswers(contestAnswers, [...contests(db), ...highlights(db)]));
  api.route("/", votesRoute(deps));
  const eventAnswers = cachedAnswers({ ...deps, dataVersion: deps.eventsVersion });
  api.route("/", publicAnswers(eventAnswers, EVENTS));
  api.route("/", configRoute(deps));
  api.route("/", accountRoute(deps));
  api.route("/", alertsRoute(deps));
  api.route("/", wishlistRoute(deps));
  api.route("/", transfersRoute({ ...deps, trustedProxies: deps.alerts.trustedProxies }));
  api.route("/", reportsRoute({ ...deps, trustedProxies: deps.alerts.trustedProxies }));
  api.route("/", feedbackRoute({ ...deps, trustedProxies: deps.alerts.trustedProxies }));
  api.route(
    "/",
    reservationsRoute({
      ...deps,
      trustedProxies: deps.alerts.trustedProxies,
      queueAlerts: queueEventAlerts,
      wake: deps.alerts.wake,
      onSeatsChanged: () => deps.eventsVersion.forget(),
    }),
  );
  api.route("/", healthRoute(deps));
  api.route("/", openapiRoute({ api }));
  api.all("*", (c) => problem(c, 404));
  return api;
}

/** `GET /api/openapi.json`: describes the routes of `api`, itself included. */
function openapiRoute({ api }: { api: Hono }): Hono {
  return new Hono().get(
    "/openapi.json",
    compress(),
    etag(),
    async (c, next) => {
      await next();
      c.header("cache-control", PUBLIC_ANSWER);
    },
    describeRoute({
      summary: "This description",
      responses: { 200: { description: "The description, as OpenAPI 3.1" } },
    }),
    openAPIRouteHandler(api, {
      // The description itself has a dot in its name, which would count as a file.
      excludeStaticFile: false,
      documentation: {
        openapi: "3.1.0",
        info: {
          title: `${SITE.community} API`,
          version: "1",
          description:
            "Errors are application/problem+json. Times are ISO 8601 UTC, money is integer cents " +
            "except `cost`, which is dollars, weights are milligrams. Tables travel column by column: " +
            "a column has `values`, every distinct value once, and `index`, for each row the place of " +
            "its value; without `index` the first row has the first value, and so on. An offer's " +
            "`store` and `product` are places in the table's stores and products. Public answers " +
            "carry an ETag; ask again with If-None-Match.",
        },
        servers: [{ url: "/api" }],
        components: {
          securitySchemes: {
            idToken: { type: "http", scheme: "bearer", bearerFormat: "ID token of the identity" },
            deviceKey: DEVICE_KEY_SCHEME,
            importToken: { type: "http", scheme: "bearer", bearerFormat: "Token of a store" },
          },
        },
      },
    }),
  );
}
