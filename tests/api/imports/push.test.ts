import { readdirSync, readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#domain/time/spans.ts";
import { imports, importTokens } from "../../../server/db/schema/imports.ts";
import { offers } from "../../../server/db/schema/offers.ts";
import { stores } from "../../../server/db/schema/stores.ts";
import { linkStore } from "../../../server/import/stores/storeCommands.ts";
import {
  createToken,
  listTokens,
  revokeToken,
  useToken,
} from "../../../server/import/incoming/tokens.ts";
import { CommandError } from "../../../server/db/command.ts";
import { undoCommand } from "../../../server/import/undo/undoImport.ts";
import { everything, fixture, importing, NOW } from "../../support/data/importing.ts";
import { rowsIn } from "../../support/data/rows.ts";
import { neutralMenu, push, tokenFor } from "../../support/data/pushing.ts";
import { describeOnEachEngine, describeOnPglite } from "../../support/database/testDatabase.ts";
import { makeFolderOfPushed } from "../../support/server/pushedFolder.ts";
import { siteOn } from "../../support/server/requests.ts";

const OBSERVED = new Date(NOW - HOUR_MS).toISOString();
const MB = 1024 * 1024;

describeOnPglite("a menu that a store pushes", (database) => {
  const db = () => database().db;
  let clock = NOW;
  const app = () => siteOn(db(), { now: () => clock });
  const context = () => ({ db: db(), now: () => clock, progress: () => undefined });
  let slug = "";
  let other = "";
  let secret = "";
  let id = 0;
  beforeEach(async () => {
    clock = NOW;
    await importing(db(), "stores.csv");
    const known = await db().select().from(stores).orderBy(stores.id);
    slug = known[0]?.slug ?? "";
    other = known[1]?.license ?? "";
    ({ secret, id } = await tokenFor(db(), slug));
  });

  const count = async () => (await db().select().from(imports)).length;
  /** A push that must leave the database and the folder as they were. */
  const refused = async (...call: [string | null, RequestInit["body"], object?]) => {
    const before = await everything(db());
    const answer = await push(app(), ...call);
    expect(await everything(db())).toEqual(before);
    expect(readdirSync(makeFolderOfPushed())).toEqual([]);
    expect(answer.type).toBe("application/problem+json");
    return answer;
  };

  it("comes in, and is answered by the report that the command prints", async () => {
    const { status, body } = await push(app(), secret, neutralMenu({ observedAt: OBSERVED }));
    expect(status).toBe(200);
    expect(body).toMatchObject({ format: "json", store: slug, accepted: 1, created: 1 });
    expect(readdirSync(makeFolderOfPushed())).toEqual([]);
  });

  it("comes in once, however often it is sent: the same body has the same report", async () => {
    const menu = neutralMenu({ observedAt: OBSERVED });
    const first = await push(app(), secret, menu);
    clock += 90 * 24 * HOUR_MS;
    expect(await push(app(), secret, menu)).toEqual(first);
    expect(await count()).toBe(2);
  });

  it("that says no time is true when it arrives: the same within the hour, news after it", async () => {
    const menu = neutralMenu({});
    const first = await push(app(), secret, menu);
    expect(first.body).toMatchObject({ warnings: [{ field: "observed_at" }] });
    clock += HOUR_MS;
    expect(await push(app(), secret, menu)).toEqual(first);
    clock += 1;
    expect((await push(app(), secret, menu)).body).toMatchObject({ unchanged: 1 });
    expect(await count()).toBe(3);
  });

  it("that goes back to what was said before is news", async () => {
    const [sale, regular] = [neutralMenu({ price: 2_000 }), neutralMenu({ price: 3_000 })];
    for (const menu of [regular, sale, regular]) {
      clock += MINUTE_MS;
      await push(app(), secret, menu);
    }
    const [offer] = await db().select().from(offers);
    expect(offer?.priceCents).toBe(3_000);
    expect(await count()).toBe(4);
  });

  it("is the same on a second try, whatever has come in of other stores meanwhile", async () => {
    const menu = neutralMenu({});
    const first = await push(app(), secret, menu);
    const elsewhere = neutralMenu({ store: { license: other } });
    await importing(db(), { text: elsewhere }, { observedAt: clock });
    expect(await push(app(), secret, menu)).toEqual(first);
  });

  it("is news where the operator has imported another of that store meanwhile", async () => {
    const menu = neutralMenu({ price: 3_000 });
    await push(app(), secret, menu);
    clock += MINUTE_MS;
    const newer = neutralMenu({ price: 2_000 });
    await importing(db(), { text: newer }, { storeSlug: slug, observedAt: clock });
    clock += MINUTE_MS;
    expect((await push(app(), secret, menu)).body).toMatchObject({ changed: 1 });
  });

  it("has the time that the address gives it, and can be the whole menu", async () => {
    const query = `?observedAt=${OBSERVED}&full=true`;
    await push(app(), secret, neutralMenu({}), { query });
    const [last] = await db().select().from(imports).where(eq(imports.id, 2));
    expect(last).toMatchObject({ full: true, observedAtOverride: new Date(OBSERVED) });
  });

  it("comes in again after it was taken back", async () => {
    const menu = neutralMenu({ observedAt: OBSERVED });
    await push(app(), secret, menu);
    await undoCommand.run(context(), { importId: 2 });
    expect((await push(app(), secret, menu)).body).toMatchObject({ importId: 3, created: 1 });
  });

  describe("is refused with 401", () => {
    it.each([
      ["without a token", () => null],
      ["with another word", () => "Bearer"],
      ["with a wrong one", () => `occ_import_${"0".repeat(64)}`],
    ])("%s", async (_, wrong) => {
      expect(await refused(wrong(), neutralMenu({}))).toMatchObject({ status: 401 });
    });

    it("with one that is revoked", async () => {
      await revokeToken.run(context(), { id });
      expect(await refused(secret, neutralMenu({}))).toMatchObject({ status: 401 });
    });
  });

  it.each([
    ["says another licence", () => neutralMenu({ store: { license: other } })],
    ["says a store that nobody knows", () => neutralMenu({ store: { slug: "nowhere" } })],
    ["is of a platform's shop elsewhere", () => readFileSync(fixture("bloom.json"), "utf8")],
  ])("is refused with 403 when it %s", async (_, menu) => {
    const answer = await refused(secret, menu());
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ title: `The token is for ${slug}, and the menu is not` });
  });

  it("of several stores brings the rows of the token's alone", async () => {
    const header =
      "store_license,observed_at,source_kind,name,category,menu,size_label,price_cents";
    const row = (license: string) => `${license},${OBSERVED},store_file,Fog,flower,rec,3.5g,3500`;
    const menu = [header, row("OH-T-1"), row("OH-T-2")].join("\n");
    const answer = await push(app(), secret, menu, { headers: { "content-type": "text/csv" } });
    expect(answer.body).toMatchObject({ accepted: 1, rejected: [{ field: "store_slug" }] });
  });

  it.each([
    [
      "is cut off",
      `{"format":"menu-import","items":[{`,
      "The body is not valid JSON; it may be cut off",
    ],
    ["is empty", "", "The body is empty"],
    [
      "is a list of stores",
      "license,dba,city\nX-1,Fog,Kent\n",
      "The body is a list of stores; only a menu is taken here",
    ],
  ])("is refused with 400 when it %s", async (_, menu, title) => {
    expect(await refused(secret, menu)).toMatchObject({ status: 400, body: { title } });
  });

  it("is refused with 400 when it stops half way", async () => {
    const half = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(`{"format":`));
        controller.error(new Error("gone"));
      },
    });
    const title = "The body stopped half way";
    expect(await refused(secret, half)).toMatchObject({ status: 400, body: { title } });
  });

  it("is refused with 413 beyond 50 MB, whether it says so before or not", async () => {
    const said = { headers: { "content-length": String(51 * MB) } };
    expect(await refused(secret, "", said)).toMatchObject({ status: 413 });
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += MB;
        controller.enqueue(new Uint8Array(MB));
      },
    });
    expect(await refused(secret, endless)).toMatchObject({ status: 413 });
    // What is not taken is not asked for.
    expect(sent).toBeLessThan(60 * MB);
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])(
    "is refused with 415 as %s",
    async (type) => {
      const headers = { "content-type": type };
      expect(await refused(secret, "{}", { headers })).toMatchObject({ status: 415 });
    },
  );

  it("is refused with 415 when it is compressed", async () => {
    const headers = { "content-encoding": "gzip" };
    expect(await refused(secret, "{}", { headers })).toMatchObject({ status: 415 });
  });

  it("is refused with 429 after 120 of an hour, and says when to come again", async () => {
    const site = app();
    for (let sent = 0; sent < 120; sent += 1) await push(site, secret, "{");
    const answer = await refused(secret, neutralMenu({}));
    expect(answer.status).toBe(429);
    expect(Number(answer.retryAfter)).toBeGreaterThan(0);
  });

  it("is known by the token's hash alone, which notes when it was used", async () => {
    clock += 1_000;
    await push(app(), secret, neutralMenu({}));
    const [kept] = await db().select().from(importTokens);
    expect(JSON.stringify(kept)).not.toContain(secret.slice(-64));
    expect(kept?.lastUsedAt).toEqual(new Date(clock));
  });
});

describeOnEachEngine("the tokens of stores", (database) => {
  const context = () => ({ db: database().db, now: () => NOW, progress: () => undefined });
  const create = (store: string, name: string | null = null) =>
    createToken.run(context(), { store, name });
  beforeEach(async () => {
    await importing(database().db, "stores.csv");
  });

  it("are listed with their store, their use and their end, and never with their secret", async () => {
    const [one] = await database().db.select().from(stores);
    const { id, secret } = await create(one?.slug ?? "", " Counter ");
    expect(secret).toMatch(/^occ_import_[\da-f]{64}$/);
    await revokeToken.run(context(), { id });
    const at = new Date(NOW).toISOString();
    expect(await listTokens.run(context(), null)).toEqual([
      { id, store: one?.slug, name: "Counter", createdAt: at, lastUsedAt: null, revokedAt: at },
    ]);
    await expect(revokeToken.run(context(), { id })).rejects.toThrow(CommandError);
  });

  it("are made for stores that are known and real", async () => {
    await rowsIn(database().db).store({ slug: "made-up", sample: true });
    await expect(create("nowhere")).rejects.toThrow(CommandError);
    await expect(create("made-up")).rejects.toThrow(CommandError);
  });

  it("go with the store when it is joined with another", async () => {
    const { store } = rowsIn(database().db);
    await store({ slug: "bloom-akron" });
    const { secret } = await create("bloom-akron");
    const [real] = await database().db.select().from(stores).orderBy(stores.id);
    await linkStore.run(context(), { alias: "bloom-akron", slug: real?.slug ?? "" });
    const token = await useToken(database().db, secret, NOW);
    expect(token).toMatchObject({ store: real?.slug });
  });
});

describeOnEachEngine("ten menus that a store pushes at once", (database) => {
  it("come in once if they are the same; those that find no place are told when to come again", async () => {
    const { db } = database();
    await importing(db, "stores.csv");
    const [known] = await db.select().from(stores).orderBy(stores.id);
    const { secret } = await tokenFor(db, known?.slug ?? "");
    const site = siteOn(db, { now: () => NOW });
    const menu = neutralMenu({ observedAt: OBSERVED });
    const answers = await Promise.all(Array.from({ length: 10 }, () => push(site, secret, menu)));
    const first = answers.find(({ status }) => status === 200);
    for (const answer of answers) {
      if (answer.status === 200) expect(answer).toEqual(first);
      else expect(answer).toMatchObject({ status: 503, retryAfter: "30" });
    }
    expect(first?.body).toMatchObject({ importId: 2, created: 1 });
    expect(await db.select().from(imports)).toHaveLength(2);
  });
});
