import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { createWakeUp } from "../../../server/alerts/sending/wakeUp.ts";
import { claimAlerts, releaseClaims } from "../../../server/alerts/sending/claimAlerts.ts";
import { SECOND_MS } from "../../support/server/clock.ts";
import { gate } from "../../support/server/gate.ts";
import type { Db } from "../../../server/db/database.ts";
import { alertDevices } from "../../../server/db/schema/alerts.ts";
import { senderWithDeal } from "../../support/alerts/senderWithDeal.ts";
import { describeOnFasterEngine } from "../../support/database/testDatabase.ts";

/** A sender that could send anything. */
const ROOM = { limit: 20, full: [], take: () => true };

describeOnFasterEngine("an alert among several senders", (database) => {
  const db = () => database().db;

  const given = () => senderWithDeal(db());

  it("is sent once by two senders on one database", async () => {
    const { inbox, round, phone, queue, offerId } = await given();
    const ids = [];
    for (let each = 0; each < 60; each += 1) ids.push(await queue(await phone(), [offerId]));
    inbox.state.answer = (_, response) => void pause(5).then(() => response.writeHead(201).end());
    const rounds = await Promise.all([round(), round()]);
    expect(rounds.map(({ sent }) => sent).reduce((sum, sent) => sum + sent)).toBe(60);
    expect(new Set(inbox.arrived.map(({ path }) => path)).size).toBe(60);
    expect(inbox.arrived).toHaveLength(60);
  });

  it("that comes back while its sender's last look finds nothing is sent by the same sender", async () => {
    const { inbox, round, phone, queue, offerId } = await given();
    const device = await phone();
    await queue(device, [offerId]);
    const [looked, settled] = [gate(), gate()];
    // The second look has found nothing, and is slow to say so: the first answer comes meanwhile.
    let looks = 0;
    const transaction = async <Result>(work: (tx: Db) => Promise<Result>): Promise<Result> => {
      looks += 1;
      const isSecond = looks === 2;
      const result = await db().transaction(work);
      if (isSecond) {
        looked.open();
        await settled.opened;
      }
      return result;
    };
    const slow = new Proxy(db(), {
      get: (target, name): unknown =>
        name === "transaction" ? transaction : Reflect.get(target, name),
    });
    const bell = createWakeUp();
    const ring = () => {
      bell.ring();
      settled.open();
    };
    const renewed = { address: `${inbox.origin}/push/renewed` };
    inbox.state.answer = ({ path }, response) => {
      if (path !== device.path) response.writeHead(201).end();
      else {
        void looked.opened
          .then(() => db().update(alertDevices).set(renewed))
          .then(() => response.writeHead(410).end());
      }
    };
    const counts = await round({ db: slow, bell: { heard: bell.heard.bind(bell), ring } });
    expect(counts).toMatchObject({ gone: 1, sent: 1 });
  });

  it("of a sender that was killed is sent by another when its time is over", async () => {
    const { inbox, clock, round, phone, queue, offerId } = await given();
    await queue(await phone(), [offerId]);
    expect((await claimAlerts(db(), clock.now(), ROOM)).claimed).toHaveLength(1);
    expect(await round()).toMatchObject({ sent: 0 });
    clock.pass(30 * SECOND_MS);
    expect(await round()).toMatchObject({ sent: 1 });
    expect(inbox.arrived).toHaveLength(1);
  });

  it("that was held up until its time was over is sent once, by whoever takes it next", async () => {
    const { inbox, clock, round, phone, queue, offerId } = await given();
    await queue(await phone(), [offerId]);
    let looks = 0;
    // As if the database had been silent between the claim and the message.
    const now = () => {
      looks += 1;
      if (looks === 2) clock.pass(30 * SECOND_MS);
      return clock.now();
    };
    expect(await round({ now })).toMatchObject({ sent: 1 });
    expect(inbox.arrived).toHaveLength(1);
  });

  it("of a server that was killed is sent at its next start, where no other can have it", async () => {
    const { clock, round, phone, queue, offerId } = await given();
    await queue(await phone(), [offerId]);
    await claimAlerts(db(), clock.now(), ROOM);
    await releaseClaims(db());
    expect(await round()).toMatchObject({ sent: 1 });
  });
});
