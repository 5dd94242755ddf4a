import { expect, it, onTestFinished, vi } from "vitest";
import { startAlertWorker } from "../../../server/alerts/sending/alertWorker.ts";
import { queueTest } from "../../../server/alerts/queue/queueEventAlerts.ts";
import { collectGarbage } from "../../support/data/collections.ts";
import { startPushInbox } from "../../support/alerts/pushInbox.ts";
import { senderOn } from "../../support/alerts/sending.ts";
import { describeOnPglite } from "../../support/database/testDatabase.ts";

/** Whatever a loaded machine needs. */
const PATIENT = { timeout: 90_000 };
const UNTIL = { timeout: 30_000, interval: 10 };

describeOnPglite("push services that never answer", (database) => {
  const db = () => database().db;

  /** Phones with three messages each at services that say nothing, and one at a service that answers. */
  async function given({ services, phonesEach }: { services: number; phonesEach: number }) {
    collectGarbage();
    const good = await startPushInbox();
    onTestFinished(() => good.close());
    const silent = await Promise.all(Array.from({ length: services }, () => startPushInbox()));
    for (const inbox of silent) {
      inbox.state.answer = () => undefined;
    }
    const origins = silent.map(({ origin }) => origin);
    const sender = await senderOn(db(), [good.origin, ...origins]);
    const { clock, log, messenger, phone } = sender;
    for (const origin of origins.flatMap((each) => Array<string>(phonesEach).fill(each))) {
      const { id } = await phone(undefined, origin);
      for (let test = 0; test < 3; test += 1) await queueTest(db(), id, clock.now());
    }
    const goodPhone = await phone(undefined, good.origin);
    const start = (timeLimitMs: number) => {
      const deps = { db: db(), messenger, now: clock.now, random: () => 0.5, log, timeLimitMs };
      const worker = startAlertWorker(deps);
      onTestFinished(async () => {
        // Nothing is under way when their connections have ended.
        await Promise.all(silent.map((inbox) => inbox.close()));
        await worker.close();
      });
      return worker;
    };
    const underWay = () => silent.reduce((sum, { arrived }) => sum + arrived.length, 0);
    return { ...sender, good, goodPhone, start, underWay };
  }

  it.each([
    ["one service of 20 phones", { services: 1, phonesEach: 20 }],
    ["20 services of a phone each", { services: 20, phonesEach: 1 }],
  ])(
    "(%s) hold up nobody else: a good phone hears while they are still silent",
    PATIENT,
    async (_, silent) => {
      const { clock, good, goodPhone, start, underWay } = await given(silent);
      // None of them is given up before this test is.
      const worker = start(PATIENT.timeout);
      await vi.waitUntil(() => underWay() >= 2, UNTIL);
      await queueTest(db(), goodPhone.id, clock.now());
      worker.wake();
      await vi.waitUntil(() => good.arrived.length > 0, UNTIL);
      expect(good.arrived).toHaveLength(1);
    },
  );

  it("are given up in time, whatever is collected, and the log says so", PATIENT, async () => {
    const { start, log } = await given({ services: 1, phonesEach: 2 });
    const worker = start(500);
    const untried = async () =>
      (await db().query.alerts.findMany()).filter(({ attempts }) => attempts === 0).length;
    // Two at a time, so that the last is tried when the first have been given up.
    await vi.waitUntil(async () => (await untried()) === 0, UNTIL);
    await worker.close();
    expect(log.lines.join()).toContain("webpush: TimeoutError");
    expect((await db().query.alerts.findMany()).map(({ claimedUntil }) => claimedUntil)).toEqual(
      Array(6).fill(null),
    );
  });
});
