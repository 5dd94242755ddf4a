import { setTimeout as pause } from "node:timers/promises";
import * as v from "valibot";
import type { Answered, Reached } from "../site/reached.ts";
import { Ledger } from "./ledger.ts";
import { together, type Stream } from "./stream.ts";

const SENDERS = 1;
const PASSWORD = "correct horse battery";

/** A server that has no time to hash, or has hashed enough for one account, does nothing of what it refuses. */
const REFUSED_FOR_NOW = /"(?:SERVER_BUSY|TOO_MANY_ATTEMPTS_TRY_LATER)"/;
const TRY_AGAIN_MS = 200;

const TokenSchema = v.object({ idToken: v.string() });
const UsersSchema = v.object({
  users: v.tuple([v.object({ email: v.string(), displayName: v.optional(v.string(), "") })]),
});

const ask = (site: Reached, call: string, body: object) =>
  site.call({
    path: `/identitytoolkit.googleapis.com/v1/accounts:${call}`,
    init: {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ returnSecureToken: true, ...body }),
    },
  });

/** Somebody who signs up, takes a name, and goes again, or stays. */
function person(number: number, ledger: Ledger) {
  const email = `kept-${String(number)}@example.org`;
  const name = `Person ${String(number)}`;
  const goes = number % 3 === 0;
  /** What was acknowledged last, in this order; `unsure` whether the next is done. */
  let state: "new" | "signed-up" | "named" | "gone" = "new";
  let isUnsure = false;
  let idToken = "";

  async function next(site: Reached): Promise<Answered | null> {
    if (state === "new") return await ask(site, "signUp", { email, password: PASSWORD });
    if (state === "signed-up") return await ask(site, "update", { idToken, displayName: name });
    return await ask(site, "delete", { idToken });
  }

  /** One step. @returns whether it was answered */
  async function step(site: Reached): Promise<boolean> {
    let answer = await next(site);
    // It was done, and only the answer was lost.
    if (answer?.status === 400 && isUnsure && state === "new")
      answer = await ask(site, "signInWithPassword", { email, password: PASSWORD });
    if (answer === null) {
      isUnsure = true;
      ledger.unanswered += 1;
      return false;
    }
    const isRefused = REFUSED_FOR_NOW.test(answer.text);
    const isRepeated = answer.status === 400 && !isRefused && isUnsure && state === "named";
    const isDone = answer.status === 200 || isRepeated;
    const lastState = state;
    ledger.expect(
      isDone || isRefused,
      "odd",
      () => `${email}, ${lastState}: ${JSON.stringify(answer)}`,
    );
    if (!isDone) {
      await pause(TRY_AGAIN_MS);
      return true;
    }
    isUnsure = false;
    ledger.acknowledged += 1;
    if (state === "new") {
      const token = v.safeParse(TokenSchema, JSON.parse(answer.text));
      if (token.success) idToken = token.output.idToken;
      state = "signed-up";
    } else state = state === "signed-up" ? "named" : "gone";
    return true;
  }

  async function look(site: Reached): Promise<void> {
    if (state === "new") return;
    const answer = await ask(site, "lookup", { idToken });
    if (answer?.status !== 200) {
      const mayBeGone = state === "gone" || (state === "named" && goes && isUnsure);
      ledger.expect(mayBeGone, "lost", () => `${email}: ${JSON.stringify(answer)}`);
      return;
    }
    ledger.expect(state !== "gone", "lost", () => `${email} was deleted, and is there`);
    const [user] = v.parse(UsersSchema, JSON.parse(answer.text)).users;
    ledger.expect(user.email === email, "torn", () => `${email} is ${user.email}`);
    const names = state === "signed-up" ? (isUnsure ? ["", name] : [""]) : [name];
    const wrong = user.displayName === "" ? "lost" : "torn";
    ledger.expect(names.includes(user.displayName), wrong, () => `${email}, ${user.displayName}`);
  }
  return {
    step,
    look,
    isDone: () => state === "gone" || (state === "named" && !goes),
  };
}

/** Accounts: people who sign up, take a name, and delete their account. */
export function signUpStream(): Stream {
  const ledger = new Ledger();
  const all: ReturnType<typeof person>[] = [];
  let seen = 0;
  const senders = Array.from({ length: SENDERS }, () => {
    let current: ReturnType<typeof person> | null = null;
    const send: Stream["send"] = async (site, over) => {
      while (!over.aborted) {
        if (current === null) all.push((current = person(all.length, ledger)));
        if (!(await current.step(site))) return;
        if (current.isDone()) current = null;
      }
    };
    return { send };
  });
  return {
    name: "accounts",
    ledger,
    send: (...how) => together(senders, ...how),
    async look(site) {
      // Of those before nothing was under way.
      for (const one of all.slice(seen)) await one.look(site);
      seen = Math.max(0, all.length - SENDERS - 1);
    },
    async settle(site) {
      for (const one of all) await one.look(site);
    },
  };
}
