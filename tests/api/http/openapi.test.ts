import { beforeAll, expect, it } from "vitest";
import * as v from "valibot";
import { siteOn } from "../../support/server/requests.ts";
import { describeOnPglite } from "../../support/database/testDatabase.ts";

const AnswerSchema = v.object({
  description: v.string(),
  content: v.optional(v.record(v.string(), v.object({ schema: v.looseObject({}) }))),
});
const OperationSchema = v.object({
  summary: v.string(),
  parameters: v.optional(v.array(v.object({ name: v.string(), in: v.string() }))),
  responses: v.record(v.string(), AnswerSchema),
});
const DescriptionSchema = v.object({
  openapi: v.string(),
  paths: v.record(v.string(), v.record(v.string(), OperationSchema)),
});

describeOnPglite("the API's description", (database) => {
  let description: v.InferOutput<typeof DescriptionSchema>;
  beforeAll(async () => {
    const response = await siteOn(database().db).request("/api/openapi.json");
    description = v.parse(DescriptionSchema, await response.json());
  });

  it("lists every route", () => {
    expect(Object.keys(description.paths).sort()).toEqual([
      "/account",
      "/account/export",
      "/account/sessions",
      "/account/sessions/this",
      "/account/sessions/{id}",
      "/account/sign-out-everywhere",
      "/alerts/device",
      "/alerts/device/join",
      "/alerts/device/leave",
      "/alerts/devices",
      "/alerts/devices/{id}",
      "/alerts/inbox",
      "/alerts/rules/{id}",
      "/alerts/shown",
      "/alerts/test",
      "/announcements",
      "/config",
      "/contests",
      "/contests/{year}",
      "/contests/{year}/archive.json",
      "/contests/{year}/results.csv",
      "/contests/{year}/votes",
      "/contests/{year}/votes/{matchup}",
      "/deals",
      "/events",
      "/events.ics",
      "/events/{file}",
      "/feedback",
      "/feedback/{reference}",
      "/health",
      "/highlights",
      "/highlights/{year}",
      "/import",
      "/menus",
      "/menus/{store}",
      "/openapi.json",
      "/products/{code}",
      "/reports",
      "/reservations",
      "/reservations/{code}",
      "/search",
      "/statistics",
      "/stores",
      "/strains",
      "/strains/{slug}/offers",
      "/taxes",
      "/terpenes/{slug}/products",
      "/transfers/{id}",
      "/trends",
      "/trends/{week}/{category}",
      "/wishlist",
      "/wishlist/{id}",
    ]);
  });

  it("says what each answers, without a gap", () => {
    for (const [path, operations] of Object.entries(description.paths)) {
      if (path === "/openapi.json") continue;
      const responses = Object.values(operations).flatMap((each) => Object.entries(each.responses));
      for (const [status, answer] of responses) {
        const [body] = Object.values(answer.content ?? {});
        // The outbox takes an answer of JSON only for the site's own.
        const isEmpty = status === "204" || (status === "202" && path !== "/reports");
        if (isEmpty) expect([path, body]).toEqual([path, undefined]);
        else expect([path, body?.schema]).not.toEqual([path, undefined]);
        // `{}` would say that anything may stand there.
        expect(JSON.stringify(answer)).not.toContain("{}");
      }
    }
  });

  it("names the part of a path that varies, and that there may be no such thing", () => {
    for (const [path, name] of [
      ["/menus/{store}", "store"],
      ["/products/{code}", "code"],
    ] as const) {
      const get = description.paths[path]?.["get"];
      expect(get?.parameters).toMatchObject([{ name, in: "path" }]);
      expect(Object.keys(get?.responses ?? {})).toEqual(["200", "404"]);
    }
  });

  it("is kept by browsers as any public answer is", async () => {
    const { headers } = await siteOn(database().db).request("/api/openapi.json");
    expect(headers.get("cache-control")).toBe(
      "public, max-age=0, s-maxage=60, stale-while-revalidate=60",
    );
    expect(headers.get("etag")).not.toBeNull();
  });
});
