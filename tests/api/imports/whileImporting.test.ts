import { expect, it, vi } from "vitest";
import { StatisticsSchema } from "#domain/offers/statistics.ts";
import { bumpDataVersion, watchDataVersion } from "../../../server/db/dataVersion.ts";
import { watchHealth } from "../../../server/operations/health.ts";
import { NOW, rowsIn } from "../../support/data/rows.ts";
import { getJson, siteOn } from "../../support/server/requests.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";

/** Begins a transaction and keeps it open, as a long import does, until `end` is called. */
async function heldOpen(db: Parameters<typeof watchDataVersion>[0]) {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const begun = new Promise<{ done: Promise<void> }>((resolve) => {
    const done = db.transaction(async (tx) => {
      await bumpDataVersion(tx);
      resolve({ done });
      await ended;
    });
  });
  const { done } = await begun;
  return {
    async end() {
      end();
      await done;
    },
  };
}

describeOnEachEngine("while a transaction is held open", (database) => {
  const db = () => database().db;

  it("health answers all the same", async () => {
    const app = siteOn(db());
    expect((await app.request("/api/health")).status).toBe(200);
    const held = await heldOpen(db());
    expect((await app.request("/api/health")).status).toBe(200);
    await held.end();
  });

  it("what is ready is served, also when a new minute begins", async () => {
    let now = NOW;
    await rowsIn(db()).deal(2_000, { saleEndsAt: new Date(NOW + 30_000) });
    const app = siteOn(db(), {
      now: () => now,
      dataVersion: watchDataVersion(db()),
      answerPatienceMs: 0,
    });
    const before = await app.request("/api/statistics");
    const held = await heldOpen(db());
    now = NOW + 60_000;
    const during = await app.request("/api/statistics");
    expect([during.status, during.headers.get("etag")]).toEqual([200, before.headers.get("etag")]);
    await held.end();
    await vi.waitFor(async () => {
      const { observedAt } = await getJson(app, "/api/statistics", StatisticsSchema);
      // The sale is over, and with it the only deal.
      expect(observedAt).toBeNull();
    });
  });
});

describeOnEachEngine("the health of a database", (database) => {
  it("is trouble as soon as a question fails, and when it has been silent for too long", async () => {
    let elapsed = 0;
    let mode: "well" | "silent" | "broken" = "well";
    const { db } = database();
    const moody = new Proxy(db, {
      get(target, name, receiver) {
        if (mode === "broken") throw new Error("no connection");
        if (mode === "silent") return () => new Promise(() => undefined);
        return Reflect.get(target, name, receiver) as unknown;
      },
    });
    const health = watchHealth(moody, 1_000, () => elapsed);
    expect(await health()).toEqual({ ok: true });
    mode = "broken";
    expect(await health()).toMatchObject({ ok: false });
    mode = "silent";
    elapsed = 1_000;
    expect(await health()).toEqual({ ok: true });
    elapsed = 1_001;
    expect(await health()).toMatchObject({ ok: false });
  });
});
