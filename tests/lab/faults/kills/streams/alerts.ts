import * as v from "valibot";
import { DeviceStateSchema, NewDeviceSchema } from "#domain/alerts/alertDevices.ts";
import { newSubscription, ruleOf } from "../../../../support/alerts/alerts.ts";
import type { startPushInbox } from "../../../../support/alerts/pushInbox.ts";
import type { Reached } from "../site/reached.ts";
import { Ledger } from "./ledger.ts";
import { together, type Stream } from "./stream.ts";

type Inbox = Awaited<ReturnType<typeof startPushInbox>>;

const SENDERS = 2;

/** Whatever a killed process had taken is sent by another one half a minute later. */
const DELIVERED_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 100;

/** A phone that registers, writes a rule, and asks for a test. */
function phone(number: number, origin: string, ledger: Ledger) {
  const path = `/push/${String(number)}`;
  const { registration } = newSubscription(origin + path);
  const rule = ruleOf({ maxCents: number + 1 });
  let key = "";
  /** What was acknowledged last, in this order. */
  let state: "new" | "registered" | "ruled" | "asked" = "new";
  let isUnsure = false;

  const ask = (site: Reached, method: string, to: string, body?: object) =>
    site.call({
      path: `/api/alerts/${to}`,
      init: {
        method,
        headers: {
          "content-type": "application/json",
          ...(key === "" ? {} : { "device-key": key }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
    });

  /** One step. @returns whether it was answered */
  async function step(site: Reached): Promise<boolean> {
    const answer = await (state === "new"
      ? ask(site, "POST", "devices", { registration, label: "Phone" })
      : state === "registered"
        ? ask(site, "PUT", `rules/${rule.id}`, rule)
        : ask(site, "POST", "test"));
    isUnsure = answer === null;
    if (answer === null) {
      ledger.unanswered += 1;
      return false;
    }
    const expected = { new: 201, registered: 204, ruled: 202, asked: 0 }[state];
    const words = `${path}, ${state}: ${JSON.stringify(answer)}`;
    ledger.expect(answer.status === expected, "odd", () => words);
    ledger.acknowledged += 1;
    if (state === "new") {
      const device = v.parse(NewDeviceSchema, JSON.parse(answer.text));
      key = `${device.id}.${device.key}`;
    }
    state = state === "new" ? "registered" : state === "registered" ? "ruled" : "asked";
    return true;
  }

  async function look(site: Reached): Promise<void> {
    if (state === "new") return;
    const answer = await ask(site, "GET", "device");
    ledger.expect(answer?.status === 200, "lost", () => `${path}: ${JSON.stringify(answer)}`);
    if (answer?.status !== 200) return;
    const { rules } = v.parse(DeviceStateSchema, JSON.parse(answer.text));
    const mayBeWithout = state === "registered";
    ledger.expect(rules.length <= 1, "doubled", () => `${path} has ${String(rules.length)} rules`);
    ledger.expect(rules.length === 1 || mayBeWithout, "lost", () => `the rule of ${path}`);
    const isWhole = rules.every(({ id, maxCents }) => id === rule.id && maxCents === number + 1);
    ledger.expect(isWhole, "torn", () => JSON.stringify(rules));
  }
  return {
    path,
    step,
    look,
    isDone: () => state === "asked",
    /** What is unsure is not asked for again: one test more would look like one that came twice. */
    isStuck: () => isUnsure && state === "ruled",
  };
}

/**
 * Alerts: phones and their rules, and messages that leave at least once. One may leave twice when a
 * kill comes between its arrival and the record of it, and only then.
 *
 * @param life counts kills and recoveries: what arrives twice between two of them has been doubled
 * @param waits whether all of them are waited for at the end, which may take a minute
 */
export function alertStream(
  inbox: Inbox,
  life: () => number,
  waits: boolean,
): Stream & { again: () => number } {
  const ledger = new Ledger();
  const all: ReturnType<typeof phone>[] = [];
  /** In which life the message to a path came last. */
  const arrived = new Map<string, number>();
  let again = 0;
  let seen = 0;
  inbox.state.answer = ({ path }, response) => {
    const last = arrived.get(path);
    if (last !== undefined) again += 1;
    ledger.expect(last !== life(), "doubled", () => `${path} came twice without a kill`);
    arrived.set(path, life());
    response.writeHead(201).end();
  };
  const senders = Array.from({ length: SENDERS }, () => {
    let current: ReturnType<typeof phone> | null = null;
    const send: Stream["send"] = async (site, over) => {
      while (!over.aborted) {
        if (current === null) all.push((current = phone(all.length, inbox.origin, ledger)));
        const isAnswered = await current.step(site);
        if (current.isDone() || current.isStuck()) current = null;
        if (!isAnswered) return;
      }
    };
    return { send };
  });
  const missing = () => all.filter((one) => one.isDone() && !arrived.has(one.path));
  return {
    name: "alerts",
    ledger,
    again: () => again,
    send: (...how) => together(senders, ...how),
    async look(site) {
      for (const one of all.slice(seen)) await one.look(site);
      seen = Math.max(0, all.length - SENDERS - 1);
    },
    async settle(site) {
      for (const one of all) await one.look(site);
      if (!waits) return;
      const deadline = Date.now() + DELIVERED_WITHIN_MS;
      while (missing().length > 0 && Date.now() < deadline)
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      for (const one of missing()) ledger.expect(false, "lost", () => `no message to ${one.path}`);
    },
  };
}
