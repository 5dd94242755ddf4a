import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { claimAlerts, releaseClaims } from "../../../server/alerts/sending/claimAlerts.ts";
import { SECOND_MS } from "../../support/server/clock.ts";
import { senderWithDeal } from "../../support/alerts/senderWithDeal.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";

/** A sender that could send anything. */
const ROOM = { limit: 20, full: [], take: () => true };

describeOnEachEngine("an alert among several senders", (database) => {
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

  it("of a sender that was killed is sent by another when its time is over", async () => {
    const { inbox, clock, round, phone, queue, offerId } = await given();
    await queue(await phone(), [offerId]);
    expect((await claimAlerts(db(), clock.now(), ROOM)).claimed).toHaveLength(1);
    expect(await round()).toMatchObject({ sent: 0 });
    clock.pass(30 * SECOND_MS);
    expect(await round()).toMatchObject({ sent: 1 });
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
