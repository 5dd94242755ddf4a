import { describe, expect, it } from "vitest";
import { StatisticsSchema } from "#domain/offers/statistics.ts";
import { rowsIn } from "../../support/data/rows.ts";
import { getJson, silentLog, siteOn } from "../../support/server/requests.ts";
import { describeOnPglite } from "../../support/database/testDatabase.ts";

describeOnPglite("the API over HTTP", (database) => {
  const ask = (path: string, init?: RequestInit) => siteOn(database().db).request(path, init);

  it("is well while the database answers", async () => {
    const response = await ask("/api/health");
    expect([response.status, await response.json()]).toEqual([200, { status: "ok" }]);
  });

  it("describes itself", async () => {
    const response = await ask("/api/openapi.json");
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      openapi: "3.1.0",
      paths: {
        "/statistics": { get: { responses: { 200: {} } } },
        "/announcements": { get: {} },
        "/health": { get: {} },
        "/openapi.json": { get: {} },
      },
    });
  });

  it.each(["/api/statistics", "/api/announcements", "/api/config"])(
    "answers %s again with 304 until it changes",
    async (path) => {
      const first = await ask(path);
      const etag = first.headers.get("etag") ?? "";
      expect(etag).toMatch(/^"[0-9a-f]+"$/);
      expect(first.headers.get("cache-control")).toBe(
        "public, max-age=0, s-maxage=60, stale-while-revalidate=60",
      );
      const again = await ask(path, { headers: { "if-none-match": `W/${etag}` } });
      expect([again.status, await again.text()]).toEqual([304, ""]);
      expect(again.headers.get("etag")).toBe(etag);
    },
  );

  it("changes the ETag with the data", async () => {
    const before = (await ask("/api/statistics")).headers.get("etag");
    await rowsIn(database().db).deal(2_000);
    const after = await ask("/api/statistics", { headers: { "if-none-match": before ?? "" } });
    expect(after.status).toBe(200);
  });

  it("sends a long answer compressed, and still knows it again", async () => {
    const headers = { "accept-encoding": "gzip" };
    const first = await ask("/api/openapi.json", { headers });
    expect(first.headers.get("content-encoding")).toBe("gzip");
    expect(first.headers.get("vary")).toBe("Accept-Encoding");
    const etag = first.headers.get("etag") ?? "";
    const again = await ask("/api/openapi.json", {
      headers: { ...headers, "if-none-match": etag },
    });
    expect([again.status, again.headers.get("content-encoding")]).toEqual([304, null]);
  });

  it("answers HEAD like GET, without the body", async () => {
    const response = await ask("/api/statistics", { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
    expect(response.headers.get("etag")).not.toBeNull();
  });

  describe("answers errors as problem documents", () => {
    it.each([
      ["an unknown path", "/api/nothing-here", {}, 404],
      ["the bare prefix", "/api", {}, 404],
      ["a path that is not UTF-8", "/api/%E0%A4%A", {}, 404],
      ["another method", "/api/statistics", { method: "DELETE" }, 405],
      [
        "a huge body",
        "/api/statistics",
        { method: "POST", body: "x".repeat(65_537), headers: { "content-length": "65537" } },
        413,
      ],
    ])("for %s", async (_, path, init, status) => {
      const response = await ask(path, init);
      expect(response.status).toBe(status);
      expect(response.headers.get("content-type")).toBe("application/problem+json");
      expect(response.headers.get("cache-control")).toBe("no-store");
      const body = await response.text();
      expect(JSON.parse(body)).toMatchObject({ type: "about:blank", status });
      expect(body).not.toContain("nothing-here");
    });

    it("and says which methods there are", async () => {
      const response = await ask("/api/statistics", { method: "POST" });
      expect(response.headers.get("allow")?.split(", ").sort()).toEqual(["GET", "HEAD"]);
    });
  });
});

/** Of the whole site: whatever is mounted beside the files must not answer for them. */
describeOnPglite("files and page of the site", (database) => {
  const file = (hash: string) => ({
    type: "text/html",
    hash,
    plain: new Uint8Array(Buffer.from(`<p>${hash}</p>`)),
    encoded: {},
  });
  const indexHtml = file("page");
  const dist = {
    indexHtml,
    files: new Map([
      ["/index.html", indexHtml],
      ["/firebase-messaging-sw.js", file("worker")],
      ["/fonts/face.woff2", file("face")],
      ["/assets/main-1a2b3c4.js", file("main")],
    ]),
  };
  const project = { projectId: "green", apiKey: "key", appId: "1:1:web:1", messagingSenderId: "1" };
  const hosted = {
    kind: "hosted",
    project: { ...project, vapidKey: null, measurementId: null },
    emulator: null,
    siteOrigin: () => "https://site.test",
  } as const;
  const sites = {
    embedded: () => siteOn(database().db, { dist }),
    hosted: () => siteOn(database().db, { dist, identitySettings: hosted }),
  };

  it("asks search engines to leave out the screen that is in no menu, and no other", async () => {
    const robots = async (path: string) =>
      (await sites.embedded().request(path)).headers.get("x-robots-tag");
    expect(await robots("/Vote-Secret-Results")).toBe("noindex");
    expect(await robots("/march-madness")).toBeNull();
  });

  describe.each(["embedded", "hosted"] as const)("with %s accounts", (kind) => {
    it("are kept for a year when their names carry a hash", async () => {
      const { headers } = await sites[kind]().request("/assets/main-1a2b3c4.js");
      expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    });

    it.each(["/", "/deals", "/firebase-messaging-sw.js", "/fonts/face.woff2"])(
      "are asked for again otherwise, and %s answers 304 until it changes",
      async (url) => {
        const first = await sites[kind]().request(url);
        expect(first.headers.get("cache-control")).toBe("no-cache");
        const etag = first.headers.get("etag") ?? "";
        const again = await sites[kind]().request(url, { headers: { "if-none-match": etag } });
        expect(again.status).toBe(304);
      },
    );
  });
});

describeOnPglite("an API that has lost its database", (database) => {
  /** A stand-in for a broken connection: every query fails, with words that nobody may see. */
  const broken = () =>
    new Proxy(database().db, {
      get: () => () => {
        throw new Error("secret: connection to 10.0.0.1 failed");
      },
    });

  it("says that it is not well", async () => {
    const response = await siteOn(broken()).request("/api/health");
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain("secret");
  });

  it("says so before it ends, so that a balancer goes elsewhere", async () => {
    const app = siteOn(database().db, { stopping: AbortSignal.abort() });
    const response = await app.request("/api/health");
    expect([response.status, response.headers.get("cache-control")]).toEqual([503, "no-store"]);
    expect((await app.request("/api/statistics")).status).toBe(200);
  });

  it("fails without telling why, except to the log", async () => {
    const log = silentLog();
    const response = await siteOn(broken(), { log }).request("/api/statistics");
    expect(response.status).toBe(500);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(await response.text()).not.toContain("secret");
    expect(log.errors).toHaveLength(1);
  });

  it("answers again when the database is back", async () => {
    const answer = await getJson(siteOn(database().db), "/api/statistics", StatisticsSchema);
    expect(answer.topFlower).toEqual([]);
  });
});
