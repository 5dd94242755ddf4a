import { expect, it } from "vitest";
import { currentStatistics } from "../../server/routes/statistics/currentStatistics.ts";
import { bumpDataVersion } from "../../server/db/dataVersion.ts";
import { NOW, rowsIn } from "../support/rows.ts";
import { describeOnEachEngine } from "../support/testDatabase.ts";

describeOnEachEngine("the statistics' cache", (database) => {
  it("keeps an answer for the minute while the data stay the same", async () => {
    const { db } = database();
    const current = currentStatistics({ db, now: () => NOW + 59_999 });
    const first = await current();
    expect(await current()).toBe(first);
  });

  it("answers anew as soon as a change of the data is committed", async () => {
    const { db } = database();
    const current = currentStatistics({ db, now: () => NOW });
    expect((await current()).observedAt).toBeNull();
    await rowsIn(db).deal(2_000);
    await bumpDataVersion(db);
    expect((await current()).observedAt).not.toBeNull();
  });

  it("answers anew in the next minute, because sales end", async () => {
    const { db } = database();
    let now = NOW;
    const current = currentStatistics({ db, now: () => now });
    await rowsIn(db).deal(2_000, { saleEndsAt: new Date(NOW + 1) });
    expect((await current()).observedAt).not.toBeNull();
    now = NOW + 60_000;
    expect((await current()).observedAt).toBeNull();
  });

  it("gives processes on the same data the same answer, whatever their second", async () => {
    const { db } = database();
    await rowsIn(db).deal(2_000, { saleEndsAt: new Date(NOW + 30_000) });
    const early = await currentStatistics({ db, now: () => NOW + 1_000 })();
    const late = await currentStatistics({ db, now: () => NOW + 59_000 })();
    expect(late).toEqual(early);
  });
});
