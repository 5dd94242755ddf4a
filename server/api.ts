import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { methodNotAllowed } from "hono/method-not-allowed";
import type { Db } from "./db/database.ts";
import type { Log } from "./log.ts";
import { problem } from "./problem.ts";
import { announcementsRoute } from "./routes/announcements/route.ts";
import { dealsRoute } from "./routes/deals/route.ts";
import { healthRoute } from "./routes/health/route.ts";
import { menusRoute } from "./routes/menus/route.ts";
import { openapiRoute } from "./routes/openapi/route.ts";
import { productsRoute } from "./routes/products/route.ts";
import { searchRoute } from "./routes/search/route.ts";
import { statisticsRoute } from "./routes/statistics/route.ts";
import { storesRoute } from "./routes/stores/route.ts";

/** No call of the page sends more; one that needs to gets a limit of its own. */
const LARGEST_BODY_BYTES = 64 * 1024;

/** Browsers ask each time, which an ETag makes cheap; a shared cache in front may answer for a minute. */
const PUBLIC_ANSWER = "public, max-age=0, s-maxage=60, must-revalidate";

export interface ApiDeps {
  db: Db;
  /** Epoch milliseconds. */
  now: () => number;
  log: Log;
}

/** Everything under `/api`. What no route answers is a problem document, never the page. */
export function createApi(deps: ApiDeps): Hono {
  const api = new Hono();
  api.use(
    methodNotAllowed({
      app: api,
      onMethodNotAllowed: (c, methods) => {
        const answer = problem(c, 405);
        answer.headers.set("allow", methods.join(", "));
        return answer;
      },
    }),
  );
  api.use(bodyLimit({ maxSize: LARGEST_BODY_BYTES, onError: (c) => problem(c, 413) }));
  api.use(compress());
  api.use(etag());
  api.use(async (c, next) => {
    await next();
    if (c.res.ok && !c.res.headers.has("cache-control")) {
      c.res.headers.set("cache-control", PUBLIC_ANSWER);
    }
  });

  api.route("/", statisticsRoute(deps));
  api.route("/", announcementsRoute(deps));
  api.route("/", storesRoute(deps));
  api.route("/", menusRoute(deps));
  api.route("/", dealsRoute(deps));
  api.route("/", productsRoute(deps));
  api.route("/", searchRoute(deps));
  api.route("/", healthRoute(deps));
  api.route("/", openapiRoute({ api }));
  api.all("*", (c) => problem(c, 404));
  return api;
}
