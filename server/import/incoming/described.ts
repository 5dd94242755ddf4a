import type { DescribeRouteOptions } from "hono-openapi";
import { jsonAnswer, problemAnswer } from "../../web/describe.ts";
import { ImportResultSchema } from "../result.ts";

const menu = (description: string) => ({ schema: { type: "string", description } }) as const;

/** The route for the API's description. */
export const DESCRIBED: DescribeRouteOptions = {
  summary: "Brings a store's menu",
  description:
    "For stores and point-of-sale systems, with a token of the operator's. The body is a menu file of any format that the import knows, 50 MB at most. The same body again is answered by the same report and imported once; where it says no time of its own, within an hour.",
  security: [{ importToken: [] }],
  parameters: [
    {
      name: "observedAt",
      in: "query",
      description:
        "When the prices were true, ISO 8601 with a zone; overrides the menu's own times",
      schema: { type: "string", format: "date-time" },
    },
    {
      name: "full",
      in: "query",
      description: "`true`: it is the store's whole menu, and what it lacks is marked missing",
      schema: { type: "string", enum: ["true", "false"] },
    },
  ],
  requestBody: {
    required: true,
    content: {
      "application/json": menu("Neutral JSON, or what a menu platform returns"),
      "text/csv": menu("Neutral CSV"),
    },
  },
  responses: {
    200: jsonAnswer("What came of it; single rows may be rejected", ImportResultSchema),
    400: problemAnswer("Nothing of it can be imported; the title says why, `report` has the rows"),
    401: problemAnswer("There is no token, or it does not hold"),
    403: problemAnswer("The menu is another store's than the token"),
    413: problemAnswer("The body is larger than 50 MB, said or not"),
    415: problemAnswer("The body is neither JSON nor CSV, or it is compressed"),
    429: problemAnswer("There were too many calls; Retry-After says when to come again"),
    503: problemAnswer("Too many menus are coming in; Retry-After says when to come again"),
    507: problemAnswer("The disk has no room for it"),
  },
};
