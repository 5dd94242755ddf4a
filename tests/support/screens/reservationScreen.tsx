import { act } from "@testing-library/react";
import * as v from "valibot";
import type { CommunityEvent } from "#domain/events/event.ts";
import type { Reservation } from "#domain/events/reservation.ts";
import { setSession } from "#platform/session/session.ts";
import { reserved } from "../community/swap.ts";

const BodySchema = v.record(v.string(), v.unknown());

/** Signs somebody in, as the identity does once it is loaded. */
export function signIn(
  uid = "ana",
  displayName: string | null = "Ana R.",
  emailVerified = true,
): void {
  act(() => {
    setSession({
      state: "signed-in",
      user: { uid, email: `${uid}@example.org`, displayName, emailVerified },
      token: () => Promise.resolve(`token-${uid}`),
    });
  });
}

/**
 * A server with an account's reservations, which notes what was asked of it.
 *
 * @param answer to POST; by default the seats are confirmed
 */
export function reservationServer(
  mine: Reservation[] = [],
  answer?: (body: Record<string, unknown>) => Response | Promise<Response>,
) {
  const requests: { method: string; body: Record<string, unknown> }[] = [];
  const list = [...mine];
  return {
    requests,
    list,
    answers: {
      "/api/reservations": async (init?: RequestInit) => {
        const method = init?.method ?? "GET";
        const text = typeof init?.body === "string" ? init.body : "{}";
        const body = v.parse(BodySchema, JSON.parse(text));
        requests.push({ method, body });
        if (method === "GET") return Response.json(list);
        if (answer !== undefined) return await answer(body);
        const made = reserved({ seats: Number(body["seats"]), name: String(body["name"]) });
        list.unshift(made);
        return Response.json(made, { status: 201 });
      },
    },
  };
}

/** A refusal as the server writes it. */
export const refusal = (status: number, title: string, more: object = {}) =>
  Response.json({ type: "about:blank", title, status, ...more }, { status });

export const events = (...all: CommunityEvent[]) => ({
  "/api/events": Response.json({ events: all }),
});
