import { expect, it } from "vitest";
import type { Hono } from "hono";
import { deriveTransfer, makeTransferCode, seal } from "#domain/transfers/sealing.ts";
import { DAY_MS, MINUTE_MS } from "#domain/time/spans.ts";
import { pruneTransfers } from "../../../server/community/transfers.ts";
import { NOW } from "../../support/data/rows.ts";
import { describeOnEachEngine } from "../../support/database/testDatabase.ts";
import { embeddedSite } from "../../support/identity/embeddedSite.ts";

const ID = "A".repeat(22);

/** A phone at an address. */
function phone(app: Hono, address = "203.0.113.1") {
  const from = { incoming: { socket: { remoteAddress: address } } };
  const headers = { "content-type": "application/json" };
  return {
    put: async (id: string, body: unknown) =>
      await app.request(
        `/api/transfers/${id}`,
        { method: "PUT", headers, body: JSON.stringify(body) },
        from,
      ),
    take: async (id: string) => await app.request(`/api/transfers/${id}`, {}, from),
  };
}

const statuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).toSorted((one, other) => one - other);

describeOnEachEngine("what moves from a tab into the installed app", (database) => {
  const site = () => embeddedSite(database().db);

  it("is handed out once, and then never again", async () => {
    const { put, take } = phone(site().app);
    const kept = await put(ID, { sealed: "sealed" });
    expect([kept.status, await kept.json()]).toEqual([
      201,
      { until: new Date(NOW + 30 * MINUTE_MS).toISOString() },
    ]);
    const first = await take(ID);
    expect([first.status, first.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(await first.json()).toEqual({ sealed: "sealed" });
    const second = await take(ID);
    expect(second.status).toBe(410);
    expect(await second.json()).toMatchObject({
      title: "This code was used already, or its half hour is over",
    });
    expect((await take("B".repeat(22))).status).toBe(404);
  });

  it("is handed out to one of many that ask at once", async () => {
    const { put, take } = phone(site().app);
    await put(ID, { sealed: "sealed" });
    expect(await statuses([take(ID), take(ID), take(ID), take(ID)])).toEqual([200, 410, 410, 410]);
  });

  it("takes no place that is or was in use", async () => {
    const { put, take } = phone(site().app);
    expect((await put(ID, { sealed: "first" })).status).toBe(201);
    expect((await put(ID, { sealed: "second" })).status).toBe(409);
    expect(await (await take(ID)).json()).toEqual({ sealed: "first" });
    expect((await put(ID, { sealed: "third" })).status).toBe(409);
  });

  it("is gone after half an hour, whether it was pruned or not, and after a day nothing is known of it", async () => {
    const { app, pass } = site();
    const { put, take } = phone(app);
    const other = "B".repeat(22);
    await put(ID, { sealed: "sealed" });
    await put(other, { sealed: "sealed" });
    pass(30 * MINUTE_MS);
    expect((await take(ID)).status).toBe(410);
    const rows = () => database().db.query.transfers.findMany();
    const [{ createdAt } = { createdAt: new Date(0) }] = await rows();
    await pruneTransfers(database().db, createdAt.getTime() + 30 * MINUTE_MS);
    expect((await rows()).map(({ sealed }) => sealed)).toEqual([null, null]);
    expect((await take(other)).status).toBe(410);
    await pruneTransfers(database().db, createdAt.getTime() + DAY_MS);
    expect((await take(other)).status).toBe(404);
  });

  it("is text that the server cannot read: neither table nor call has a word of it, the code or the key", async () => {
    const code = makeTransferCode();
    const transfer = await deriveTransfer(code);
    const sealed = await seal(transfer, { wishlist: [{ name: "Blue Dream", note: "my back" }] });
    await phone(site().app).put(transfer.id, { sealed });
    const rows = await database().db.query.transfers.findMany();
    expect(rows.map((row) => Object.keys(row).toSorted())).toEqual([["createdAt", "id", "sealed"]]);
    const [row] = rows;
    const text = row?.sealed ?? "";
    expect(text).toBe(sealed);
    for (const stored of [row?.id, text, Buffer.from(text, "base64url").toString("latin1")])
      for (const secret of ["Blue", "Dream", "wishlist", "back", code])
        expect(stored).not.toContain(secret);
  });

  it.each([
    ["a short id", "abc", { sealed: "sealed" }],
    ["an id of other signs", "A".repeat(21) + "!", { sealed: "sealed" }],
    ["no text", ID, {}],
    ["an empty text", ID, { sealed: "" }],
    ["a text of other signs", ID, { sealed: "sealed+/=" }],
    ["a text that is too long", ID, { sealed: "s".repeat(64_001) }],
  ])("is refused with %s", async (_, id, body) => {
    expect((await phone(site().app).put(id, body)).status).toBe(400);
    expect(await database().db.query.transfers.findMany()).toEqual([]);
  });

  it("may be as large as is said, and no larger than any page may send", async () => {
    const { put } = phone(site().app);
    expect((await put(ID, { sealed: "s".repeat(64_000) })).status).toBe(201);
    expect((await put("B".repeat(22), { sealed: "s".repeat(70_000) })).status).toBe(413);
  });

  it("is not found by guessing: after sixty misses an address waits, and finds do not count", async () => {
    const { app } = site();
    const { put, take } = phone(app);
    await put(ID, { sealed: "sealed" });
    for (let miss = 0; miss < 30; miss += 1) await take(`guess-${String(miss)}`.padEnd(22, "x"));
    expect((await take(ID)).status).toBe(200);
    for (let miss = 30; miss < 60; miss += 1)
      expect((await take(`guess-${String(miss)}`.padEnd(22, "x"))).status).toBe(404);
    const refused = await take("guess-60".padEnd(22, "x"));
    expect([refused.status, refused.headers.has("retry-after")]).toEqual([429, true]);
    expect((await phone(app, "198.51.100.7").take(ID)).status).toBe(410);
  });

  it("is put thirty times an hour from an address", async () => {
    const { put } = phone(site().app);
    for (let each = 0; each < 30; each += 1)
      expect((await put(String(each).padEnd(22, "x"), { sealed: "s" })).status).toBe(201);
    expect((await put(ID, { sealed: "s" })).status).toBe(429);
  });
});
