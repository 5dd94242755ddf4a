import { Hono } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { describeRoute, openAPIRouteHandler } from "hono-openapi";
import { SITE } from "#domain/site/site.ts";
import { DEVICE_KEY_SCHEME } from "./alerts/devices/deviceKey.ts";
import { PUBLIC_ANSWER } from "./answers/sendAnswer.ts";

/** `GET /api/openapi.json`: describes the routes of `api`, itself included. */
export function openapiRoute({ api }: { api: Hono }): Hono {
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
