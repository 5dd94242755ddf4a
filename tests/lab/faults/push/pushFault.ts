import { mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startPushInbox } from "../../../support/alerts/pushInbox.ts";
import { killableSite } from "../kills/site/killableSite.ts";
import { prepareSite } from "../kills/site/prepareSite.ts";
import type { Reached } from "../kills/site/reached.ts";
import type { Fault } from "../report/fault.ts";
import { table } from "../report/table.ts";
import { phoneThatAsks } from "./phone.ts";
import { SERVICES, type BadService } from "./services.ts";

const PHONES = 4;

/** A try takes ten seconds at most, and the next one comes within sixteen; two at a time to who is silent. */
const PATIENCE_MS = 90_000;
const LOOK_EVERY_MS = 200;

/** What is taken at once, whatever the other services do. */
const PROMPT_MS = 5_000;

/** So long after the last message nothing may come again. */
const QUIET_MS = 8_000;

const HEAD = [
  "a push service that",
  "phones",
  "tries",
  "taken",
  "last after",
  "lost",
  "doubled",
  "",
];

/** Push services that fail in every way, all at a time: nothing is lost or doubled, and none holds up another. */
export const tryPush: Fault = async ({ runs, scratch, say }) => {
  const folder = path.join(scratch, "push");
  mkdirSync(folder);
  await prepareSite({ dataDir: path.join(folder, "data"), databaseUrl: null });
  const services = await Promise.all(SERVICES.map((each) => startService(each)));
  const pushOrigin = services.map(({ origin }) => origin).join(",");
  const site = await killableSite({ folder, databaseUrl: null, pushOrigin });
  try {
    const reached = await site.start();
    say(`${String(services.length)} services, ${String(PATIENCE_MS / 1_000)} s at most`);
    await Promise.all(services.map((service) => service.ask(reached, runs ?? PHONES)));
    const deadline = Date.now() + PATIENCE_MS;
    while (!services.every(({ isDone }) => isDone()) && Date.now() < deadline)
      await pause(LOOK_EVERY_MS);
    await pause(QUIET_MS);
    const seen = await Promise.all(services.map((service) => service.look()));
    return {
      table: table(
        HEAD,
        seen.map(({ cells }) => cells),
      ),
      held: seen.every(({ held }) => held) && (await site.stop()) === 0,
    };
  } finally {
    await site.killServer();
    for (const { close } of services) await close();
  }
};

/** One service with its phones. */
async function startService({ name, answer, takes, isGone }: BadService) {
  const inbox = await startPushInbox();
  const tries = new Map<string, number>();
  const taken = new Map<string, number>();
  const phones: Awaited<ReturnType<typeof phoneThatAsks>>[] = [];
  let askedAt = 0;
  let lastAt = 0;
  inbox.state.answer = ({ path: to }, response) => {
    const attempt = (tries.get(to) ?? 0) + 1;
    tries.set(to, attempt);
    if (takes(attempt)) {
      taken.set(to, (taken.get(to) ?? 0) + 1);
      lastAt = performance.now();
    }
    answer(response, attempt);
  };
  const sum = (counts: ReadonlyMap<string, number>) =>
    [...counts.values()].reduce((all, one) => all + one, 0);
  return {
    origin: inbox.origin,
    close: () => inbox.close(),
    async ask(site: Reached, count: number) {
      askedAt = performance.now();
      for (let at = 0; at < count; at += 1) {
        const phone = await phoneThatAsks(site, `${inbox.origin}/push/${String(at)}`);
        phones.push(phone);
        if (!(await phone.askForTest())) throw new Error("A test was not taken.");
      }
    },
    isDone: () => (isGone ? tries : taken).size === phones.length,
    async look() {
      const known = (await Promise.all(phones.map((phone) => phone.isKnown()))).filter(Boolean);
      const lost = isGone ? 0 : phones.length - taken.size;
      const doubled = [...taken.values()].filter((times) => times > 1).length;
      const after = lastAt === 0 ? null : lastAt - askedAt;
      const isRight = known.length === (isGone ? 0 : phones.length);
      const isPrompt = name !== SERVICES[0]?.name || (after ?? Infinity) <= PROMPT_MS;
      const held = lost === 0 && doubled === 0 && isRight && isPrompt;
      return {
        held,
        cells: [
          name,
          `${String(phones.length)}, ${String(known.length)} known`,
          String(sum(tries)),
          String(taken.size),
          after === null ? "" : `${(after / 1_000).toFixed(1)} s`,
          String(lost),
          String(doubled),
          held ? "held" : "DID NOT HOLD",
        ],
      };
    },
  };
}
