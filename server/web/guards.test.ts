import { Hono } from "hono";
import { expect, it } from "vitest";
import { ownWrites } from "./guards.ts";

const app = new Hono().use(ownWrites).all("*", (c) => c.text("done"));
const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = { "content-type": "application/json" };

async function statusOf(
  method: string,
  headers: Record<string, string> = {},
  body?: string,
  path = "/api/x",
) {
  // Bytes have no type of their own, as those of a page's script need not.
  const bytes = body === undefined ? {} : { body: new TextEncoder().encode(body) };
  return (await app.request(path, { method, headers, ...bytes })).status;
}

it.each([
  ["GET", { "sec-fetch-site": "cross-site" }, undefined],
  ["POST", JSON_TYPE, "{}"],
  ["POST", { "content-type": "Application/JSON; charset=utf-8" }, "{}"],
  ["POST", { ...JSON_TYPE, "sec-fetch-site": "same-origin" }, "{}"],
  ["POST", { "content-length": "0" }, undefined],
  ["POST", {}, undefined],
  ["DELETE", {}, undefined],
  // As a proxy passes on what has no length.
  ["DELETE", { "transfer-encoding": "chunked" }, undefined],
])("%s with %o is taken", async (method, headers, body) => {
  expect(await statusOf(method, headers, body)).toBe(200);
});

it.each([
  ["POST", {}, "{}", 415],
  ["POST", { "transfer-encoding": "chunked" }, "{}", 415],
  ["POST", { "content-type": "text/plain" }, "{}", 415],
  ["POST", { "content-type": FORM }, "a=b", 415],
  ["POST", { "content-type": "multipart/form-data; boundary=application/json" }, "", 415],
  ["PUT", { "content-type": "text/plain" }, "{}", 415],
  ["POST", { ...JSON_TYPE, "sec-fetch-site": "cross-site" }, "{}", 403],
  ["DELETE", { "sec-fetch-site": "cross-site" }, undefined, 403],
])("%s with %o and %j is refused by %i", async (method, headers, body, status) => {
  expect(await statusOf(method, headers, body)).toBe(status);
});

it("refreshes are forms, and nothing else", async () => {
  const path = "/securetoken.googleapis.com/v1/token";
  expect(await statusOf("POST", { "content-type": FORM }, "a=b", path)).toBe(200);
  expect(await statusOf("POST", JSON_TYPE, "{}", path)).toBe(415);
  expect(await statusOf("POST", { "content-type": "text/plain" }, "a=b", path)).toBe(415);
});
