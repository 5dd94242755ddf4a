import { Hono, type Context } from "hono";
import { describeRoute } from "hono-openapi";
import {
  ReservationChangeSchema,
  ReservationRequestSchema,
  ReservationSchema,
  ReservationsSchema,
  NAME_LENGTH,
  SEATS_AT_MOST,
} from "#domain/events/reservation.ts";
import { isHeldBack } from "#domain/contests/voteWords.ts";
import type { SiteConfig } from "#domain/site/siteConfig.ts";
import {
  BEARER,
  DONE,
  jsonAnswer,
  jsonBody,
  problemAnswer,
  PROBLEMS,
  pathPart,
} from "../../web/describe.ts";
import { createLimitFactory } from "../../web/attemptLimits.ts";
import { privateAnswer } from "../../web/guards.ts";
import { readBody } from "../../web/input.ts";
import { clientNetworks } from "../../web/clientAddress.ts";
import { tooMany, unauthorized, problem } from "../../web/problem.ts";
import {
  heldSession,
  limited,
  requireAccount,
  requireLiveSession,
} from "../../accounts/identity.ts";
import { cancelReservation, giveSeatsBack } from "./changeReservation.ts";
import { finishHoldsOf } from "./holds.ts";
import { readReservation, readReservations } from "./readReservations.ts";
import { reserve, type Reserved } from "./reserve.ts";
import { limitConcurrency } from "./limitConcurrency.ts";
import { answerChange, type ReservationRouteDeps } from "./answerChange.ts";
import { fullWords, seatsWords, shutWords } from "#domain/events/reservationWords.ts";

/**
 * `/api/reservations`: seats of the account. A new one also asks the identity whether the account
 * is still there, because a token is good for an hour after it is gone.
 */
export function reservationsRoute(
  deps: ReservationRouteDeps & { siteConfig: SiteConfig; trustedProxies: number },
): Hono {
  const { db, identity, now, queueAlerts } = deps;
  const limits = createLimitFactory(db);
  const calls = limits.limit(CALLS);
  const wrong = limits.limit(WRONG_CODES);
  const unproven = limits.addressLimit(UNPROVEN);
  const turns = limitConcurrency(AT_ONCE);
  const account = requireAccount(identity);
  const route = new Hono();
  route.use("/reservations/*", privateAnswer);
  /** Whatever the account is shown is as it is by now. */
  const settle = async (uid: string, isProven: boolean) => {
    if (!(await finishHoldsOf(db, { uid, isProven, now: now(), queueAlerts }))) return;
    deps.wake();
    deps.onSeatsChanged();
  };
  // The phone asks for the events next, and is to see its own change there.
  route.use("/reservations/*", async (c, next) => {
    await next();
    if (c.req.method !== "GET" && c.res.ok) deps.onSeatsChanged();
  });
  route.post(
    "/reservations",
    describeRoute({
      summary: "Reserves seats of an event, or a place on its waiting list",
      description:
        "The same id again answers the same. With `heldUntil` the seats are held until then: they stand for good once the account's e-mail is confirmed, else they go to others. A 409 that has `left` says how many seats are free, one that has `code` names the account's other reservation for the event.",
      security: BEARER,
      requestBody: jsonBody(ReservationRequestSchema),
      responses: {
        201: jsonAnswer("It is reserved, or waits", ReservationSchema),
        200: jsonAnswer("It was reserved already; as it is now", ReservationSchema),
        400: problemAnswer("The body is not what is described, or more seats than one may have"),
        ...RESERVATION_PROBLEMS,
        404: problemAnswer("There is no such event"),
        409: problemAnswer("There are no seats, or not now, or not for this account"),
      },
    }),
    requireLiveSession(identity),
    limited(calls),
    async (c) => {
      const { token } = c.var;
      const request = await readBody(c, ReservationRequestSchema, LIMITS);
      if (request instanceof Response) return request;
      const networks = clientNetworks(c, deps.trustedProxies);
      const isUnproven = isHeldBack(deps.siteConfig, c.var.account);
      const refusal = isUnproven ? await unproven.countOrWait(networks) : null;
      if (!isUnproven) await settle(token.uid, true);
      // What was reserved already is answered all the same.
      if (refusal !== null && (await readReservation(db, token.uid, request.id, now())) === null)
        return tooMany(c, refusal, UNPROVEN_WORDS);
      const reserved = await turns.take(() =>
        reserve(db, {
          uid: token.uid,
          request: { ...request, event: request.event.toLowerCase() },
          now: now(),
          mayWrite: (tx) => identity.holdSession(tx, token),
          isUnproven,
          queueAlerts,
        }),
      );
      // When they are to be freed is known from now on.
      if (isUnproven) deps.wake();
      // Only seats that were had count.
      if (isUnproven && reserved.kind !== "made") await unproven.giveBack(networks);
      return await answerAttempt(c, deps, token.uid, reserved);
    },
  );
  route.get(
    "/reservations",
    describeRoute({
      summary: "The account's reservations, newest first, cancelled ones included",
      security: BEARER,
      responses: {
        200: jsonAnswer("The reservations", ReservationsSchema),
        ...RESERVATION_PROBLEMS,
      },
    }),
    account,
    limited(calls),
    heldSession(identity, db),
    async (c) => {
      const { token } = c.var;
      await settle(token.uid, !isHeldBack(deps.siteConfig, token));
      return c.json(await readReservations(db, token.uid, now()));
    },
  );
  route.patch(
    "/reservations/:code",
    describeRoute({
      summary: "Gives some of the seats back; a party that waits keeps its place",
      security: BEARER,
      parameters: [CODE],
      requestBody: jsonBody(ReservationChangeSchema),
      responses: {
        200: jsonAnswer("The reservation as it is now", ReservationSchema),
        400: problemAnswer("Not fewer than before"),
        ...RESERVATION_PROBLEMS,
        404: problemAnswer("The account has no living reservation with this code"),
        409: problemAnswer("It is too late to give seats back"),
      },
    }),
    account,
    async (c) => {
      const body = await readBody(c, ReservationChangeSchema, LIMITS);
      if (body instanceof Response) return body;
      return await answerChange(c, { ...deps, wrong }, c.req.param("code"), (change) =>
        turns.take(() => giveSeatsBack(db, change, body.seats)),
      );
    },
  );
  route.delete(
    "/reservations/:code",
    describeRoute({
      summary: "Gives a reservation back",
      security: BEARER,
      parameters: [CODE],
      responses: {
        204: DONE,
        ...RESERVATION_PROBLEMS,
        404: problemAnswer("The account has no living reservation with this code"),
        409: problemAnswer("It is too late to give it back"),
      },
    }),
    account,
    (c) =>
      answerChange(c, { ...deps, wrong }, c.req.param("code"), (change) =>
        turns.take(() => cancelReservation(db, change)),
      ),
  );
  return route;
}

/** Answers an attempt to reserve. */
async function answerAttempt(
  c: Context,
  { db, now }: Pick<ReservationRouteDeps, "db" | "now">,
  uid: string,
  reserved: Reserved,
): Promise<Response> {
  switch (reserved.kind) {
    case "made":
    case "known": {
      const reservation = await readReservation(db, uid, reserved.id, now());
      // The account was deleted at this moment.
      if (reservation === null) return unauthorized(c);
      return c.json(reservation, reserved.kind === "made" ? 201 : 200);
    }
    case "ended":
      return unauthorized(c);
    case "no-event":
      return problem(c, 404, "There is no such event");
    case "foreign":
      return problem(c, 409, "This id is taken; reserve again");
    case "too-many":
      return problem(c, 400, `At most ${seatsWords(reserved.most)} for one person`);
    case "second": {
      const { code } = reserved;
      return problem(c, 409, "You have a reservation for this event already", { code });
    }
    case "shut": {
      const opensAt = reserved.event.opensAt?.getTime() ?? null;
      return problem(c, 409, shutWords(reserved.state, opensAt));
    }
    case "full": {
      const { left, waiting } = reserved;
      return problem(c, 409, fullWords(left, waiting), { left });
    }
  }
}

/** Calls of an account an hour, by all its phones. */
const CALLS = { name: "reservations", points: 1_000, seconds: 3_600 };

/** Writers of this process that may wait for an event at a time, each with a connection of the ten. */
const AT_ONCE = 2;

/** Codes that are none of the account's, a minute. */
const WRONG_CODES = { name: "reservation-codes", points: 10, seconds: 60 };

/**
 * Reservations from one address an hour, of accounts with an unconfirmed e-mail, where the site
 * can send it a link: invented accounts are had by the dozen, and would have all seats in seconds.
 */
const UNPROVEN = { name: "reservation-unproven", points: 5, seconds: 3_600 };

const UNPROVEN_WORDS =
  "Confirm your e-mail first; there were too many reservations without that from here";

/** What any call may answer instead. */
const RESERVATION_PROBLEMS = {
  ...PROBLEMS,
  429: problemAnswer("There were too many calls, or too many codes that are none"),
};

/** The part of the path. */
const CODE = pathPart("code", "The reservation's code, as typed");

/** What the members of the bodies may be, for clients that send something else. */
const LIMITS = {
  id: "a UUID",
  event: "the slug of an event",
  seats: `a whole number from 1 to ${String(SEATS_AT_MOST)}`,
  name: `${String(NAME_LENGTH.min)} to ${String(NAME_LENGTH.max)} characters`,
  waitlist: "true or false",
};
