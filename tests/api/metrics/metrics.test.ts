import { expect, it } from "vitest";
import { HOUR_MS } from "#domain/time/spans.ts";
import { createMetrics } from "../../../server/operations/metrics/serveMetrics.ts";
import { withCountedImports } from "../../../server/operations/metrics/instruments.ts";
import { NOW, rowsIn } from "../../support/data/rows.ts";
import { senderOn } from "../../support/alerts/sending.ts";
import { describeOnPglite } from "../../support/database/testDatabase.ts";
import { siteOn } from "../../support/server/requests.ts";

describeOnPglite("the figures", (database) => {
  function counting() {
    const { db } = database();
    const place = { host: "127.0.0.1", metricsPort: 0, dataDir: "." };
    const { instruments, read } = createMetrics(place, () => NOW);
    const figures = read(db);
    const linesOf = async (name: string) =>
      (await figures()).split("\n").filter((line) => line.startsWith(name));
    return { db, instruments, linesOf };
  }

  it("count requests by the pattern of their address, whatever is asked for", async () => {
    const { db, instruments, linesOf } = counting();
    const site = siteOn(db, instruments);
    await rowsIn(db).store({ slug: "kent" });
    const ask = (path: string, method = "GET") => site.request(path, { method });
    for (const path of ["kent", "made-up", "someone@example.org"]) await ask(`/api/menus/${path}`);
    await ask("/api/nothing-here");
    await ask("/nothing-either?q=someone");
    await ask("/api/health", "BREW");
    expect(await linesOf("occ_http_requests_total{")).toEqual([
      'occ_http_requests_total{route="/api/menus/:store",method="GET",status="2xx"} 1',
      'occ_http_requests_total{route="/api/menus/:store",method="GET",status="4xx"} 2',
      'occ_http_requests_total{route="/api/*",method="GET",status="4xx"} 1',
      'occ_http_requests_total{route="other",method="GET",status="4xx"} 1',
      'occ_http_requests_total{route="/api/*",method="other",status="4xx"} 1',
    ]);
    expect(
      await linesOf('occ_http_request_duration_seconds_count{route="/api/menus/:store"}'),
    ).toEqual(['occ_http_request_duration_seconds_count{route="/api/menus/:store"} 3']);
  });

  it("count what the caches of answers do, and how large they are", async () => {
    const { db, instruments, linesOf } = counting();
    const site = siteOn(db, instruments);
    await site.request("/api/announcements");
    await site.request("/api/announcements");
    expect(await linesOf("occ_answer_cache_")).toEqual([
      'occ_answer_cache_requests_total{result="hit"} 1',
      'occ_answer_cache_requests_total{result="stale"} 0',
      'occ_answer_cache_requests_total{result="miss"} 1',
      "occ_answer_cache_entries 1",
      "occ_answer_cache_bytes 2",
    ]);
  });

  it("tell the age of stores' data and of outboxes", async () => {
    const { db, linesOf } = counting();
    const rows = rowsIn(db);
    const storeId = await rows.store({ slug: "kent" });
    const offerId = await rows.offer({ storeId, observedAt: new Date(NOW - HOUR_MS) });
    const { phone, queue } = await senderOn(db);
    await queue(await phone(), [offerId], { dueAt: new Date(NOW - 60_000) });
    await queue(await phone(), [offerId], { dueAt: new Date(NOW + 60_000) });
    expect(await linesOf("occ_store_data_age_seconds{")).toEqual([
      'occ_store_data_age_seconds{store="kent"} 3600',
    ]);
    expect(await linesOf("occ_outbox_")).toEqual([
      'occ_outbox_entries{outbox="alerts",state="due"} 1',
      'occ_outbox_entries{outbox="alerts",state="later"} 1',
      'occ_outbox_entries{outbox="alerts",state="under_way"} 0',
      'occ_outbox_entries{outbox="alerts",state="stuck"} 0',
      'occ_outbox_entries{outbox="mails",state="due"} 0',
      'occ_outbox_entries{outbox="mails",state="later"} 0',
      'occ_outbox_entries{outbox="mails",state="under_way"} 0',
      'occ_outbox_entries{outbox="mails",state="stuck"} 0',
      'occ_outbox_oldest_age_seconds{outbox="alerts"} 60',
      'occ_outbox_oldest_age_seconds{outbox="mails"} 0',
    ]);
    expect(await linesOf("occ_database_up")).toEqual(["occ_database_up 1"]);
  });

  it("count what push services take", async () => {
    const { db, instruments, linesOf } = counting();
    const offerId = await rowsIn(db).deal(2_000);
    const { phone, queue, round } = await senderOn(db);
    await queue(await phone(), [offerId]);
    await round({ onPushed: instruments.onPushed });
    expect(await linesOf("occ_pushes_total{")).toEqual([
      'occ_pushes_total{transport="webpush",outcome="sent"} 1',
    ]);
  });

  it("count imports by what became of them", async () => {
    const { db, instruments, linesOf } = counting();
    const outcomes = [{ outcome: "imported" }, { outcome: "refused" }, new Error("disk full")];
    const command = withCountedImports(
      {
        name: "import",
        isLong: true,
        execute() {
          const next = outcomes.shift();
          return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
        },
      },
      instruments,
    );
    const run = () =>
      command.execute({ db, now: () => NOW, progress: () => undefined }, null).catch(() => null);
    for (let each = 0; each < 3; each += 1) await run();
    expect(await linesOf("occ_imports_total{")).toEqual([
      'occ_imports_total{result="imported"} 1',
      'occ_imports_total{result="refused"} 1',
      'occ_imports_total{result="failed"} 1',
    ]);
  });

  it("go on without the database, with what is known", async () => {
    const { db } = database();
    const storeId = await rowsIn(db).store({ slug: "kent" });
    await rowsIn(db).offer({ storeId, observedAt: new Date(NOW - HOUR_MS) });
    let isAway = false;
    const flaky = new Proxy(db, {
      get(target, name) {
        if (isAway) throw new Error("away");
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const place = { host: "127.0.0.1", metricsPort: 0, dataDir: "." };
    const figures = createMetrics(place, () => NOW).read(flaky);
    await figures();
    isAway = true;
    const text = await figures();
    expect(text).toContain("occ_database_up 0\n");
    expect(text).toContain('occ_store_data_age_seconds{store="kent"} 3600\n');
  });
});
