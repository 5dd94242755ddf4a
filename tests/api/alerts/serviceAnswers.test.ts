import { expect, it } from "vitest";
import { MINUTE_MS } from "#domain/time/spans.ts";
import { alertDevices, alerts } from "../../../server/db/schema/alerts.ts";
import { decrypt } from "../../support/alerts/pushInbox.ts";
import { AWAKE } from "../../support/alerts/sending.ts";
import { senderWithDeal } from "../../support/alerts/senderWithDeal.ts";
import { describeOnFasterEngine } from "../../support/database/testDatabase.ts";

describeOnFasterEngine("an alert that a messaging service answers", (database) => {
  const db = () => database().db;

  const stored = async () => (await db().select().from(alerts))[0];

  const given = () => senderWithDeal(db());

  it.each([
    [429, { "retry-after": "120" }, 2 * MINUTE_MS],
    [429, { "retry-after": new Date(AWAKE + 5 * MINUTE_MS).toUTCString() }, 5 * MINUTE_MS],
    [503, {}, 0],
    [500, {}, 0],
  ])(
    "is tried again after %i with %o, and not before the service wants it",
    async (status, headers, least) => {
      const { inbox, clock, round, phone, queue, offerId } = await given();
      const device = await phone();
      const id = await queue(device, [offerId]);
      inbox.state.answer = (_, response) => response.writeHead(status, headers).end();
      expect(await round()).toMatchObject({ sent: 0, retried: 1 });
      const { dueAt } = (await stored()) ?? {};
      const wait = (dueAt?.getTime() ?? 0) - AWAKE;
      expect(wait - least).toBe(8_500);
      expect(await round()).toMatchObject({ sent: 0, retried: 0 });
      inbox.state.answer = (_, response) => response.writeHead(201).end();
      clock.pass(wait);
      expect(await round()).toMatchObject({ sent: 1 });
      const ids = inbox.arrived.map(({ body }) => decrypt(body, device.subscription).id);
      expect(ids).toEqual([id, id]);
    },
  );

  it.each([
    ["never answers", () => undefined],
    [
      "takes the message and breaks the connection",
      (_: unknown, response: { destroy: () => void }) => {
        response.destroy();
      },
    ],
  ])("is tried again when the service %s", async (_, answer) => {
    const { inbox, round, phone, queue, offerId, log } = await given();
    await queue(await phone(), [offerId]);
    inbox.state.answer = answer;
    expect(await round({ timeLimitMs: 300 })).toMatchObject({ sent: 0, retried: 1 });
    expect(await stored()).toMatchObject({ state: "waiting", attempts: 1, claimedUntil: null });
    expect(log.lines.join()).toMatch(/TimeoutError|AbortError|ABORT_ERR|ECONNRESET/);
  });

  it("is taken at its word by an answer without an end", async () => {
    const { inbox, round, phone, queue, offerId } = await given();
    await queue(await phone(), [offerId]);
    inbox.state.answer = (_, response) => {
      response.writeHead(201);
      response.write("x".repeat(100_000));
    };
    expect(await round()).toMatchObject({ sent: 1 });
  });

  it.each([404, 410])(
    "removes a phone that is gone (%i), with all that waits for it",
    async (status) => {
      const { inbox, round, phone, queue, offerId } = await given();
      const device = await phone();
      await queue(device, [offerId]);
      inbox.state.answer = (_, response) => response.writeHead(status).end();
      expect(await round()).toMatchObject({ sent: 0, gone: 1 });
      expect([await db().select().from(alertDevices), await db().select().from(alerts)]).toEqual([
        [],
        [],
      ]);
    },
  );

  it("does not remove a phone that has registered anew meanwhile", async () => {
    const { inbox, round, phone, queue, offerId } = await given();
    const device = await phone();
    await queue(device, [offerId]);
    const renewed = `${inbox.origin}/push/renewed`;
    inbox.state.answer = ({ path }, response) => {
      const isOld = path === device.path;
      const done = isOld ? db().update(alertDevices).set({ address: renewed }) : Promise.resolve();
      void done.then(() => response.writeHead(isOld ? 410 : 201).end());
    };
    expect(await round()).toMatchObject({ gone: 1, sent: 1 });
    expect(inbox.arrived.map(({ path }) => path)).toEqual([device.path, "/push/renewed"]);
  });

  it.each([
    [413, "failed"],
    [400, "failed"],
    [302, "failed"],
    [401, "waiting"],
    [403, "waiting"],
  ])("that is answered with %i is %s, and the operator reads of it", async (status, state) => {
    const { inbox, round, phone, queue, offerId, log } = await given();
    await queue(await phone(), [offerId]);
    inbox.state.answer = (_, response) =>
      response.writeHead(status, { location: `${inbox.origin}/elsewhere` }).end();
    await round();
    expect((await stored())?.state).toBe(state);
    expect(inbox.arrived).toHaveLength(1);
    expect(log.lines.join()).toContain("a messaging service refuses alerts of this site");
    expect((await stored())?.dueAt.getTime()).toBe(
      state === "waiting" ? AWAKE + 15 * MINUTE_MS : AWAKE,
    );
  });
});
