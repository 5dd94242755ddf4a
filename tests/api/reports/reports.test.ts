import { expect, it } from "vitest";
import type { Hono } from "hono";
import { outboxCall } from "#domain/outbox/attempt.ts";
import { DealsSchema } from "#domain/offers/deals.ts";
import { AllMenusSchema, offerAt, offerCount, StoreMenuSchema } from "#domain/offers/menuTable.ts";
import { ProductDetailSchema } from "#domain/offers/productDetail.ts";
import { reportWrite, type Report } from "#domain/offers/reportCalls.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/time/spans.ts";
import { pruneReports } from "../../../server/catalogue/offers/counterReports.ts";
import { listReports, reportLine } from "../../../server/community/reports.ts";
import { readDataVersion } from "../../../server/db/dataVersion.ts";
import { undoImport } from "../../../server/import/undo/undoImport.ts";
import { alertedImports } from "../../support/alerts/alertedImports.ts";
import { menuOf, NOW, importing } from "../../support/data/importing.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";
import { getJson, siteOn } from "../../support/server/requests.ts";

/** What a phone says. */
type Said = { kind?: "not_there"; priceCents?: number };

const [ANA, BEN, CAM] = ["ana's phone", "ben's phone", "cam's phone"];

describeOnEachEngine("what visitors report from the counter", (database) => {
  const db = () => database().db;
  const { site, seen } = alertedImports(db);
  let now = NOW;

  /** A site with one store that has Fog on sale and Haze. */
  async function store() {
    now = NOW;
    await site();
    await seen({ Fog: [4_000, 3_000], Haze: 4_000 });
    const app = siteOn(db(), { now: () => now });
    const { table } = await getJson(app, "/api/menus", AllMenusSchema);
    const keys = new Map<string, string>();
    for (let row = 0; row < offerCount(table); row += 1) {
      const { product, store: its, sizeKey, menu } = offerAt(table, row);
      keys.set(product.name, `${its.slug} ${product.code} ${sizeKey} ${menu}`);
    }
    const key = (name: string) => keys.get(name) ?? "";
    return { app, key, slug: key("Fog").split(" ")[0] ?? "", fog: key("Fog").split(" ")[1] ?? "" };
  }

  async function post(app: Hono, body: string, address = "203.0.113.1") {
    const from = { incoming: { socket: { remoteAddress: address } } };
    const headers = { "content-type": "application/json" };
    return await app.request("/api/reports", { method: "POST", body, headers }, from);
  }

  const reportOf = (offerId: string, device: string, { priceCents }: Said = {}): Report => ({
    id: crypto.randomUUID(),
    offerId,
    device,
    ...(priceCents === undefined
      ? { kind: "not_there" as const }
      : { kind: "other_price" as const, priceCents }),
  });

  const send = async (app: Hono, report: Report, address?: string) =>
    (await post(app, JSON.stringify(report), address)).status;

  const say = async (app: Hono, offerId: string, device: string, said?: Said) => {
    expect(await send(app, reportOf(offerId, device, said))).toBe(202);
  };

  /** What the menu says of each product. */
  async function shown(app: Hono, slug: string) {
    const { table } = await getJson(app, `/api/menus/${slug}`, StoreMenuSchema);
    const offers = Array.from({ length: offerCount(table) }, (_, row) => offerAt(table, row));
    return Object.fromEntries(offers.map((each) => [each.product.name, each.reports ?? null]));
  }

  it("is seen once a second phone says the same: in the menu, among the deals and on the product's page", async () => {
    const { app, key, slug, fog } = await store();
    const before = await (await app.request(`/api/menus/${slug}`)).text();
    await say(app, key("Fog"), ANA);
    expect(await (await app.request(`/api/menus/${slug}`)).text()).toBe(before);
    now += HOUR_MS;
    await say(app, key("Fog"), BEN);
    const said = {
      kind: "not_there",
      devices: 2,
      lastAt: new Date(NOW + HOUR_MS).toISOString(),
      priceCents: null,
    };
    expect(await shown(app, slug)).toEqual({ Fog: said, Haze: null });
    const { table } = await getJson(app, "/api/deals", DealsSchema);
    expect(offerAt(table, 0)).toMatchObject({ product: { name: "Fog" }, reports: said });
    const { offers } = await getJson(app, `/api/products/${fog}`, ProductDetailSchema);
    expect(offers[0]?.reports).toEqual(said);
    await say(app, key("Fog"), CAM);
    expect((await shown(app, slug))["Fog"]?.devices).toBe(3);
  });

  it("of another price is seen where two phones say the same price", async () => {
    const { app, key, slug } = await store();
    await say(app, key("Haze"), ANA, { priceCents: 3_200 });
    await say(app, key("Haze"), BEN, { priceCents: 3_300 });
    expect((await shown(app, slug))["Haze"]).toBeNull();
    await say(app, key("Haze"), CAM, { priceCents: 3_200 });
    expect((await shown(app, slug))["Haze"]).toMatchObject({ devices: 2, priceCents: 3_200 });
    await say(app, key("Haze"), CAM);
    expect((await shown(app, slug))["Haze"]).toBeNull();
  });

  it("counts once for each phone, however often it is said or sent, also at once", async () => {
    const { app, key, slug } = await store();
    const one = reportOf(key("Fog"), ANA);
    const version = await readDataVersion(db());
    expect(await Promise.all([one, one, one].map((each) => send(app, each)))).toEqual([
      202, 202, 202,
    ]);
    await say(app, key("Fog"), ANA);
    expect(await shown(app, slug)).toEqual({ Fog: null, Haze: null });
    expect(await readDataVersion(db())).toBe(version);
    const others = [BEN, CAM].map((device) => send(app, reportOf(key("Fog"), device)));
    expect(await Promise.all(others)).toEqual([202, 202]);
    const agreed = (await shown(app, slug))["Fog"];
    expect(agreed?.devices).toBe(3);
    // Nor does one phone keep it alive.
    now += HOUR_MS;
    await say(app, key("Fog"), ANA);
    expect((await shown(app, slug))["Fog"]).toEqual(agreed);
  });

  it("is seen by those who have asked before, also where the first two are sent at once", async () => {
    const { app, key, slug } = await store();
    expect((await shown(app, slug))["Fog"]).toBeNull();
    await Promise.all([ANA, BEN].map((device) => say(app, key("Fog"), device)));
    expect((await shown(app, slug))["Fog"]?.devices).toBe(2);
  });

  it("is kept without the phone's id, and no two reports can be told to be of one phone", async () => {
    const { app, key } = await store();
    await say(app, key("Fog"), ANA);
    await say(app, key("Haze"), ANA);
    const rows = await db().query.counterReports.findMany();
    expect(new Set(rows.map(({ mark }) => mark)).size).toBe(2);
    expect(JSON.stringify([rows, await db().query.attemptLimits.findMany()])).not.toContain(ANA);
  });

  it("agrees within 24 hours only, and is pruned a day after the last", async () => {
    const { app, key, slug } = await store();
    await say(app, key("Fog"), ANA);
    now += DAY_MS;
    await say(app, key("Fog"), BEN);
    expect((await shown(app, slug))["Fog"]).toBeNull();
    now += 23 * HOUR_MS;
    await say(app, key("Fog"), CAM);
    expect((await shown(app, slug))["Fog"]?.devices).toBe(2);
    const version = await readDataVersion(db());
    await pruneReports(db(), now + DAY_MS - 1);
    expect(await db().query.counterReports.findMany()).toHaveLength(2);
    expect(await readDataVersion(db())).toBe(version);
    await pruneReports(db(), now + DAY_MS);
    expect(await db().query.counterReports.findMany()).toEqual([]);
    expect(await readDataVersion(db())).toBe(version + 1);
    await pruneReports(db(), now + DAY_MS);
    expect(await readDataVersion(db())).toBe(version + 1);
  });

  it("ends with the next menu that has it or has it no more; a part of the menu without it leaves it", async () => {
    const { app, key, slug } = await store();
    const both = async (name: string) => {
      await say(app, key(name), ANA);
      await say(app, key(name), BEN);
    };
    await both("Fog");
    await both("Haze");
    await seen({ Fog: [4_000, 3_000] }, NOW + HOUR_MS, { dryRun: true });
    expect((await shown(app, slug))["Fog"]).not.toBeNull();
    await seen({ Fog: [4_000, 3_000] }, NOW + HOUR_MS);
    expect(await shown(siteOn(db()), slug)).toMatchObject({ Fog: null, Haze: { devices: 2 } });
    await seen({ Fog: [4_000, 3_000] }, NOW + 2 * HOUR_MS, { full: true });
    expect(await shown(siteOn(db()), slug)).toEqual({ Fog: null, Haze: null });
  });

  it("is in no way of an import that is undone", async () => {
    const { app, key } = await store();
    const { importId } = await importing(db(), menuOf(NOW, { New: 1_000 }));
    const other = key("Haze").split(" ");
    const { table } = await getJson(siteOn(db()), "/api/menus", AllMenusSchema);
    const codes = Array.from(
      { length: offerCount(table) },
      (_, row) => offerAt(table, row).product,
    );
    other[1] = codes.find(({ name }) => name === "New")?.code ?? "";
    await say(app, other.join(" "), ANA);
    await say(app, other.join(" "), BEN);
    await undoImport(db(), importId ?? 0, NOW);
    expect(await db().query.counterReports.findMany()).toHaveLength(2);
    const answer = await siteOn(db()).request("/api/menus");
    expect(await answer.text()).not.toContain("not_there");
  });

  it("that lay on the phone counts from when it was made, and not after a menu has had the offer", async () => {
    const { app, key, slug } = await store();
    const clock = (at: number) => new Date(at - 5 * DAY_MS).toISOString();
    const late = async (device: string, age: number) => {
      const times = { madeAt: clock(now - age), sentAt: clock(now) };
      expect(await send(app, { ...reportOf(key("Fog"), device), ...times })).toBe(202);
    };
    // The menu was seen an hour before the tests' clock.
    await late(ANA, HOUR_MS + MINUTE_MS);
    await late(BEN, DAY_MS);
    expect(await db().query.counterReports.findMany()).toEqual([]);
    await late(ANA, 30 * MINUTE_MS);
    await late(BEN, 40 * MINUTE_MS);
    const lastAt = new Date(NOW - 30 * MINUTE_MS).toISOString();
    expect((await shown(app, slug))["Fog"]).toMatchObject({ devices: 2, lastAt });
  });

  it("of what there is not is answered like any other, and kept nowhere", async () => {
    const { app, key } = await store();
    const answers = [];
    for (const offerId of [
      "x",
      "no-store x 1g rec",
      `${key("Fog")}x`,
      "'; drop table offers; --",
      key("Fog"),
    ]) {
      const report = reportOf(offerId, ANA);
      const answer = await post(app, JSON.stringify(report));
      answers.push([answer.status, answer.headers.get("cache-control"), await answer.json()]);
      expect(answers.at(-1)).toEqual([202, "no-store", { id: report.id }]);
    }
    expect(await db().query.counterReports.findMany()).toHaveLength(1);
  });

  it("refuses what is no report, and says what is wrong with it", async () => {
    const { app, key } = await store();
    const right = reportOf(key("Haze"), ANA, { priceCents: 3_200 });
    const wrong: [unknown, RegExp?][] = [
      ["{"],
      [[]],
      [null],
      [{ ...right, id: "1" }, /id: a UUID/],
      [{ ...right, kind: "spam" }, /kind: not_there or other_price/],
      [{ ...right, device: 5 }, /device/],
      [{ ...right, device: "" }, /device/],
      [{ ...right, device: "\0" }],
      [{ ...right, offerId: "x".repeat(1_001) }, /offerId/],
      [{ ...right, offerId: ["x"] }, /offerId/],
      ...[undefined, null, 0, -1, 1.5, 1_000_001, "32"].map((priceCents): [unknown, RegExp] => [
        { ...right, priceCents },
        /priceCents: 1 to 1000000/,
      ]),
    ];
    for (const [body, said] of wrong) {
      const answer = await post(app, typeof body === "string" ? body : JSON.stringify(body));
      expect([body, answer.status]).toEqual([body, 400]);
      if (said !== undefined) expect(await answer.text()).toMatch(said);
    }
    expect(
      (await post(app, JSON.stringify({ ...right, more: "x".repeat(64 * 1024) }))).status,
    ).toBe(413);
    expect(await db().query.counterReports.findMany()).toEqual([]);
  });

  it("is taken 20 times an hour from a phone and 60 times from an address; the same again does not count", async () => {
    const { app, key } = await store();
    const one = reportOf(key("Fog"), ANA);
    expect(await send(app, one)).toBe(202);
    for (let more = 1; more < 20; more += 1) {
      expect(await send(app, one)).toBe(202);
      await say(app, "x", ANA);
    }
    const refused = await post(app, JSON.stringify(reportOf("x", ANA)));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_500);
    for (let more = 21; more < 60; more += 1) await say(app, "x", `phone ${String(more)}`);
    expect(await send(app, reportOf("x", "another"))).toBe(429);
    expect(await send(app, reportOf("x", "another"), "198.51.100.7")).toBe(202);
    expect(await send(app, one)).toBe(202);
  });

  it("is listed for the operator, shown or not", async () => {
    const { app, key, slug } = await store();
    await say(app, key("Fog"), ANA);
    await say(app, key("Fog"), BEN);
    now += MINUTE_MS;
    await say(app, key("Haze"), ANA, { priceCents: 3_250 });
    const context = { db: db(), now: () => now, progress: () => undefined };
    const listed = await listReports.run(context, null);
    const line = (record: (typeof listed)[number]) => reportLine(record).replaceAll("\t", " | ");
    const [haze, fog] = ["Haze", "Fog"].map((name) => key(name).split(" ")[1]);
    expect(listed.map(line)).toEqual([
      `counter | 2026-11-20T16:01:00.000Z | other_price | 1 phone | Haze (${haze}), 3.5g, $32.50 at ${slug}`,
      `counter | 2026-11-20T16:00:00.000Z | not_there | 2 phones, shown | Fog (${fog}), 3.5g at ${slug}`,
    ]);
  });

  it("goes out as the outbox sends it", async () => {
    const { app, key } = await store();
    const { path, init } = outboxCall(
      reportWrite(reportOf(key("Fog"), ANA), "Fog").request,
      undefined,
      NOW,
    );
    const answer = await app.request(path, init);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([202, "application/json"]);
  });
});
