import { expect, it } from "vitest";
import { insideDetail } from "./insideDetails.ts";

it.each([
  "Error: broken\n    at answer (server/app.ts:12:3)",
  "/work/site/server/app.ts",
  'select "id" from "stores" where "slug" = $1',
  'duplicate key value violates unique constraint "stores_slug"',
  "TypeError: Cannot read properties of undefined",
  "connect ECONNREFUSED 127.0.0.1:5432",
  "Unexpected token } in JSON at position 3",
  "Invalid type: Expected string but received 7",
])("%j tells of the inside", (text) => {
  expect(insideDetail(text)).not.toBeNull();
});

it.each([
  '{"type":"about:blank","title":"Bad Request","status":400,"requestId":"7f3e9c0a-4b5d"}',
  "name: 2 to 60 characters; seats: 1 or more",
  "The body has no acceptable row; row 2: price_cents must be a whole number of cents above 0",
])("%j does not", (text) => {
  expect(insideDetail(text)).toBeNull();
});
