import { expect, inject, it, onTestFinished } from "vitest";
import { StoresSchema } from "#domain/stores/stores.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import { openDatabase } from "../../../server/db/database.ts";
import { bumpDataVersion, watchDataVersion } from "../../../server/db/dataVersion.ts";
import { NOW, rowsIn } from "../../support/data/rows.ts";
import { createEmptyPostgres } from "../../support/database/testDatabase.ts";
import { message, writer } from "../../support/community/feedback.ts";
import { gate } from "../../support/server/gate.ts";
import { cuttableWay } from "../../support/database/cuttable.ts";
import { getJson, siteOn } from "../../support/server/requests.ts";

const serverUrl = inject("postgresUrl");

it.skipIf(serverUrl === null)(
  "a site whose database is gone serves what it has ready, says so, and recovers by itself",
  async () => {
    const { url, drop } = await createEmptyPostgres(serverUrl ?? "");
    onTestFinished(drop);
    const way = await cuttableWay(Number(new URL(url).port));
    onTestFinished(way.close);
    const through = new URL(url);
    through.port = String(way.port);
    const { db, close } = await openDatabase({ dataDir: "", databaseUrl: through.href });
    onTestFinished(close);
    await rowsIn(db).deal(2_000);
    let now = NOW;
    const dataVersion = watchDataVersion(db);
    const app = siteOn(db, { now: () => now, dataVersion });
    const health = async () => (await app.request("/api/health")).status;
    const cut = gate();
    const ready = ["/api/stores", "/api/statistics", "/api/menus"];
    const tags = async () =>
      await Promise.all(ready.map(async (path) => (await app.request(path)).headers.get("etag")));
    const before = await tags();
    expect(await health()).toBe(200);

    const begun = gate();
    const halfWay = db.transaction(async (tx) => {
      await rowsIn(tx).store({ slug: "never" });
      begun.open();
      await cut.opened;
      await rowsIn(tx).store({ slug: "neither" });
    });
    await begun.opened;
    way.cut();
    cut.open();
    await expect(halfWay).rejects.toThrow();
    expect(await health()).toBe(503);
    // Long after what is ready has become outdated.
    for (now of [NOW, NOW + 60_000, NOW + 3 * HOUR_MS]) expect(await tags()).toEqual(before);
    const written = await writer(app).send(message());
    expect([written.status, written.headers.get("retry-after")]).toEqual([503, "5"]);
    expect((await app.request("/api/products/never-asked-for")).status).toBe(503);

    way.mend();
    expect(await health()).toBe(200);
    expect((await writer(app).send(message())).status).toBe(201);
    await rowsIn(db).store({ slug: "new" });
    await bumpDataVersion(db);
    dataVersion.forget();
    // On a loaded machine the answer of before is given while the new one is made.
    await expect
      .poll(async () => await getJson(app, "/api/stores", StoresSchema), { timeout: 20_000 })
      .toHaveLength(2);
  },
);
