import { Hono, type Context } from "hono";
import { describeRoute } from "hono-openapi";
import {
  FeedbackReceiptSchema,
  FeedbackSchema,
  FeedbackStatusSchema,
  type Feedback,
} from "#domain/feedback/feedback.ts";
import {
  FEEDBACK_KEY_HEADER,
  feedbackReference,
  readReference,
} from "#domain/feedback/feedbackCalls.ts";
import type { Db } from "../../db/database.ts";
import { findFeedback, keepFeedback, type Known, readFeedbackStatus } from "./feedback.ts";
import { privateAnswer } from "../../web/guards.ts";
import { createLimitFactory } from "../../web/attemptLimits.ts";
import { clientNetworks } from "../../web/clientAddress.ts";
import { jsonAnswer, jsonBody, pathPart, problemAnswer } from "../../web/describe.ts";
import { problem, unauthorized, tooMany } from "../../web/problem.ts";
import { readBody, readUuid } from "../../web/input.ts";
import { type Identity, askSession } from "../../accounts/identity.ts";

interface FeedbackRouteDeps {
  db: Db;
  identity: Identity;
  /** Epoch milliseconds. */
  now: () => number;
  trustedProxies: number;
}

const HOUR_S = 3_600;
const USED_ID = "Another message has been sent under this id";

/** `/api/feedback…`: a visitor writes to the operator, and asks what became of it. */
export function feedbackRoute(deps: FeedbackRouteDeps): Hono {
  const { db, now, trustedProxies } = deps;
  const { addressLimit } = createLimitFactory(db);
  const calls = addressLimit({ name: "feedback-calls", points: 2_000, seconds: HOUR_S });
  const messages = addressLimit({ name: "feedback", points: 5, seconds: HOUR_S });
  const route = new Hono();
  route.use("/feedback/*", privateAnswer);
  route.use("/feedback/*", async (c, next) => {
    const wait = await calls.countOrWait(clientNetworks(c, trustedProxies));
    if (wait !== null) return tooMany(c, wait);
    await next();
    return undefined;
  });
  route.post(
    "/feedback",
    describeRoute({
      summary: "Writes to the operator",
      description:
        "The reference follows from the id. With `identify` it takes an ID token, and the account is noted.",
      security: [{}, { idToken: [] }],
      requestBody: jsonBody(FeedbackSchema),
      responses: {
        201: jsonAnswer("It is kept", FeedbackReceiptSchema),
        200: jsonAnswer("It was kept already", FeedbackReceiptSchema),
        400: problemAnswer("The body is not what is described"),
        401: problemAnswer("`identify` is set, and there is no token whose session holds"),
        409: problemAnswer("Another message has been sent under this id"),
        413: problemAnswer("The body is larger than 64 kB"),
        429: problemAnswer("There were too many messages from this address"),
      },
    }),
    async (c) => {
      const body = await readBody(c, FeedbackSchema);
      if (body instanceof Response) return body;
      // A program that fills every field gets the answer that a person gets.
      if (body.website !== undefined && body.website.trim() !== "") return receipt(c, body, 201);
      const known = await findFeedback(db, body);
      if (known !== "unknown") return answerKnown(c, body, known);
      const uid = await readSender(c, deps, body);
      if (uid instanceof Response) return uid;
      const networks = clientNetworks(c, trustedProxies);
      const wait = await messages.countOrWait(networks);
      if (wait === null && (await keepFeedback(db, body, { uid, now: now() }))) {
        return receipt(c, body, 201);
      }
      // The same may have come twice at once: then the other one is counted.
      const meanwhile = await findFeedback(db, body);
      if (meanwhile === "unknown") return tooMany(c, wait ?? HOUR_S);
      await messages.giveBack(networks);
      return answerKnown(c, body, meanwhile);
    },
  );
  route.get(
    "/feedback/:reference",
    describeRoute({
      summary: "What became of a message",
      description: `Header \`${FEEDBACK_KEY_HEADER}\`: the message's id.`,
      parameters: [pathPart("reference", "The message's reference")],
      responses: {
        200: jsonAnswer("Its status", FeedbackStatusSchema),
        404: problemAnswer("There is no such message, or the id is not its id"),
        429: problemAnswer("There were too many calls"),
      },
    }),
    async (c) => {
      const reference = readReference(c.req.param("reference"));
      const id = readUuid(c.req.header(FEEDBACK_KEY_HEADER) ?? "");
      const status =
        reference === null || id === null ? null : await readFeedbackStatus(db, reference, id);
      return status === null ? problem(c, 404) : c.json(status);
    },
  );
  return route;
}

/** The account of a visitor who says who they are; `null` for all others, whatever they send. */
async function readSender(
  c: Context,
  { identity }: FeedbackRouteDeps,
  { identify }: Feedback,
): Promise<string | null | Response> {
  if (identify !== true) return null;
  const asked = await askSession(c, identity);
  if (asked instanceof Response) return asked;
  return asked.state.kind === "live" ? asked.token.uid : unauthorized(c);
}

function answerKnown(c: Context, body: Feedback, known: Known): Response {
  return known === "other" ? problem(c, 409, USED_ID) : receipt(c, body, 200);
}

const receipt = (c: Context, { id }: Feedback, status: 200 | 201) =>
  c.json({ reference: feedbackReference(id) }, status);
