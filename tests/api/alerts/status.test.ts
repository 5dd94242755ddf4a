import { expect, it } from "vitest";
import { HOUR_MS } from "#domain/time/spans.ts";
import { readStatus, reportStatus } from "../../../server/alerts/alertStatus.ts";
import { rowsIn } from "../../support/data/rows.ts";
import { AWAKE, senderOn } from "../../support/alerts/sending.ts";
import { describeOnPglite } from "../../support/database/testDatabase.ts";

const SHOWN_NOTHING = [
  "Of alerts: nothing was sent in seven days to phones that say what they show; silent for 14 days: 0, for 60 days, and sent nothing more: 0",
];

describeOnPglite("the operator", (database) => {
  it("reads how many alerts wait and what became of the others", async () => {
    const { db } = database();
    const { phone, queue } = await senderOn(db);
    const offerId = await rowsIn(db).deal(2_000);
    const at = (hours: number) => new Date(AWAKE + hours * HOUR_MS);
    const each = async (more: Parameters<typeof queue>[2]) => queue(await phone(), [offerId], more);
    await each({ dueAt: at(-2) });
    await each({ dueAt: at(-1) });
    await each({ dueAt: at(5) });
    await each({ dueAt: at(-1), claimedUntil: at(1), attempts: 1 });
    // The Eastern day began at 5:00 UTC, nine hours ago.
    await each({ state: "sent", settledAt: at(-8) });
    await each({ state: "sent", settledAt: at(-10) });
    await each({ state: "expired", settledAt: at(-30) });
    await each({ state: "failed", settledAt: at(-30) });
    const status = await readStatus(db, AWAKE);
    expect(reportStatus(status)).toEqual([
      "Phones: 8, rules: 8",
      "Waiting: 2 due, the oldest since 2026-11-20T12:00:00.000Z, 1 later, 1 under way",
      "Sent today: 1",
      "Last seven days: 1 expired, 1 failed",
      ...SHOWN_NOTHING,
    ]);
  });

  it("reads of nothing where there is nothing", async () => {
    expect(reportStatus(await readStatus(database().db, AWAKE))).toEqual([
      "Phones: 0, rules: 0",
      "Waiting: 0 due, 0 later, 0 under way",
      "Sent today: 0",
      "Last seven days: 0 expired, 0 failed",
      ...SHOWN_NOTHING,
    ]);
  });
});
