import { randomUUID } from "node:crypto";
import type { Random } from "../../../../../server/operations/sample/random.ts";
import {
  listReservations,
  type Party,
} from "../../../../../server/community/reservations/commands.ts";
import { reservingPhone } from "../../../../support/community/reservations.ts";
import type { Reached } from "../site/reached.ts";
import { Ledger } from "./ledger.ts";
import { together, type Stream } from "./stream.ts";

/** As many act between two kills; an account has a limit of calls. */
const ACTING = 5;

/** Somebody who reserves and gives back by turns, and knows what was answered. */
function visitor(name: string, token: string, random: Random, ledger: Ledger) {
  const newRequest = () => ({
    id: randomUUID(),
    seats: random.whole(1, 4),
    name,
    waitlist: true,
  });
  let request = newRequest();
  /** Of the living reservation, once it was answered. */
  let code: string | null = null;
  let isUnsure = false;

  async function send(site: Reached, over: AbortSignal): Promise<void> {
    // The phone of the tests, whose calls may have no answer.
    const unanswered = new Error("Nobody answered.");
    const phone = reservingPhone(
      {
        request: async (path, init) => {
          const { method = "GET", headers, body } = init;
          const answer = await site.call({
            path,
            init: {
              method,
              headers: Object.fromEntries(new Headers(headers)),
              ...(typeof body === "string" ? { body } : {}),
            },
          });
          if (answer === null) throw unanswered;
          const isEmpty = answer.status === 204;
          return new Response(isEmpty ? null : answer.text, { status: answer.status });
        },
      },
      token,
    );
    while (!over.aborted) {
      const answer = await (code === null ? phone.reserve(request) : phone.cancel(code)).catch(
        (error: unknown) => {
          if (error !== unanswered) throw error;
          return null;
        },
      );
      isUnsure = answer === null;
      if (answer === null) {
        ledger.unanswered += 1;
        return;
      }
      if (answer.status === 429) return;
      ledger.acknowledged += 1;
      const words = () => `${name}: ${JSON.stringify(answer)}`;
      if (code === null) {
        ledger.expect([200, 201].includes(answer.status), "odd", words);
        code = answer.reservation?.code ?? null;
      } else {
        // 404: it was given back already, and only the answer was lost.
        ledger.expect([204, 404].includes(answer.status), "odd", words);
        code = null;
        request = newRequest();
      }
    }
  }

  /** @param parties all that live */
  function look(parties: readonly Party[]): void {
    const own = parties.filter((party) => party.name === name);
    ledger.expect(own.length <= 1, "doubled", () => `${name} is there ${String(own.length)} times`);
    if (isUnsure) return;
    const [found = null] = own.map((party) => party.code);
    const wrong = code === null ? "torn" : "lost";
    ledger.expect(found === code, wrong, () => `${name} has ${String(found)}, not ${String(code)}`);
  }
  return { send, look };
}

/** Reservations: seats that are taken and given back, and never given twice. */
export function seatStream(
  { event, seats }: { event: string; seats: number },
  tokens: ReadonlyMap<string, string>,
  random: Random,
): Stream {
  const ledger = new Ledger();
  const people = [...tokens].map(([name, token]) => visitor(name, token, random, ledger));
  return {
    name: "reservations",
    ledger,
    send: (...how) => together(random.shuffled(people).slice(0, ACTING), ...how),
    async look(site) {
      const { parties } = await site.run(listReservations, { event });
      const confirmed = parties.filter(({ status }) => status === "confirmed");
      const taken = confirmed.reduce((sum, party) => sum + party.seats, 0);
      ledger.expect(taken <= seats, "doubled", () => `${String(taken)} of ${String(seats)} seats`);
      const head = parties.find(({ status }) => status === "waiting");
      const isFair = taken + (head?.seats ?? Infinity) > seats;
      ledger.expect(isFair, "torn", () => `${String(taken)} taken, and somebody waits who fits`);
      for (const one of people) one.look(parties);
    },
  };
}
